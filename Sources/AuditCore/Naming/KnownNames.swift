/// Names of products, companies and units that are spelled like code.
enum KnownNames {
  /// Whether a word is a known name, spelled as its owner spells it.
  static func contains(_ word: String) -> Bool { all.contains(word) }

  /// Whether a lower-case word is a known name in any spelling.
  static func containsFolded(_ word: String) -> Bool { folded.contains(word) }

  /// Words with a hyphen that are ordinary English, in lower case.
  static func isHyphenated(_ word: String) -> Bool { hyphenated.contains(word) }

  private static let folded = Set(all.map { $0.lowercased() }).union(
    InterfaceWords.set(
      """
      amazon android app apple beta bitcoin bluetooth chrome discord dropbox ethereum facebook fediverse
      firefox flickr google instagram kindle lemmy linux mastodon matrix microsoft netflix ok outlook
      paypal pinterest plex plus pro reddit safari signal siri skype slack snapchat spotify steam telegram
      threads trello tumblr twitch twitter ubuntu viber vimeo wi-fi windows yahoo zoom
      """))

  private static let all = InterfaceWords.set(
    """
    AdGuard AirDrop AirPlay AirPods AirPrint AirTag AirTags AliExpress AliPay AppKit AppleScript
    AppleTV ArcGIS BackBlaze BankID BitLocker BlackBerry BlueSky BookPlayer BuzzFeed CarKey CarPlay
    ChatGPT CloudKit CocoaPods CodePen ConnectSafely DailyMotion DarkSky DeepL DeviantArt DisplayPort
    DocuSign DoorDash DropBox DuckDuckGo EarPods ExxonMobil FaceApp FaceID FaceTime FairPlay FedEx
    FileMaker FileVault FireWire FitBit FourSquare FreeBSD FriendFeed GameCenter GarageBand GeForce
    GitBook GitHub GitLab GoFundMe GoPro GraphQL GroupMe HealthKit HelloFresh HomeKit HomePod HubSpot
    IKEv2 IconFinder InDesign InShot IntelliJ JavaScript JetBrains JetBlue KakaoTalk KeePass KeePassium
    KeePassXC LaTeX LastPass LibreOffice LinkedIn LiveJournal LogMeIn MacBook MacOS MailChimp MapQuest
    MarkDown MasterCard McDonald McDonalds MediaWiki MeWe MobileMe MongoDB MySpace MySQL NetBSD
    NetNewsWire NextCloud NextDNS NordVPN OkCupid OneDrive OneNote OnlyOffice OpenAI OpenBSD OpenGL
    OpenID OpenOffice OpenPGP OpenSSL OpenStreetMap OpenTable OpenType OpenVPN OwnCloud PageRank
    PayPal PeerTube PhoneGap PhotoBooth PhotoShop PlayStation PocketCasts PodcastAddict PostScript
    PostgreSQL PowerPoint PowerShell PrimeVideo ProtonMail ProtonVPN QuickBooks QuickTime ReactNative
    RealityKit RuneScape SafariView SalesForce ScreenTime SharePlay SharePoint ShareThis SharedPlay
    SimpleNote SiriKit SketchUp SlideShare SmartThings SnapChat SolidWorks SoundCloud SoundHound
    SourceForge SquareSpace StackOverflow StarCraft StarPlus StoreKit StumbleUpon SurveyMonkey SwiftUI
    TeamViewer TechCrunch TestFlight TextEdit TikTok TouchID TripAdvisor TrueType TunnelBear TweetDeck
    TypeScript UnionPay VirtualBox VoIP VoiceOver WatchOS WeChat WebDAV WebEx WebKit WebRTC WhatsApp
    WiFi WikiData WireGuard WooCommerce WordPress WorldCat XCode YouTube YouView ZeroTier
    appleTV arXiv airBaltic bioRxiv caDNAno cPanel dB dBm deadMau5 deviantART deviantArt eBay eBook
    eBooks eCard eCheck eCommerce eGPU eID eKYC eMule ePub eReader eSIM eSIMs eSports eToro
    easyJet elementaryOS fMRI foodPanda gRPC iA iBeacon iBook iBooks iBuy iCal iCloud iDEAL iFixit
    iHeart iHeartRadio iMac iMessage iMovie iNaturalist iOS iPad iPadOS iPhone iPhoto iPlayer iPod
    iRobot iTunes iWork iXpand jQuery kB kHz kWh kcal kbps lastFM mAh mBank mRNA mSATA macOS medRxiv
    mySQL nVidia npm openHAB openSUSE openVPN ownCloud pH phpBB pgAdmin qBittorrent reCAPTCHA
    rSync reMarkable sRGB tvOS uTorrent vCard vCards vSphere visionOS watchOS webOS wxWidgets xAI
    xCloud xDrip
    """)

  private static let hyphenated = InterfaceWords.set(
    """
    add-on add-ons all-day auto-lock auto-play auto-save black-and-white built-in by-line call-in
    catch-up check-in check-ins check-out check-up close-up co-op cross-post cut-out drag-and-drop
    drop-down drop-in drop-off e-bike e-book e-books e-card e-mail e-mails e-sim end-to-end fade-in
    fade-out face-to-face fast-forward fine-tune follow-up full-screen go-live hands-free hang-up
    hide-and-seek high-contrast how-to in-app in-call in-person kick-off left-handed lift-off line-up
    log-in log-on log-out log-off look-up low-light make-up mark-up multi-select multi-track night-time
    no-show non-binary off-line off-white on-demand on-line one-time one-way opt-in opt-out over-the-air part-time
    pay-as-you-go peer-to-peer photo-sharing picture-in-picture pick-up play-by-play play-off plug-in
    plug-ins pop-out pop-up pop-ups pre-order pre-roll pull-down push-to-talk push-up push-ups
    question-and-answer re-add re-enter re-open re-order re-record re-scan re-send re-sync read-only
    real-time right-handed right-to-left round-trip run-in self-care self-test send-off set-up sit-up
    sit-ups sign-in sign-off sign-on sign-out sign-up single-use slide-show slow-motion speed-dial
    split-screen stand-by start-up step-by-step sub-menu sync-up t-shirt tab-bar take-off text-to-speech
    three-way thumbs-down thumbs-up tie-in time-lapse time-out to-do to-dos top-up track-and-field
    trade-in trans-fat try-on turn-by-turn two-factor two-step two-way type-in up-next voice-over
    voice-to-text walk-in walk-through warm-up wi-fi work-in work-out write-in x-ray x-rays zip-line
    zoom-in zoom-out
    """)
}
