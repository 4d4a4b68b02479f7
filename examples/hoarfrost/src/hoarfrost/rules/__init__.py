"""The rules of Hoarfrost. They import only the standard library and `boardwright.core`."""
