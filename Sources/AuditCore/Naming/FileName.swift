/// Recognises names of files.
public enum FileName {
  /// Whether a lower-case word is the ending of a file name.
  static func isExtension(_ word: String) -> Bool {
    imageExtensions.contains(word) || otherExtensions.contains(word)
  }

  /// Whether a text is or ends with the name of an image file, such as "hero_banner.png".
  ///
  /// - Complexity: O(1) for a text without a full stop, else O(length).
  public static func isImageFile(_ text: String, shape: NameShape) -> Bool {
    guard shape.dots > 0, let dot = text.lastIndex(of: "."), dot != text.startIndex else {
      return false
    }
    let before = text[text.index(before: dot)]
    guard before.isLetter || before.isNumber || before == "_" || before == "-" || before == ")"
    else { return false }
    return imageExtensions.contains(text[text.index(after: dot)...].lowercased())
  }

  private static let imageExtensions = InterfaceWords.set(
    "avif bmp gif heic heif ico jpeg jpg pdf png svg tif tiff webp")

  private static let otherExtensions = InterfaceWords.set(
    """
    7z aac aiff apk c cpp cs css csv dat db dmg doc docx epub exe flac gz h heics html ini ipa java
    js json jsx kt log m m4a m4v md mkv mov mp3 mp4 mpg mpeg ogg otf php pkg plist ppt pptx psd py rar
    rb rs rtf sh sql srt strings swift tar ts tsx ttf txt vcf wav webm xcstrings xib xls xlsx xml yaml
    yml zip
    """)
}
