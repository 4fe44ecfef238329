"""Kernels as WebAssembly: the same functions, lowered by Numba and compiled for wasm32 by its LLVM, one file a game."""
