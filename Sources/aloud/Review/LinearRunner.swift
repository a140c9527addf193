final class LinearRunner { init(_ s: ReviewSession) {}; func run(reason: String) throws -> Int32 { 2 } }
