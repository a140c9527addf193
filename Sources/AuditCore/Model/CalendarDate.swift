/// Dates as project files spell them.
public enum CalendarDate {
  /// Whether a text is a date `YYYY-MM-DD` of the Gregorian calendar, or an RFC 3339 time in UTC.
  public static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 10 || (bytes.count >= 20 && bytes[10] == UInt8(ascii: "T")) else {
      return false
    }
    guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Int(text.prefix(4)), let month = Int(text.dropFirst(5).prefix(2)),
      let day = Int(text.dropFirst(8).prefix(2)), (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }
}
