import AuditCore
import AuditRules
import ProjectStore
import Testing

/// What the rules say of the sample projects, finding by finding.
///
/// Every line of a table was judged by hand: the element is wrong in the way the rule says, or,
/// with a question mark, the facts do not settle it. All other elements are right as they are.
@Suite struct TeaShopTests {
  static let designed = """
    name-has-role@catalog/cart
    name-is-symbol@catalog/share
    control-name@catalog/bell
    name-is-identifier@catalog/filter
    name-translated@catalog/filter#ja ?
    name-repeated@catalog/favorite-assam
    target-size@catalog/favorite-rooibos
    component-contract@catalog/favorite-rooibos

    name-is-shape@filters/close
    control-name@filters/price
    name-is-shape@filters/scale
    name-has-role@filters/saved

    image-decorative@tea-detail/divider
    image-hidden@tea-detail/organic
    contrast-text@tea-detail/harvest
    input-labels-clash@tea-detail/add-to-cart
    image-name@tea-detail/map
    name-is-asset@tea-detail/brew-time
    icon-ambiguous@tea-detail/brew
    text-at-front@tea-detail/gift-wrap
    name-is-asset@tea-detail/review-photo ?
    text-in-name@tea-detail/add-to-cart ?

    target-size@cart/fewer-assam
    target-spacing@cart/fewer-assam
    target-size@cart/more-assam
    target-spacing@cart/more-assam
    name-contradicts-icon@cart/later-sencha ?
    contrast-icon@cart/note
    control-name@cart/coupon
    name-is-asset@cart/coupon
    contrast-icon@cart/refresh
    input-labels-text@cart/tip-add ?
    input-labels-form@cart/tip-add#de
    input-labels-form@cart/checkout
    state-exposed@cart/refresh

    control-name@checkout/phone ?
    name-repeated@checkout/edit-address
    name-length@checkout/standard
    control-name@checkout/scan
    name-from-hint@checkout/scan
    name-has-gesture@checkout/gift-message
    name-translated@checkout/gift-message#de
    name-is-identifier@checkout/promo#ja
    name-translated@checkout/promo#ja
    text-in-name@checkout/pay
    component-contract@checkout/help
    component-contract@checkout/save
    control-nested@checkout/summary
    control-role@checkout/terms

    screen-title@gift-card/back

    name-is-symbol@orders/share
    component-contract@orders/contact
    name-is-placeholder@orders/contact

    name-has-state@settings/notifications
    name-is-identifier@settings/help
    name-has-role@settings/contact#de
    text-scales@settings/version
    """

  static let designedDesk = """
    icon-ambiguous@stock/flame
    name-is-symbol@stock/delete-sencha
    keyboard-reach@stock/export
    """

  static func project(_ name: String) throws -> Project {
    var path = #filePath
    for _ in 0..<3 { path = PosixFile.folder(of: path) }
    return try Project(parsing: PosixFile.read("\(path)/Projects/\(name).json"))
  }

  @Test(arguments: [("tea-shop", designed), ("tea-desk", designedDesk)])
  func `a sample has the findings it was designed to have and no other`(
    _ name: String, _ table: String
  ) throws {
    let project = try TeaShopTests.project(name)
    let auditor = Auditor(rules: RuleCatalog.all)
    let found = auditor.audit(try project.screens(), of: project.facts).flatMap { audit in
      audit.findings.map { $0.failed ? $0.id : "\($0.id) ?" }
    }
    let expected = table.split(separator: "\n").map(String.init)
    #expect(Set(found).subtracting(expected).sorted() == [], "found and not designed")
    #expect(Set(expected).subtracting(found).sorted() == [], "designed and not found")
    #expect(Set(found).count == found.count, "a key names one finding")
  }

  @Test func `the receipt is right in every way`() throws {
    let project = try TeaShopTests.project("tea-shop")
    let receipt = try #require(try project.screens().first { $0.id == "receipt" })
    let audit = Auditor(rules: RuleCatalog.all).audit(receipt, of: project.facts)
    #expect(audit.findings.map(\.id) == [])
    #expect(audit.tallies.map(\.passed).reduce(0, +) > 0)
  }
}
