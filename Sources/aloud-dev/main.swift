print("aloud-dev")
