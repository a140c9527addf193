/// The tables behind `IconMeaning`: a task, and the icons that stand for it where they act.
///
/// Source: Apple's Human Interface Guidelines on standard icons, and the names that shipping apps
/// give these icons; where apps disagree the commonest task is taken.
enum IconMeaningTable {
  // swift-format-ignore
  static let symbols = """
    Accept call:phone.arrow.down.left
    Account:person.crop.circle person.circle person.text.rectangle
    Add:plus plus.app note.text.badge.plus rectangle.badge.plus rectangle.stack.badge.plus doc.badge.plus text.badge.plus
    Add bookmark:bookmark.badge.plus
    Add calendar event:calendar.badge.plus
    Add folder:folder.badge.plus
    Add link:link.badge.plus
    Add person:person.badge.plus person.crop.circle.badge.plus person.2.badge.plus
    Add photo:photo.badge.plus
    Add reaction:face.smiling face.dashed smiley face.smiling.inverse
    Add to cart:cart.badge.plus bag.badge.plus
    Adjust:slider.vertical.3 dial.low dial.medium dial.high
    AirPlay:airplayaudio airplayvideo airplay.audio airplay.video
    Alarm:alarm
    Apps:square.stack.3d.up
    Archive:archivebox tray.full
    Attach:paperclip paperclip.badge.ellipsis
    Audio output:hifispeaker
    Back:chevron.left chevron.backward arrow.left arrow.backward arrowshape.left arrowshape.backward
    Block:nosign person.crop.circle.badge.xmark hand.raised.slash slash.circle
    Bold:bold
    Bookmark:bookmark
    Books:books.vertical
    Brightness:sun.max light.max
    Bug report:ladybug ant
    Bulleted list:list.bullet
    Calculator:plus.forwardslash.minus plus.slash.minus
    Calendar:calendar
    Call:phone
    Camera:camera
    Cart:cart bag basket
    Center text:text.aligncenter
    Chat:bubble.left.and.bubble.right bubble.left bubble.right ellipsis.bubble
    Checklist:checklist list.bullet.clipboard
    Clear:xmark.circle delete.left delete.backward eraser
    Clock:clock
    Close:xmark multiply x.circle x.square
    Code:chevron.left.forwardslash.chevron.right curlybraces
    Collapse:arrow.down.right.and.arrow.up.left rectangle.compress.vertical chevron.up chevron.compact.up
    Comment:text.bubble quote.bubble
    Compass:safari location.north.line
    Compose:square.and.pencil
    Confirm:checkmark.rectangle
    Contacts:person.crop.rectangle.stack book.closed
    Copy:doc.on.doc document.on.document square.on.square
    Copy link:link
    Crop:crop
    Cut:scissors
    Dark mode:moon moon.stars circle.lefthalf.filled
    Dashboard:gauge speedometer
    Delete:trash delete.right trash.slash.square
    Desktop:desktopcomputer display
    Dismiss keyboard:keyboard.chevron.compact.down
    Document:doc doc.text document doc.plaintext doc.richtext
    Done:checkmark
    Download:square.and.arrow.down arrow.down.circle icloud.and.arrow.down arrow.down.to.line arrow.down.doc tray.and.arrow.down
    Draw:pencil.tip pencil.and.scribble hand.draw scribble
    Edit:pencil pencil.line pencil.and.outline
    Eject:eject
    End call:phone.down
    Enter full screen:arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward viewfinder
    Error:exclamationmark.octagon
    Exit full screen:arrow.down.forward.and.arrow.up.backward
    Expand:chevron.down chevron.compact.down arrow.down.left.and.arrow.up.right
    Export:arrow.up.doc square.and.arrow.up.on.square
    Extensions:puzzlepiece puzzlepiece.extension
    Face ID:faceid
    Fast forward:forward
    Favorite:star
    Favorites:list.star
    Feedback:exclamationmark.bubble
    Files:folder
    Filter:slider.horizontal.3 line.3.horizontal.decrease line.horizontal.3.decrease camera.filters slider.horizontal.2.square
    Flashlight:flashlight.on.fill flashlight.off.fill
    Flip camera:camera.rotate arrow.triangle.2.circlepath.camera
    Forward:arrowshape.turn.up.right arrowshape.turn.up.forward
    Games:gamecontroller
    Gift:gift
    Go:arrow.right arrow.forward
    Go up:arrow.up
    Graph:chart.bar chart.line.uptrend.xyaxis chart.xyaxis.line chart.pie waveform.path.ecg
    Grid:square.grid.2x2 square.grid.3x3 rectangle.grid.2x2 square.grid.3x2 rectangle.grid.1x2
    Group:person.3 person.2
    Headphones:headphones
    Help:questionmark questionmark.bubble lifepreserver
    Hide:eye.slash
    Highlight:highlighter
    History:clock.arrow.circlepath clock.arrow.2.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90
    Home:house
    Inbox:tray
    Info:info info.bubble
    Italic:italic
    Keyboard:keyboard
    Language:globe character.bubble
    Library:books.vertical.circle building.columns
    Like:heart hand.thumbsup
    Dislike:hand.thumbsdown heart.slash
    List:list.dash list.triangle list.bullet.rectangle
    Location:location mappin mappin.and.ellipse location.north
    Lock:lock lock.shield
    Log in:arrow.right.to.line person.crop.circle.badge.checkmark
    Log out:rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward arrow.right.square arrow.backward.to.line
    Loop:repeat repeat.1
    Magic:wand.and.stars wand.and.rays wand.and.sparkles sparkles
    Mail:envelope mail
    Map:map
    Mark as read:envelope.open
    Mark as unread:envelope.badge
    Megaphone:megaphone
    Members:person.2.circle
    Menu:line.3.horizontal line.horizontal.3
    Message:message
    Microphone:mic microphone
    Minimize:arrow.down.right.and.arrow.up.left.rectangle pip.enter
    More:ellipsis
    Move:folder.and.arrow.forward arrow.up.and.down.and.arrow.left.and.right
    Music:music.note music.note.list
    Mute:speaker.slash mic.slash microphone.slash speaker.slash.circle
    Mute notifications:bell.slash
    Network:network wifi antenna.radiowaves.left.and.right
    New folder:plus.rectangle.on.folder
    New tab:plus.square.on.square
    News:newspaper
    Next:forward.end chevron.right chevron.forward forward.end.alt
    Note:note note.text
    Notifications:bell bell.badge
    Numbered list:list.number
    Open in browser:arrow.up.right.square arrow.up.forward.square arrow.up.forward.app arrow.up.right arrow.up.forward
    Orders:shippingbox
    Password:key ellipsis.rectangle
    Paste:doc.on.clipboard clipboard document.on.clipboard
    Pause:pause
    Payment:creditcard wallet.pass banknote
    Photo:photo
    Photos:photo.on.rectangle photo.on.rectangle.angled photo.stack
    Picture in picture:pip
    Pin:pin
    Play:play
    Play or pause:playpause
    Playlist:music.note.house play.square.stack
    Power:power
    Previous:backward.end backward.end.alt
    Print:printer
    Privacy:hand.raised shield
    Profile:person
    QR code:qrcode
    Quote:quote.opening quote.closing text.quote
    Random:dice shuffle.circle
    Record:record.circle largecircle.fill.circle
    Redo:arrow.uturn.forward arrow.uturn.right
    Refresh:arrow.clockwise arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise arrow.trianglehead.clockwise
    Remove:minus person.badge.minus folder.badge.minus trash.slash minus.rectangle
    Reminder:bell.and.waves.left.and.right
    Repost:arrow.2.squarepath arrow.rectanglepath
    Reply:arrowshape.turn.up.left arrowshape.turn.up.backward
    Reply to all:arrowshape.turn.up.left.2 arrowshape.turn.up.backward.2
    Report:flag
    Reset:arrow.counterclockwise arrow.trianglehead.counterclockwise
    Rewind:backward
    Rotate:rotate.right rotate.left
    Save:square.and.arrow.down.on.square internaldrive
    Scan:qrcode.viewfinder barcode.viewfinder doc.text.viewfinder
    Barcode:barcode
    Screen mirroring:rectangle.on.rectangle tv
    Search:magnifyingglass
    Search in document:doc.text.magnifyingglass text.magnifyingglass
    Security:lock.rectangle checkmark.shield
    Select:checkmark.circle
    Send:paperplane arrow.up.circle
    Server:server.rack
    Settings:gear gearshape gearshape.2 wrench wrench.and.screwdriver switch.2
    Share:square.and.arrow.up arrowshape.turn.up.forward.circle
    Shop:storefront
    Show:eye
    Shuffle:shuffle
    Sidebar:sidebar.left sidebar.leading sidebar.right sidebar.trailing
    Skip back:gobackward
    Skip forward:goforward
    Sleep timer:moon.zzz
    Sort:arrow.up.arrow.down arrow.up.and.down.text.horizontal line.3.horizontal.decrease.arrow.up.arrow.down
    Speaker:speaker speaker.wave.1 speaker.wave.2 speaker.wave.3
    Stop:stop xmark.octagon
    Strikethrough:strikethrough
    Subtitles:captions.bubble
    Sync:arrow.triangle.2.circlepath.icloud icloud.and.arrow.up.and.down
    Tabs:square.on.square.dashed rectangle.stack
    Tag:tag
    Terminal:terminal apple.terminal
    Text size:textformat.size
    Text style:textformat textformat.alt
    Theme:paintpalette paintbrush
    Timer:timer stopwatch hourglass
    Touch ID:touchid
    Translate:translate
    Underline:underline
    Undo:arrow.uturn.backward arrow.uturn.left
    Unlock:lock.open
    Unpin:pin.slash
    Upload:icloud.and.arrow.up arrow.up.to.line tray.and.arrow.up
    Video:video film play.rectangle
    Turn camera off:video.slash
    Voice message:waveform
    Volume down:speaker.minus
    Volume up:speaker.plus
    Warning:exclamationmark.triangle exclamationmark.circle exclamationmark
    Weather:cloud.sun cloud
    Zoom in:plus.magnifyingglass
    Zoom out:minus.magnifyingglass
    """

