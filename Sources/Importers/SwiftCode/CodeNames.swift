/// What all code of an app together has names for; it is to be known before any of it is read.
struct CodeNames: Sendable {
  /// The texts.
  var texts = StringConstants()
  /// The initialisers of controls, and modifiers.
  var initialisers = OwnInitialisers()
  /// The pictures in catalogues.
  var assets = AssetNames()
  /// The pictures that code calls otherwise.
  var pictures = OwnPictures()

  /// Takes in the names of a file.
  mutating func formUnion(_ other: CodeNames) {
    texts.add(other.texts)
    initialisers.formUnion(other.initialisers)
    pictures.formUnion(other.pictures)
  }

  /// Reads what one file has names for; nil for the many that have none.
  ///
  /// - Parameter known: what is known before any code is: pictures in catalogues, and tables of texts.
  /// - Complexity: O(bytes).
  init?(
    _ bytes: [UInt8], path: String, platforms: AppPlatforms, known: CodeNames = CodeNames()
  ) {
    let types = DeclaredTypes(bytes)
    let holdsTexts = StringConstants.mayHold(bytes)
    let holdsInitialisers =
      types.extendsControls || types.extendsViews && bytes.contains("Button")
      || OwnModifiers.mayHold(bytes, extendsViews: types.extendsViews)
    let holdsPictures = OwnPictures.mayHold(bytes)
    let isRead = holdsTexts || holdsInitialisers || holdsPictures
    guard isRead || !types.forTexts.isEmpty else { return nil }
    if isRead {
      let code = SwiftCode(bytes, path: path, platforms: platforms, names: known)
      if holdsTexts { texts = StringConstants(code) }
      if holdsInitialisers { initialisers = OwnInitialisers(code) }
      if holdsPictures { pictures = OwnPictures(of: SwiftTypes(code).all, in: code) }
    }
    texts.add(declared: types.forTexts)
  }

  init() {}
}
