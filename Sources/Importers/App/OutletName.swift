/// A property of a class that holds an object of a storyboard or xib.
struct OutletName: Hashable, Sendable {
  let type: String
  let property: String
}
