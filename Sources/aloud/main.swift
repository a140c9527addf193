print("aloud")
