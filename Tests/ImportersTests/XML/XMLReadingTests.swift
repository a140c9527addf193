import Testing

@testable import Importers

struct XMLReadingTests {
  /// The tags of a text as one line, or what was expected where it is refused.
  private func read(_ text: String, deepest: Int = 50) -> String {
    var log: [String] = []
    do throws(XMLFailure) {
      try XMLReading.read(Array(text.utf8), deepest: deepest) { tag in
        let attributes = tag.attributes.sorted { $0.key < $1.key }
        log.append(tag.name + attributes.map { " \($0.key)=[\($0.value)]" }.joined())
      } end: {
        log.append("/")
      }
      return log.joined(separator: ",")
    } catch {
      return "\(error.offset): \(error.expected), \(error.found)"
    }
  }

  @Test(arguments: [
    ("<a/>", "a,/"),
    (" <?xml version='1.0'?> <!-- <b> --><a>x<b></b >]<c/> </a > <!-- end -->\n", "a,b,/,c,/,/"),
    ("<a:b.c-d_1 é='1'\tx = \"2\"></a:b.c-d_1>", "a:b.c-d_1 x=[2] é=[1],/"),
    ("<a x='\"' y=\"'\" z='>'/>", "a x=[\"] y=['] z=[>],/"),
    ("<a x='&lt;&gt;&amp;&quot;&apos;&#65;&#x1F375;&#10;'/>", "a x=[<>&\"'A🍵\n],/"),
    ("<a x='1\n2\r\n3\t4\r5'/>", "a x=[1 2 3 4 5],/"),
    ("<a x=''/>", "a x=[],/"),
    ("<a><?x?><!----></a>", "a,/"),
    ("<a><![CDATA[<b>&]]><b/>&amp;&#x41;</a>", "a,b,/,/"),
  ])
  func `well-formed text gives its tags`(text: String, tags: String) {
    #expect(read(text) == tags)
  }

  @Test(arguments: [
    ("", "0: a tag, the end of the file"),
    ("<a>", "3: </a>, the end of the file"),
    ("<a", "2: \">\" or a space, the end of the file"),
    ("<a></b>", "3: </a>, </b>"),
    ("<a/></a>", "4: the end of the text, </a>"),
    ("<a/><b/>", "4: the end of the text after the root, \"<\""),
    ("x<a/>", "0: a tag, \"x\""),
    ("<a x=1/>", "5: a quoted value, \"1\""),
    ("<a x/>", "4: \"=\" after x, \"/\""),
    ("<a x='1'y='2'/>", "8: \">\" or a space, \"y\""),
    ("<a x='1' x='2'/>", "9: each attribute once, x again"),
    ("<a x='<'/>", "6: \"&lt;\" in a value, \"<\""),
    ("<a x='1", "7: the end of a value, the end of the file"),
    ("<a x='&no;'/>", "6: \"&amp;\" or a character's number, \"&\""),
    ("<a>&#0;</a>", "3: a character XML allows, &#0;"),
    ("<a>&#xD800;</a>", "3: a character XML allows, &#xD800;"),
    ("<a>&#99999999999999999999;</a>", "3: a character XML allows, &#99999999999999999999;"),
    ("<a>&#x;</a>", "6: a character's number and \";\", \";\""),
    ("<a>\u{1}</a>", "3: a character XML allows, byte 1"),
    ("<a x='\u{0}'/>", "6: a character XML allows, byte 0"),
    ("<a><!-- </a>", "12: the end of a comment, the end of the file"),
    ("<a><![CDATA[ </a>", "17: the end of a CDATA section, the end of the file"),
    ("<a><!--></a>", "12: the end of a comment, the end of the file"),
    ("<1/>", "1: the name of a tag, \"1\""),
    ("<a><!ELEMENT a></a>", "4: the name of a tag, \"!\""),
    ("</", "2: the name of an end tag, the end of the file"),
  ])
  func `text that is not well-formed is refused at its place`(text: String, failure: String) {
    #expect(read(text) == failure)
  }

  @Test func `tags stand at most so deep`() {
    #expect(read("<a><b/></a>", deepest: 2) == "a,b,/,/")
    #expect(
      read("<a><b/></a>", deepest: 1) == "3: at most 1 elements inside one another, more")
  }

  @Test func `a long text is read without a limit`() {
    let inner = String(repeating: "<b c='d'/>", count: 50_000)
    #expect(read("<a>\(inner)</a>").utf8.count == 2 + 50_000 * 10 - 1 + 2)
  }

  /// The texts between the tags of a text, or what was expected where it is refused.
  private func texts(_ text: String) -> String {
    var log = ""
    do throws(XMLFailure) {
      try XMLReading.read(Array(text.utf8), deepest: 50, options: [.text, .documentType]) {
        log += "<" + $0.name
      } end: {
        log += "/"
      } text: {
        log += "[\($0)]"
      }
      return log
    } catch {
      return "\(error.offset): \(error.expected), \(error.found)"
    }
  }

  @Test(arguments: [
    ("<a>\n  <b>x &amp; y</b>\n</a>", "<a<b[x & y]//"),
    ("<a><b> </b><c></c></a>", "<a<b[ ]/<c//"),
    ("<a>1<!-- 2 -->3<![CDATA[<4>]]>&#53;</a>", "<a[1][3][<4>][5]/"),
    ("<a>1\r\n2\r3\n</a>", "<a[1\n2\n3\n]/"),
    ("<!DOCTYPE plist PUBLIC \"-//A//B\" \"http://c\"><a/>", "<a/"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", "12: a document type without declarations, \"[\""),
    ("<!DOCTYPE a", "11: the end of the document type, the end of the file"),
    ("<a><!DOCTYPE b></a>", "4: the name of a tag, \"!\""),
    ("<a>&b;</a>", "3: \"&amp;\" or a character's number, \"&\""),
  ])
  func `text between tags is handed on where it is asked for`(text: String, log: String) {
    #expect(texts(text) == log)
  }
}
