"""Networks that have learned a game by playing against themselves, and the bots that go by them.

`layout` says what a network is given, `onnx` evaluates it with numpy alone, `bot` plays it.
"""
