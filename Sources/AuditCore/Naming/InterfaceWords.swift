/// English words of interfaces and of the code behind them.
enum InterfaceWords {
  /// Words that tell what a control does.
  static let verbs = set(
    """
    accept add allow answer apply archive attach back block browse call cancel capture cast change
    check choose clear close collapse comment compose confirm connect continue copy create crop cut
    decline decrease delete deny deselect disable disconnect dismiss done download duplicate edit
    email enable enter erase exit expand explore export favorite fetch filter find finish flag flip
    follow forward get go grant hide ignore import increase insert install invite join jump launch
    learn leave like load lock log logout login mark merge minimize modify move mute navigate next
    open paste pause pick pin play post preview previous print publish quit read record redo refresh
    register reject reload remind remove rename reopen reorder repeat reply report reset resend
    restart restore resume retry return revert review rotate save scan schedule scroll search see
    select send set share show shuffle sign skip sort start stop submit subscribe switch sync take
    tap toggle translate undo unfollow unlock unmute unpin unsubscribe update upload use verify view
    wait zoom
    """)

  /// Things that interfaces are about.
  static let nouns = set(
    """
    about account action actions activity address advanced alarm album alert all attachment audio
    avatar banner badge battery bookmark bookmarks bottom button calendar camera card cart category
    chapter chat code color comments contact contacts content conversation current dashboard data
    date default delay description destination detail details device dialog dialogue directory
    document documents drawer empty error event events favorite favorites feed feedback field file
    files first folder footer forgot form friends full gallery general group groups header help
    history home icon image images inbox info information input invitation item items keyboard
    language large larger last layer left legal level library license like link links list location
    logo main map media member members menu message messages microphone mode more navigation network
    new news note notes notification notifications number off old on option options order other page
    panel participant participants password people permission person phone photo photos picture
    places playback player playlist policy popup privacy product profile progress query question
    queue recent recipient record result results right room rooms row rules screen section security
    selected selection selector server service session setting settings sheet sidebar simple size
    small smaller sound speaker speed state status step storage store story style subtitle summary
    support system tab table tag tags task tasks team template terms text theme thread thumbnail time
    timeline timer title today token toolbar tools top topic transaction transactions transfer trash
    type unread user username users version video videos volume wallet warning website weight widget
    window
    """)

  /// Short words that hold an English sentence together.
  static let functionWords = set(
    """
    a all an and are as at be by can for from has have how in into is it its my no not now of off on
    or our out that the their there these this to up was what when where which who will with without
    you your
    """)

  /// Words that name a part of an interface to those who build it.
  static let codeParts = set(
    """
    accessibility action bar button btn cell checkbox container control controller dialog dropdown
    element field footer header icon id identifier image img item key label layer lbl list menu modal
    navbar page panel picker placeholder popup row screen section segment selector sheet slider status
    stepper string switch tab tabbar table text textfield textview title toggle toolbar txt vc view
    webview window wrapper
    """)

  /// Parts of an interface that no ordinary hyphenated or run-together word ends with.
  static let strongCodeParts = set(
    """
    btn button checkbox container controller element identifier img label lbl selector textfield
    textview toolbar txt vc webview wrapper
    """)

  /// Whether a lower-case word is an English word of interfaces.
  static func contains(_ word: String) -> Bool { verbs.contains(word) || nouns.contains(word) }

  /// A set of the words of a text.
  static func set(_ words: String) -> Set<String> {
    Set(words.parts(at: "\n").flatMap { $0.parts(at: " ").map(String.init) })
  }
}
