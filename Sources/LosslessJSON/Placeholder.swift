// LosslessJSON