  // swift-format-ignore
  static let assets = """
    Account:account,user circle,account circle,user profile
    Add:add,plus,add circle,plus circle,new,create
    Add person:add user,user plus,user add,person add,account plus
    Add reaction:reaction add,add reaction,emoji,emoji add
    Archive:archive
    Attach:attach,attachment,attachments,paperclip,clip,attach file
    Back:back,arrow back,back arrow,arrow left,left arrow,chevron left,nav back,arrow back ios,menu back,navigation back,previous arrow
    Block:block,ban
    Bookmark:bookmark,bookmarks
    Calendar:calendar,event,date
    Call:call,phone,telephone
    Camera:camera,camera capture,photo camera
    Cart:cart,shopping cart,basket,bag,shopping bag
    Cancel:cancel
    Chat:chat,chats,bubble
    Clear:clear,erase,backspace
    Close:close,cross,x,xmark,times,close circle,cross circle,dismiss,times circle
    Collapse:collapse,arrow drop up,chevron up
    Comment:comment,comments,comment text
    Compose:compose,write
    Copy:copy,duplicate,content copy
    Decrease:decrement,stepper decrement,decrease
    Delete:delete,trash,bin,trash can,dustbin,trash alt
    Done:done,check,checkmark,tick
    Download:download,cloud download,file download
    Edit:edit,pencil,pen,mode edit
    Expand:expand,arrow drop down,chevron down,down arrow,arrow down
    Export:export,export ios
    Favorite:favorite,favourite,star,star outline
    Filter:filter,filters,funnel,sliders,filter list,filter alt,tune
    Forward:forward
    Fullscreen:fullscreen,full screen,maximize
    Help:help,question,question mark,help circle,question circle
    Hide:hide,eye off,eye slash,visibility off
    History:history
    Home:home,house
    Increase:increment,stepper increment,increase
    Info:info,information,info circle,info square
    Language:language,globe,world
    Like:like,heart,love,thumb up,thumbs up
    Link:link,insert link
    List:list
    Location:location,pin location,map pin,marker,place
    Lock:lock
    Log out:logout,log out,sign out,exit to app,exit
    Mail:mail,email,envelope
    Map:map
    Menu:menu,hamburger,hamburger menu,bars,burger,menu hamburger
    Message:message,messages
    Microphone:mic,microphone
    More:more,more vert,more horiz,ellipsis,dots,dots vertical,dots horizontal,three dots,overflow,kebab,more vertical,more horizontal
    Mute:mute,volume off,mic off,volume mute
    Next:next,arrow right,chevron right,skip next,next track
    Notifications:notification,notifications,bell,alert bell
    Open:open,open in new,external link
    Options:options
    Paste:paste
    Pause:pause,pause circle
    Photo:photo,image,picture
    Picture in picture:pip,picture in picture
    Pin:pin,pushpin
    Play:play,play arrow,play circle
    Previous:previous,prev,skip previous,skip prev
    Print:print,printer
    Profile:profile,user,person,avatar
    QR code:qr,qr code,qrcode
    Record:record
    Redo:redo
    Refresh:refresh,reload,sync,autorenew
    Remove:remove,minus,minus circle
    Reply:reply
    Save:save,floppy
    Scan:scan,scanner,barcode scan
    Search:search,magnifier,magnify,magnifying glass,find,loupe
    Send:send,paper plane,paperplane
    Settings:settings,setting,gear,cog,cogwheel,preferences,settings gear
    Share:share,share ios,share alt,action share
    Show:show,eye,eyeball,visibility
    Shuffle:shuffle
    Skip back:skip back,skipback,replay,rewind,skip backward,skipbackwards,back15
    Skip forward:skip forward,skipforward,fast forward,forward15,skip ahead
    Sort:sort
    Speaker:speaker,volume,sound,volume up
    Stop:stop
    Undo:undo
    Unlock:unlock,lock open
    Upload:upload,cloud upload,file upload
    Video:video,videocam,video call
    Warning:warning,alert,error
    """
}
