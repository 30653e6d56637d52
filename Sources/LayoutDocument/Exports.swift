// A file that imports this module needs no other import: the styles of a document and the frames of its layout are values
// of `LayoutEngine`, and its boxes values of `BoxEngine`.
@_exported import BoxEngine
@_exported import LayoutEngine
