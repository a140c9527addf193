extension Criterion {
  /// One criterion a line: number, title, level, version it came with, slug, EN 301 549 clause,
  /// Section 508 provision, and what is read differently for software.
  ///
  /// Sources: W3C, WCAG 2.2 and its Understanding pages; ETSI EN 301 549 V3.2.1, clause 11 for open
  /// functionality, without the clauses that are void for software; Section 508, E207.2 and its
  /// exceptions; W3C, Guidance on Applying WCAG 2.2 to Non-Web ICT.
  static let table = """
    1.1.1|Non-text Content|A|2.0|non-text-content|11.1.1.1.1|E207.2|
    1.2.1|Audio-only and Video-only (Prerecorded)|A|2.0|audio-only-and-video-only-prerecorded|11.1.2.1.1|E207.2|
    1.2.2|Captions (Prerecorded)|A|2.0|captions-prerecorded|11.1.2.2|E207.2|
    1.2.3|Audio Description or Media Alternative (Prerecorded)|A|2.0|audio-description-or-media-alternative-prerecorded|11.1.2.3.1|E207.2|
    1.2.4|Captions (Live)|AA|2.0|captions-live|11.1.2.4|E207.2|
    1.2.5|Audio Description (Prerecorded)|AA|2.0|audio-description-prerecorded|11.1.2.5|E207.2|
    1.2.6|Sign Language (Prerecorded)|AAA|2.0|sign-language-prerecorded|||
    1.2.7|Extended Audio Description (Prerecorded)|AAA|2.0|extended-audio-description-prerecorded|||
    1.2.8|Media Alternative (Prerecorded)|AAA|2.0|media-alternative-prerecorded|||
    1.2.9|Audio-only (Live)|AAA|2.0|audio-only-live|||
    1.3.1|Info and Relationships|A|2.0|info-and-relationships|11.1.3.1.1|E207.2|
    1.3.2|Meaningful Sequence|A|2.0|meaningful-sequence|11.1.3.2.1|E207.2|
    1.3.3|Sensory Characteristics|A|2.0|sensory-characteristics|11.1.3.3|E207.2|
    1.3.4|Orientation|AA|2.1|orientation|11.1.3.4||
    1.3.5|Identify Input Purpose|AA|2.1|identify-input-purpose|11.1.3.5.1||
    1.3.6|Identify Purpose|AAA|2.1|identify-purpose|||
    1.4.1|Use of Color|A|2.0|use-of-color|11.1.4.1|E207.2|
    1.4.2|Audio Control|A|2.0|audio-control|11.1.4.2|E207.2|read "page" as the software
    1.4.3|Contrast (Minimum)|AA|2.0|contrast-minimum|11.1.4.3|E207.2|
    1.4.4|Resize Text|AA|2.0|resize-text|11.1.4.4.1|E207.2|applies as far as the platform's own text enlargement goes
    1.4.5|Images of Text|AA|2.0|images-of-text|11.1.4.5.1|E207.2|
    1.4.6|Contrast (Enhanced)|AAA|2.0|contrast-enhanced|||
    1.4.7|Low or No Background Audio|AAA|2.0|low-or-no-background-audio|||
    1.4.8|Visual Presentation|AAA|2.0|visual-presentation|||user agents include platform software
    1.4.9|Images of Text (No Exception)|AAA|2.0|images-of-text-no-exception|||
    1.4.10|Reflow|AA|2.1|reflow|11.1.4.10||read "web content" as content
    1.4.11|Non-text Contrast|AA|2.1|non-text-contrast|11.1.4.11||the exception covers looks set by platform software
    1.4.12|Text Spacing|AA|2.1|text-spacing|11.1.4.12||
    1.4.13|Content on Hover or Focus|AA|2.1|content-on-hover-or-focus|11.1.4.13||the exception covers extra content shown by platform software
    2.1.1|Keyboard|A|2.0|keyboard|11.2.1.1.1|E207.2|
    2.1.2|No Keyboard Trap|A|2.0|no-keyboard-trap|11.2.1.2|E207.2|read "page" as the software
    2.1.3|Keyboard (No Exception)|AAA|2.0|keyboard-no-exception|||
    2.1.4|Character Key Shortcuts|A|2.1|character-key-shortcuts|11.2.1.4.1||
    2.2.1|Timing Adjustable|A|2.0|timing-adjustable|11.2.2.1|E207.2|read "content" as the software
    2.2.2|Pause, Stop, Hide|A|2.0|pause-stop-hide|11.2.2.2|E207.2|read "page" as the software
    2.2.3|No Timing|AAA|2.0|no-timing|||
    2.2.4|Interruptions|AAA|2.0|interruptions|||
    2.2.5|Re-authenticating|AAA|2.0|re-authenticating|||
    2.2.6|Timeouts|AAA|2.1|timeouts|||
    2.3.1|Three Flashes or Below Threshold|A|2.0|three-flashes-or-below-threshold|11.2.3.1|E207.2|read "page" as the software
    2.3.2|Three Flashes|AAA|2.0|three-flashes|||read "page" as the software
    2.3.3|Animation from Interactions|AAA|2.1|animation-from-interactions|||
    2.4.1|Bypass Blocks|A|2.0|bypass-blocks|||asked of a set of software programs only, which is rare
    2.4.2|Page Titled|A|2.0|page-titled||E207.2|asked of the software's name; on a mobile screen, of its title
    2.4.3|Focus Order|A|2.0|focus-order|11.2.4.3|E207.2|read "page" as the software
    2.4.4|Link Purpose (In Context)|A|2.0|link-purpose-in-context|11.2.4.4|E207.2|
    2.4.5|Multiple Ways|AA|2.0|multiple-ways|||asked of a set of software programs only, which is rare
    2.4.6|Headings and Labels|AA|2.0|headings-and-labels|11.2.4.6|E207.2|
    2.4.7|Focus Visible|AA|2.0|focus-visible|11.2.4.7|E207.2|
    2.4.8|Location|AAA|2.0|location|||asked of a set of software programs only, which is rare
    2.4.9|Link Purpose (Link Only)|AAA|2.0|link-purpose-link-only|||
    2.4.10|Section Headings|AAA|2.0|section-headings|||
    2.4.11|Focus Not Obscured (Minimum)|AA|2.2|focus-not-obscured-minimum|||
    2.4.12|Focus Not Obscured (Enhanced)|AAA|2.2|focus-not-obscured-enhanced|||
    2.4.13|Focus Appearance|AAA|2.2|focus-appearance|||user agents include platform software
    2.5.1|Pointer Gestures|A|2.1|pointer-gestures|11.2.5.1||gestures of the platform and of assistive technology do not count
    2.5.2|Pointer Cancellation|A|2.1|pointer-cancellation|11.2.5.2||actions of the platform and of assistive technology do not count
    2.5.3|Label in Name|A|2.1|label-in-name|11.2.5.3||
    2.5.4|Motion Actuation|A|2.1|motion-actuation|11.2.5.4||
    2.5.5|Target Size (Enhanced)|AAA|2.1|target-size-enhanced|||the exception covers sizes set by platform software
    2.5.6|Concurrent Input Mechanisms|AAA|2.1|concurrent-input-mechanisms|||read "web content" as content
    2.5.7|Dragging Movements|AA|2.2|dragging-movements|||the exception covers dragging done by platform software
    2.5.8|Target Size (Minimum)|AA|2.2|target-size-minimum|||the exception covers sizes set by platform software
    3.1.1|Language of Page|A|2.0|language-of-page|11.3.1.1.1|E207.2|asked of the software as a whole
    3.1.2|Language of Parts|AA|2.0|language-of-parts||E207.2|read "content" as the software
    3.1.3|Unusual Words|AAA|2.0|unusual-words|||
    3.1.4|Abbreviations|AAA|2.0|abbreviations|||
    3.1.5|Reading Level|AAA|2.0|reading-level|||
    3.1.6|Pronunciation|AAA|2.0|pronunciation|||
    3.2.1|On Focus|A|2.0|on-focus|11.3.2.1|E207.2|
    3.2.2|On Input|A|2.0|on-input|11.3.2.2|E207.2|
    3.2.3|Consistent Navigation|AA|2.0|consistent-navigation|||asked of a set of software programs only, which is rare
    3.2.4|Consistent Identification|AA|2.0|consistent-identification|||asked of a set of software programs only, which is rare
    3.2.5|Change on Request|AAA|2.0|change-on-request|||
    3.2.6|Consistent Help|A|2.2|consistent-help|||asked of a set of software programs only, which is rare
    3.3.1|Error Identification|A|2.0|error-identification|11.3.3.1.1|E207.2|
    3.3.2|Labels or Instructions|A|2.0|labels-or-instructions|11.3.3.2|E207.2|
    3.3.3|Error Suggestion|AA|2.0|error-suggestion|11.3.3.3|E207.2|
    3.3.4|Error Prevention (Legal, Financial, Data)|AA|2.0|error-prevention-legal-financial-data|11.3.3.4|E207.2|read "web pages" as the software
    3.3.5|Help|AAA|2.0|help|||
    3.3.6|Error Prevention (All)|AAA|2.0|error-prevention-all|||read "web pages" as the software
    3.3.7|Redundant Entry|A|2.2|redundant-entry|||
    3.3.8|Accessible Authentication (Minimum)|AA|2.2|accessible-authentication-minimum|||read "website" as the software
    3.3.9|Accessible Authentication (Enhanced)|AAA|2.2|accessible-authentication-enhanced|||
    4.1.2|Name, Role, Value|A|2.0|name-role-value|11.4.1.2.1|E207.2|names, roles and values are given through the platform's accessibility services
    4.1.3|Status Messages|AA|2.1|status-messages|11.4.1.3.1||
    """
}
