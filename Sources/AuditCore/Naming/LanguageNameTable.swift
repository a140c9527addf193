/// The English names of languages by their BCP 47 subtags.
///
/// Source: Unicode CLDR, English, names of languages, as menus have them: of Norwegian Bokmål,
/// which is what apps mean by Norwegian, without the second word.
enum LanguageNameTable {
  static let names: [String: String] = {
    var names: [String: String] = [:]
    for entry in lines.parts(at: "|") {
      let parts = entry.parts(at: ":")
      if parts.count == 2 { names[String(parts[0])] = String(parts[1]) }
    }
    return names
  }()

  private static let lines = """
    af:Afrikaans|ak:Akan|am:Amharic|an:Aragonese|ar:Arabic|arn:Mapuche|ars:Najdi Arabic\
    |ary:Moroccan Arabic|arz:Egyptian Arabic|as:Assamese|ast:Asturian|av:Avaric|awa:Awadhi\
    |ay:Aymara|az:Azerbaijani|ba:Bashkir|bal:Baluchi|ban:Balinese|bas:Basaa|be:Belarusian\
    |bem:Bemba|bg:Bulgarian|bho:Bhojpuri|bi:Bislama|bm:Bambara|bn:Bengali|bo:Tibetan|br:Breton\
    |brx:Bodo|bs:Bosnian|ca:Catalan|ccp:Chakma|ce:Chechen|ceb:Cebuano|ch:Chamorro|chr:Cherokee\
    |ckb:Central Kurdish|co:Corsican|cr:Cree|crh:Crimean Tatar|cs:Czech|csb:Kashubian\
    |cu:Church Slavic|cv:Chuvash|cy:Welsh|da:Danish|dag:Dagbani|de:German|doi:Dogri\
    |dsb:Lower Sorbian|dv:Divehi|dz:Dzongkha|ee:Ewe|el:Greek|en:English|eo:Esperanto|es:Spanish\
    |et:Estonian|eu:Basque|fa:Persian|ff:Fula|fi:Finnish|fil:Filipino|fj:Fijian|fo:Faroese\
    |fon:Fon|fr:French|frp:Arpitan|frr:Northern Frisian|fur:Friulian|fy:Western Frisian|ga:Irish\
    |gaa:Ga|gd:Scottish Gaelic|gl:Galician|gn:Guarani|gsw:Swiss German|gu:Gujarati|gv:Manx\
    |ha:Hausa|hak:Hakka Chinese|haw:Hawaiian|he:Hebrew|hi:Hindi|hmn:Hmong|hr:Croatian\
    |hsb:Upper Sorbian|ht:Haitian Creole|hu:Hungarian|hy:Armenian|ia:Interlingua|ibb:Ibibio\
    |id:Indonesian|ie:Interlingue|ig:Igbo|igl:Igala|ii:Sichuan Yi|ilo:Iloko|inh:Ingush|io:Ido\
    |is:Icelandic|it:Italian|iu:Inuktitut|ja:Japanese|jbo:Lojban|jv:Javanese|ka:Georgian\
    |kaa:Kara-Kalpak|kab:Kabyle|kam:Kamba|kg:Kongo|ki:Kikuyu|kk:Kazakh|kl:Kalaallisut|km:Khmer\
    |kmr:Northern Kurdish|kn:Kannada|ko:Korean|kok:Konkani|kpe:Kpelle|krc:Karachay-Balkar\
    |krl:Karelian|ks:Kashmiri|ku:Kurdish|kv:Komi|kw:Cornish|ky:Kyrgyz|la:Latin|lb:Luxembourgish\
    |lez:Lezghian|lg:Ganda|li:Limburgish|lij:Ligurian|lkt:Lakota|lmo:Lombard|ln:Lingala|lo:Lao\
    |lt:Lithuanian|ltg:Latgalian|lu:Luba-Katanga|luo:Luo|lv:Latvian|lzh:Literary Chinese\
    |mai:Maithili|mg:Malagasy|mh:Marshallese|mhr:Eastern Mari|mi:Māori|min:Minangkabau\
    |mk:Macedonian|ml:Malayalam|mn:Mongolian|mni:Manipuri|moh:Mohawk|mos:Mossi|mr:Marathi\
    |ms:Malay|mt:Maltese|mus:Muscogee|my:Burmese|myv:Erzya|na:Nauru|nan:Min Nan Chinese\
    |nap:Neapolitan|nb:Norwegian|nd:North Ndebele|nds:Low German|ne:Nepali|new:Newari|nl:Dutch\
    |nn:Norwegian Nynorsk|nqo:N’Ko|nr:South Ndebele|nso:Northern Sotho|nv:Navajo|ny:Nyanja\
    |oc:Occitan|oj:Ojibwa|om:Oromo|or:Odia|os:Ossetic|pa:Punjabi|pam:Pampanga|pap:Papiamento\
    |pcm:Nigerian Pidgin|pl:Polish|pms:Piedmontese|prg:Prussian|ps:Pashto|pt:Portuguese\
    |qu:Quechua|rm:Romansh|rn:Rundi|ro:Romanian|rom:Romany|ru:Russian|rue:Rusyn|rw:Kinyarwanda\
    |sa:Sanskrit|sah:Yakut|sat:Santali|sc:Sardinian|scn:Sicilian|sco:Scots|sd:Sindhi\
    |se:Northern Sami|sg:Sango|shi:Tachelhit|si:Sinhala|sk:Slovak|skr:Saraiki|sl:Slovenian\
    |sm:Samoan|sma:Southern Sami|smj:Lule Sami|smn:Inari Sami|sms:Skolt Sami|sn:Shona|so:Somali\
    |sq:Albanian|sr:Serbian|srn:Sranan Tongo|ss:Swati|st:Southern Sotho|su:Sundanese|sv:Swedish\
    |sw:Swahili|szl:Silesian|ta:Tamil|te:Telugu|tet:Tetum|tg:Tajik|th:Thai|ti:Tigrinya|tig:Tigre\
    |tk:Turkmen|tlh:Klingon|tn:Tswana|to:Tongan|tok:Toki Pona|tpi:Tok Pisin|tr:Turkish|ts:Tsonga\
    |tt:Tatar|tum:Tumbuka|tw:Twi|ty:Tahitian|tyv:Tuvinian|tzm:Central Atlas Tamazight|udm:Udmurt\
    |ug:Uyghur|uk:Ukrainian|ur:Urdu|uz:Uzbek|vai:Vai|ve:Venda|vec:Venetian|vep:Veps\
    |vi:Vietnamese|vo:Volapük|vro:Võro|wa:Walloon|war:Waray|wo:Wolof|wuu:Wu Chinese|xal:Kalmyk\
    |xh:Xhosa|yi:Yiddish|yo:Yoruba|yue:Cantonese|za:Zhuang|zgh:Standard Moroccan Tamazight\
    |zh:Chinese|zu:Zulu
    """
}
