struct HTMLCode { let text: String; init(_ c: CodeTree) throws(LayoutCodeError) { text = "" } }
