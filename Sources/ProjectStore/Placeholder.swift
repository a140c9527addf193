// ProjectStore
