import AuditCore

/// Small wordings shared by the reports people read.
enum Words {
  /// A count with its noun, such as "1 finding" or "1,204 findings".
  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// A whole number with a comma at each thousand.
  static func grouped(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    var at = digits.count - 3
    while at > 0 {
      digits.insert(",", at: at)
      at -= 3
    }
    return (number < 0 ? "-" : "") + String(digits)
  }

  /// A sentence's first letter raised.
  static func capitalised(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }

  /// A rule's message as a sentence: first letter raised, full stop at the end.
  static func sentence(_ text: String) -> String {
    let text = capitalised(text)
    guard let last = text.last, !".!?…".contains(last) else { return text }
    return text + "."
  }

  /// A name as it stands, or "(blank)" where there is nothing to read.
  static func named(_ text: String) -> String { text.isBlank ? "(blank)" : text }

  /// Items as people list them: "a, b and c".
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A moment such as "2025-06-01T10:00:00Z" as "1 June 2025, 10:00 UTC"; a date without the time;
  /// anything else as it stands.
  static func moment(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = digits(bytes[0..<4]), let month = digits(bytes[5..<7]),
      let day = digits(bytes[8..<10]), (1...12).contains(month), (1...31).contains(day)
    else { return text }
    let date = "\(day) \(months[month - 1]) \(year)"
    if bytes.count == 10 { return date }
    guard bytes.count >= 17, bytes[10] == 0x54, bytes[13] == 0x3A, bytes.last == 0x5A,
      let hour = digits(bytes[11..<13]), let minute = digits(bytes[14..<16])
    else { return text }
    return date + ", \(pair(hour)):\(pair(minute)) UTC"
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in bytes {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  private static func pair(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

extension Impact {
  /// All impacts, the worst first.
  static let worstFirst: [Impact] = allCases.reversed()
}

extension Decision {
  /// All decisions as a report lists them: what is still to do, then what is settled.
  static let reportOrder: [Decision] = [
    .open, .confirmed, .needsDevice, .acceptedRisk, .notAnIssue,
  ]

  /// One word without spaces, for lines that people search.
  var token: String {
    switch self {
    case .open: "open"
    case .confirmed: "confirmed"
    case .notAnIssue: "not-an-issue"
    case .acceptedRisk: "accepted-risk"
    case .needsDevice: "needs-device"
    }
  }
}
