struct FlexStackCode { let text: String; init(_ c: CodeTree) throws(LayoutCodeError) { text = "" } }
