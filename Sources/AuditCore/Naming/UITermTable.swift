/// The table behind `UITerms`.
///
/// One English term a line, then one language a column, the spellings of a language separated by a
/// slash. Sources: the wording of the platform and of apps in these
/// languages; where a language uses the English word too, it is among the spellings.
enum UITermTable {
  /// The terms by folded English, and their headings.
  static func rows() -> (terms: [String: [String: [String]]], headings: [String: String]) {
    var terms: [String: [String: [String]]] = [:]
    var headings: [String: String] = [:]
    for line in lines.parts(at: "\n") {
      var columns = line.parts(at: ";").map { trimmed($0) }
      guard columns.count == languages.count + 1 else { continue }
      let heading = columns.removeFirst()
      let key = Words.folded(heading)
      headings[key] = heading
      var translations = terms[key] ?? Dictionary(minimumCapacity: languages.count)
      for (language, column) in zip(languages, columns) {
        translations[language] = column.parts(at: "/").map(String.init)
      }
      terms[key] = translations
    }
    return (terms, headings)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(Substring(text.utf8.drop { $0 == 0x20 }))
  }

  private static let languages = [
    "de", "fr", "es", "it", "nl", "pt", "sv", "pl", "ru", "ja", "ko", "zh", "zh-Hant", "ar", "he",
  ]

  // swift-format-ignore
  private static let lines = """
    Accept;Annehmen/Akzeptieren;Accepter;Aceptar;Accetta;Accepteren/Accepteer;Aceitar;Acceptera/Godkänn;Akceptuj/Zaakceptuj;Принять;承認/受け入れる;수락;接受;接受;قبول;קבלה/אישור
    Account;Konto/Account/Benutzerkonto;Compte;Cuenta;Account/Profilo;Account;Conta;Konto;Konto;Аккаунт/Учетная запись/Учётная запись;アカウント;계정;账户/帐户/账号;帳號/帳戶;الحساب/حساب;חשבון
    Add;Hinzufügen;Ajouter;Añadir/Agregar;Aggiungi;Voeg toe/Toevoegen;Adicionar;Lägg till;Dodaj;Добавить;追加;추가;添加;加入/新增;إضافة;הוספה/הוסף
    Alarm;Wecker/Alarm;Alarme;Alarma;Sveglia/Allarme;Wekker/Alarm;Alarme;Alarm;Alarm;Будильник;アラーム;알람;闹钟;鬧鐘;منبه;התראה
    Archive;Archivieren/Archiv;Archiver/Archives;Archivar/Archivo;Archivia/Archivio;Archiveer/Archiveren/Archief;Arquivar/Arquivo;Arkivera/Arkiv;Archiwizuj/Archiwum;Архивировать/Архив/В архив;アーカイブ;보관/아카이브;归档;封存;أرشفة/الأرشيف;ארכיון
    Attach;Anhängen/Anhang hinzufügen;Joindre;Adjuntar;Allega;Voeg bijlage toe/Bijvoegen;Anexar;Bifoga;Załącz;Прикрепить;添付;첨부;附加;附加;إرفاق;צירוף
    Back;Zurück;Retour;Atrás/Volver;Indietro;Terug/Vorige;Voltar;Tillbaka/Bakåt;Wstecz/Wróć;Назад;戻る;뒤로;返回;返回;رجوع/عودة;חזרה
    Block;Blockieren/Sperren;Bloquer;Bloquear;Blocca;Blokkeer/Blokkeren;Bloquear;Blockera;Zablokuj/Blokuj;Заблокировать/Блокировать;ブロック;차단;屏蔽;封鎖;حظر;חסימה
    Bookmark;Lesezeichen;Signet/Favori;Marcador/Favorito;Segnalibro;Bladwijzer;Favorito/Marcador;Bokmärke;Zakładka;Закладка;ブックマーク;책갈피/북마크;书签;書籤;علامة مرجعية/إشارة مرجعية;סימניה
    Calendar;Kalender;Calendrier;Calendario;Calendario;Agenda/Kalender;Calendário;Kalender;Kalendarz;Календарь;カレンダー;캘린더/달력;日历;行事曆;التقويم/تقويم;לוח שנה
    Call;Anrufen/Anruf;Appeler/Appel;Llamar/Llamada;Chiama/Chiamata;Bel/Bellen;Ligar/Ligação;Ring/Samtal;Zadzwoń/Połączenie;Позвонить/Вызов;電話/通話;전화/통화;呼叫/通话;撥號/通話;اتصال;התקשרות/שיחה
    Camera;Kamera;Caméra/Appareil photo;Cámara;Fotocamera;Camera;Câmera/Câmara;Kamera;Aparat/Kamera;Камера;カメラ;카메라;相机;相機;الكاميرا/كاميرا;מצלמה
    Cancel;Abbrechen;Annuler;Cancelar;Annulla;Annuleer/Annuleren;Cancelar;Avbryt;Anuluj;Отмена/Отменить;キャンセル;취소;取消;取消;إلغاء;ביטול
    Cart;Warenkorb/Einkaufswagen;Panier;Carrito/Cesta;Carrello;Winkelwagen/Winkelmandje;Carrinho;Varukorg/Kundvagn;Koszyk;Корзина;カート;장바구니;购物车;購物車;السلة/عربة التسوق;עגלה
    Chat;Chat;Chat/Discussion;Chat;Chat;Chat;Chat;Chatt;Czat;Чат;チャット;채팅;聊天;聊天;دردشة;צ׳אט
    Clear;Löschen/Leeren;Effacer;Borrar;Cancella;Wis/Wissen;Limpar;Rensa;Wyczyść;Очистить;消去/クリア;지우기;清除;清除;مسح;ניקוי
    Close;Schließen/Schliessen;Fermer;Cerrar;Chiudi;Sluit/Sluiten;Fechar;Stäng;Zamknij;Закрыть;閉じる;닫기;关闭;關閉;إغلاق;סגירה/סגור
    Collapse;Reduzieren/Einklappen/Zuklappen;Réduire;Contraer;Comprimi/Riduci;Vouw samen/Inklappen;Recolher;Fäll ihop/Minimera;Zwiń;Свернуть;折りたたむ;축소/접기;折叠/收起;收合;طي;כיווץ
    Comment;Kommentieren/Kommentar;Commenter/Commentaire;Comentar/Comentario;Commenta/Commento;Reageer/Opmerking;Comentar/Comentário;Kommentera/Kommentar;Komentarz/Skomentuj;Комментарий/Комментировать;コメント;댓글/코멘트;评论;留言/評論;تعليق;תגובה
    Comments;Kommentare;Commentaires;Comentarios;Commenti;Opmerkingen/Reacties;Comentários;Kommentarer;Komentarze;Комментарии;コメント;댓글;评论;留言/評論;التعليقات/تعليقات;תגובות
    Confirm;Bestätigen;Confirmer;Confirmar;Conferma;Bevestig/Bevestigen;Confirmar;Bekräfta;Potwierdź;Подтвердить;確認;확인;确认;確認;تأكيد;אישור
    Continue;Fortfahren/Weiter/Fortsetzen;Continuer;Continuar;Continua;Ga door/Doorgaan;Continuar;Fortsätt;Kontynuuj/Dalej;Продолжить;続ける;계속;继续;繼續;متابعة;המשך
    Copy;Kopieren;Copier;Copiar;Copia;Kopieer/Kopiëren;Copiar;Kopiera;Kopiuj/Skopiuj;Скопировать/Копировать;コピー;복사;拷贝/复制;拷貝/複製;نسخ;העתקה/העתק
    Copy link;Link kopieren;Copier le lien;Copiar enlace;Copia link;Kopieer link;Copiar link;Kopiera länk;Kopiuj łącze/Kopiuj link;Копировать ссылку;リンクをコピー;링크 복사;拷贝链接/复制链接;拷貝連結/複製連結;نسخ الرابط;העתקת קישור
    Cut;Ausschneiden;Couper;Cortar;Taglia;Knip;Cortar/Recortar;Klipp ut;Wytnij;Вырезать;カット;오려두기;剪切;剪下;قص;גזירה
    Decline;Ablehnen;Refuser/Décliner;Rechazar;Rifiuta;Weiger/Weigeren/Afwijzen;Recusar;Avböj/Avvisa;Odrzuć;Отклонить;拒否/辞退;거절;拒绝;拒絕;رفض;דחייה
    Delete;Löschen;Supprimer;Eliminar/Borrar;Elimina;Verwijder/Verwijderen;Apagar/Excluir/Eliminar;Radera/Ta bort;Usuń;Удалить;削除;삭제;删除;刪除;حذف;מחיקה/מחק
    Details;Details/Einzelheiten;Détails;Detalles;Dettagli;Details;Detalhes;Detaljer/Information;Szczegóły;Подробности/Подробнее;詳細;세부사항/상세 정보;详细信息/详情;詳細資訊;التفاصيل/تفاصيل;פרטים
    Dismiss;Schließen/Ausblenden/Verwerfen;Ignorer/Fermer;Descartar/Cerrar;Ignora/Chiudi;Sluit/Negeer;Descartar/Fechar/Dispensar;Avfärda/Stäng;Odrzuć/Zamknij;Закрыть/Отклонить;閉じる;닫기/무시;关闭/忽略;關閉/忽略;تجاهل/إغلاق;סגירה/התעלמות
    Done;Fertig;OK/Terminé;OK/Listo/Hecho;Fine/Fatto;Gereed/Klaar;OK/Concluído/Concluir/Pronto;Klar;Gotowe;Готово;完了;완료;完成;完成;تم;סיום
    Download;Laden/Herunterladen/Download;Télécharger;Descargar/Descarga;Scarica/Download;Download/Downloaden;Baixar/Descarregar/Transferir/Download;Hämta/Ladda ner;Pobierz;Загрузить/Скачать;ダウンロード;다운로드;下载;下載;تنزيل/تحميل;הורדה
    Downloads;Downloads/Geladene Objekte;Téléchargements;Descargas;Download;Downloads;Downloads/Transferências;Hämtningar/Hämtade filer;Pobrane;Загрузки;ダウンロード;다운로드;下载;下載項目;التنزيلات;הורדות
    Edit;Bearbeiten;Modifier;Editar;Modifica;Wijzig/Bewerk/Bewerken;Editar;Redigera/Ändra;Edytuj;Править/Изменить/Редактировать;編集;편집;编辑;編輯;تعديل/تحرير;עריכה
    Error;Fehler;Erreur;Error;Errore;Fout;Erro;Fel;Błąd;Ошибка;エラー;오류;错误;錯誤;خطأ;שגיאה
    Expand;Erweitern/Einblenden/Aufklappen;Développer/Agrandir;Expandir/Ampliar;Espandi;Vouw uit/Uitvouwen;Expandir;Expandera/Fäll ut;Rozwiń;Развернуть;展開/広げる;확장/펼치기;展开;展開;توسيع;הרחבה
    Export;Exportieren/Export;Exporter/Exportation;Exportar;Esporta;Exporteer/Exporteren;Exportar;Exportera;Eksportuj/Eksport;Экспортировать/Экспорт;書き出す/エクスポート;내보내기;导出;輸出/匯出;تصدير;ייצוא
    Favorite;Favorit/Favorisieren;Favori/Ajouter aux favoris;Favorito;Preferito;Favoriet;Favorito/Favoritar;Favorit;Ulubione;Избранное/В избранное;お気に入り;즐겨찾기;收藏;喜好項目/最愛;المفضلة/مفضل;מועדף
    Favorites;Favoriten;Favoris;Favoritos;Preferiti;Favorieten;Favoritos;Favoriter;Ulubione;Избранное;お気に入り;즐겨찾기;个人收藏/收藏;喜好項目/最愛;المفضلة;מועדפים
    Files;Dateien;Fichiers;Archivos;File;Bestanden;Arquivos/Ficheiros;Filer;Pliki;Файлы;ファイル;파일;文件;檔案;الملفات/ملفات;קבצים
    Filter;Filtern/Filter;Filtrer/Filtre;Filtrar/Filtro;Filtra/Filtro;Filter/Filteren;Filtrar/Filtro;Filtrera/Filter;Filtruj/Filtr;Фильтр/Фильтровать;フィルタ/フィルター/絞り込み;필터;过滤/筛选;過濾/篩選;تصفية;סינון
    Folder;Ordner;Dossier;Carpeta;Cartella;Map;Pasta;Mapp;Folder/Katalog;Папка;フォルダ/フォルダー;폴더;文件夹;檔案夾/資料夾;مجلد;תיקייה
    Forward;Weiterleiten/Vorwärts/Vor;Transférer/Suivant/Avancer;Reenviar/Adelante/Avanzar;Inoltra/Avanti;Stuur door/Vooruit/Doorsturen;Encaminhar/Avançar;Vidarebefordra/Framåt;Przekaż dalej/Dalej;Переслать/Вперед/Вперёд;転送/進む;전달/앞으로;转发/前进;轉寄/前進;إعادة توجيه/للأمام;העברה/קדימה
    Help;Hilfe;Aide;Ayuda;Aiuto/Assistenza;Help;Ajuda;Hjälp;Pomoc;Справка/Помощь;ヘルプ;도움말;帮助;輔助說明/說明;مساعدة;עזרה
    Hide;Ausblenden/Verbergen;Masquer;Ocultar;Nascondi;Verberg/Verbergen;Ocultar/Esconder;Göm/Dölj;Ukryj;Скрыть;非表示/隠す;가리기/숨기기;隐藏;隱藏;إخفاء;הסתרה
    History;Verlauf;Historique;Historial;Cronologia;Geschiedenis;Histórico;Historik;Historia;История;履歴;방문 기록/기록;历史记录;瀏覽記錄/歷史記錄;السجل;היסטוריה
    Home;Startseite/Home/Start/Zuhause;Accueil/Domicile;Inicio/Casa;Home/Casa;Home/Thuis/Begin;Início/Casa;Hem;Strona główna/Dom;Главная/Дом/Домой;ホーム;홈;首页/主页;首頁/主畫面;الرئيسية/المنزل;בית
    Image;Bild;Image;Imagen;Immagine;Afbeelding;Imagem;Bild;Obraz/Obrazek;Изображение;画像/イメージ;이미지;图像/图片;影像/圖片;صورة;תמונה
    Info;Info/Infos;Infos/Info;Información/Info;Info/Informazioni;Info;Informações/Info;Info/Information;Informacje;Информация/Инфо;情報;정보;信息/简介;資訊;معلومات;מידע
    Insert;Einfügen;Insérer;Insertar;Inserisci;Voeg in/Invoegen;Inserir;Infoga;Wstaw;Вставить;挿入;삽입;插入;插入;إدراج;הוספה
    Language;Sprache;Langue;Idioma;Lingua;Taal;Idioma;Språk;Język;Язык;言語;언어;语言;語言;اللغة;שפה
    Like;Gefällt mir/Like;J’aime/J'aime/Aimer;Me gusta;Mi piace/Like;Vind ik leuk/Like;Curtir/Gosto;Gilla;Lubię to;Нравится;いいね;좋아요;赞/喜欢;讚/喜歡;إعجاب;אהבתי
    Link;Link/Verknüpfung;Lien;Enlace;Link/Collegamento;Link/Koppeling;Link/Ligação;Länk;Łącze/Link/Odnośnik;Ссылка;リンク;링크;链接;連結;رابط;קישור
    List;Liste;Liste;Lista;Elenco/Lista;Lijst;Lista;Lista;Lista;Список;リスト;목록;列表;列表;قائمة;רשימה
    Location;Standort/Ort;Position/Lieu;Ubicación;Posizione;Locatie;Localização;Plats;Położenie/Lokalizacja;Геопозиция/Местоположение;位置情報/場所;위치;位置;位置;الموقع;מיקום
    Lock;Sperren;Verrouiller;Bloquear;Blocca;Vergrendel/Vergrendelen;Bloquear;Lås;Zablokuj;Заблокировать;ロック;잠금;锁定;鎖定;قفل;נעילה
    Log out;Abmelden/Ausloggen;Se déconnecter/Déconnexion;Cerrar sesión;Esci/Disconnetti;Log uit/Uitloggen;Sair;Logga ut;Wyloguj/Wyloguj się;Выйти;ログアウト;로그아웃;退出登录/登出;登出;تسجيل الخروج;יציאה/התנתקות
    Mail;Mail/E-Mail;Mail/E-mail;Correo/Mail;Mail/Posta;Mail/E-mail;Mail/E-mail;Mejl/Mail;Poczta/Mail;Почта;メール;메일;邮件;郵件;البريد;דואר
    Map;Karte;Plan/Carte;Mapa;Mappa;Kaart;Mapa;Karta;Mapa;Карта;マップ/地図;지도;地图;地圖;الخريطة/خريطة;מפה
    Menu;Menü;Menu;Menú;Menu;Menu;Menu;Meny;Menu;Меню;メニュー;메뉴;菜单;選單;القائمة/قائمة;תפריט
    Message;Nachricht;Message;Mensaje;Messaggio;Bericht;Mensagem;Meddelande;Wiadomość;Сообщение;メッセージ;메시지;信息/消息;訊息;رسالة;הודעה
    Messages;Nachrichten;Messages;Mensajes;Messaggi;Berichten;Mensagens;Meddelanden;Wiadomości;Сообщения;メッセージ;메시지;信息/消息;訊息;الرسائل;הודעות
    Microphone;Mikrofon;Microphone/Micro;Micrófono;Microfono;Microfoon;Microfone;Mikrofon;Mikrofon;Микрофон;マイク;마이크;麦克风;麥克風;الميكروفون/ميكروفون;מיקרופון
    More;Mehr/Weitere;Plus/Autres;Más;Altro/Altre opzioni;Meer;Mais;Mer;Więcej;Еще/Ещё;その他/もっと見る/さらに表示;더 보기/기타;更多;更多/其他;المزيد;עוד
    More options;Weitere Optionen/Mehr Optionen;Plus d’options/Plus d'options/Autres options;Más opciones;Altre opzioni;Meer opties;Mais opções;Fler alternativ;Więcej opcji;Другие параметры/Дополнительно;その他のオプション;추가 옵션;更多选项;更多選項;خيارات إضافية/المزيد من الخيارات;אפשרויות נוספות
    Move;Bewegen/Verschieben;Déplacer;Mover;Sposta;Verplaats/Verplaatsen;Mover;Flytta;Przenieś;Переместить;移動;이동;移动;搬移/移動;نقل;העברה
    Mute;Stummschalten/Stumm/Ton aus;Couper le son/Muet/Désactiver le son/Silencieux;Silenciar/Silencio;Disattiva audio/Silenzia/Muto;Zet geluid uit/Dempen;Silenciar/Desativar som/Mudo;Ljud av/Stäng av ljudet/Tysta;Wycisz;Выключить звук/Без звука/Отключить звук;消音/ミュート;음소거;静音;靜音;كتم الصوت/كتم;השתקה
    New;Neu;Nouveau/Nouvelle;Nuevo/Nueva;Nuovo/Nuova;Nieuw;Novo/Nova;Ny/Nytt;Nowy/Nowa/Nowe;Новый/Создать/Новое;新規;신규/새로 만들기;新建;新增;جديد;חדש
    Next;Weiter/Nächste/Nächster;Suivant;Siguiente;Avanti/Successivo;Volgende;Seguinte/Próximo/Avançar;Nästa;Dalej/Następny/Następne;Далее/Следующий;次へ/次;다음;下一步/下一个;下一步/下一個;التالي;הבא
    Notes;Notizen;Notes;Notas;Note;Notities;Notas;Anteckningar;Notatki;Заметки;メモ;메모;备忘录/笔记;備忘錄/筆記;الملاحظات/ملاحظات;פתקים/הערות
    Notifications;Mitteilungen/Benachrichtigungen;Notifications;Notificaciones;Notifiche;Meldingen/Berichtgeving;Notificações;Notiser/Aviseringar;Powiadomienia;Уведомления;通知;알림;通知;通知;الإشعارات;עדכונים/התראות
    Open;Öffnen;Ouvrir;Abrir;Apri;Open/Openen;Abrir;Öppna;Otwórz;Открыть;開く;열기;打开;打開/開啟;فتح;פתיחה
    Options;Optionen;Options;Opciones;Opzioni;Opties;Opções;Alternativ;Opcje;Параметры/Опции;オプション;옵션;选项;選項;خيارات;אפשרויות
    Password;Passwort/Kennwort;Mot de passe;Contraseña;Password;Wachtwoord;Senha/Palavra-passe;Lösenord;Hasło;Пароль;パスワード;암호/비밀번호;密码;密碼;كلمة السر/كلمة المرور;סיסמה/סיסמא
    Paste;Einsetzen/Einfügen;Coller;Pegar;Incolla;Plak/Plakken;Colar;Klistra in;Wklej;Вставить;ペースト/貼り付け;붙여넣기;粘贴;貼上;لصق;הדבקה
    Pause;Pause/Anhalten/Pausieren;Pause/Mettre en pause;Pausa/Pausar;Pausa/Metti in pausa;Pauze/Pauzeer;Pausa/Pausar;Pausa/Paus;Wstrzymaj/Pauza;Пауза/Приостановить;一時停止;일시정지;暂停;暫停;إيقاف مؤقت;השהיה
    Phone;Telefon;Téléphone;Teléfono;Telefono;Telefoon;Telefone;Telefon;Telefon;Телефон;電話;전화;电话;電話;الهاتف;טלפון
    Photo;Foto;Photo;Foto;Foto;Foto;Foto;Foto/Bild;Zdjęcie;Фото/Фотография;写真;사진;照片;照片;صورة;תמונה
    Photos;Fotos;Photos;Fotos;Foto;Foto's/Foto’s;Fotos;Bilder/Foton;Zdjęcia;Фото/Фотографии;写真;사진;照片;照片;الصور;תמונות
    Pin;Anheften/Fixieren/Pin;Épingler;Fijar;Fissa/Appunta;Maak vast/Vastzetten;Fixar/Afixar;Nåla fast/Fäst;Przypnij;Закрепить;ピンで固定/固定;고정;置顶/固定;釘選;تثبيت;הצמדה/נעיצה
    Play;Wiedergeben/Abspielen/Wiedergabe/Start/Play;Lecture/Lire/Jouer;Reproducir/Jugar;Riproduci/Gioca;Speel af/Afspelen/Speel;Reproduzir/Tocar/Jogar;Spela upp/Spela;Odtwarzaj/Odtwórz/Graj;Воспроизвести/Играть;再生;재생;播放;播放;تشغيل;הפעלה/ניגון
    Previous;Zurück/Vorherige/Vorheriger;Précédent;Anterior;Precedente;Vorige;Anterior;Föregående;Wstecz/Poprzedni/Poprzednie;Предыдущий/Назад;前へ/前;이전;上一步/上一个;上一步/上一個;السابق;הקודם
    Print;Drucken;Imprimer;Imprimir;Stampa;Druk af/Afdrukken;Imprimir;Skriv ut;Drukuj;Напечатать/Печать;プリント/印刷;프린트/인쇄;打印;列印;طباعة;הדפסה
    Privacy;Datenschutz;Confidentialité;Privacidad;Privacy;Privacy;Privacidade;Integritet;Prywatność;Конфиденциальность;プライバシー;개인정보 보호;隐私;隱私權;الخصوصية;פרטיות
    Profile;Profil;Profil;Perfil;Profilo;Profiel;Perfil;Profil;Profil;Профиль;プロフィール/プロファイル;프로필;个人资料/描述文件;個人檔案/描述檔;الملف الشخصي;פרופיל
    QR code;QR-Code/QR Code;Code QR;Código QR;Codice QR/QR Code;QR-code;Código QR/QR Code;QR-kod;Kod QR;QR-код;QRコード;QR 코드;二维码;QR 碼/QR Code;رمز QR;קוד QR
    Record;Aufnehmen/Aufnahme;Enregistrer;Grabar;Registra;Neem op/Opnemen;Gravar;Spela in;Nagraj/Nagrywaj;Записать/Запись;録音/録画/記録;녹음/녹화/기록;录制/录音;錄製/錄音;تسجيل;הקלטה
    Redo;Wiederholen/Wiederherstellen;Rétablir;Rehacer;Ripristina/Ripeti;Opnieuw;Refazer;Gör om;Ponów/Przywróć;Повторить;やり直す/やり直し;실행 복귀/다시 실행;重做;重做;إعادة;חזרה על פעולה/ביצוע מחדש
    Refresh;Aktualisieren/Neu laden;Actualiser/Rafraîchir;Actualizar/Recargar;Aggiorna/Ricarica;Vernieuw/Vernieuwen/Verversen;Atualizar;Uppdatera;Odśwież;Обновить;更新/再読み込み;새로 고침;刷新;重新整理;تحديث;רענון
    Reject;Ablehnen;Rejeter/Refuser;Rechazar;Rifiuta;Weiger/Afwijzen;Rejeitar/Recusar;Avvisa/Neka;Odrzuć;Отклонить;拒否;거부;拒绝;拒絕;رفض;דחייה
    Reload;Neu laden/Aktualisieren;Recharger/Actualiser;Recargar/Actualizar;Ricarica;Laad opnieuw/Herlaad;Recarregar;Ladda om;Odśwież/Wczytaj ponownie;Перезагрузить/Обновить;再読み込み;다시 로드/새로 고침;重新载入;重新載入;إعادة تحميل;טעינה מחדש
    Remove;Entfernen;Supprimer/Retirer;Eliminar/Quitar;Rimuovi;Verwijder/Verwijderen;Remover;Ta bort;Usuń;Удалить/Убрать;削除/取り除く;제거;移除;移除;إزالة;הסרה/הסר
    Repeat;Wiederholen/Wiederholung;Répéter;Repetir;Ripeti;Herhaal/Herhalen;Repetir;Upprepa;Powtarzaj/Powtórz;Повторить/Повтор;リピート/繰り返し;반복;重复;重複;تكرار;חזרה
    Reply;Antworten;Répondre;Responder;Rispondi;Antwoord/Beantwoorden/Antwoorden;Responder;Svara;Odpowiedz;Ответить;返信;답장/답글;回复;回覆;رد/الرد;תגובה/השב
    Report;Melden/Bericht;Signaler/Rapport;Denunciar/Informe/Reportar;Segnala/Rapporto;Rapporteer/Meld/Rapport;Denunciar/Relatório;Rapportera/Rapport;Zgłoś/Raport;Пожаловаться/Сообщить/Отчет;報告/通報;신고/보고;举报/报告;檢舉/回報;إبلاغ/تقرير;דיווח/דו״ח
    Reset;Zurücksetzen;Réinitialiser;Restablecer/Reiniciar;Ripristina/Reimposta;Stel opnieuw in/Resetten/Reset;Redefinir/Repor/Restaurar;Återställ;Wyzeruj/Resetuj;Сбросить/Сброс;リセット;재설정/초기화;还原/重置;重置;إعادة تعيين;איפוס
    Retry;Wiederholen/Erneut versuchen;Réessayer;Reintentar;Riprova;Probeer opnieuw/Opnieuw proberen;Tentar novamente/Repetir;Försök igen;Ponów/Spróbuj ponownie;Повторить;再試行;재시도/다시 시도;重试;重試/再試一次;إعادة المحاولة;ניסיון חוזר/נסה שוב
    Save;Sichern/Speichern;Enregistrer/Sauvegarder;Guardar;Salva;Bewaar/Opslaan;Salvar/Guardar/Gravar;Spara;Zapisz/Zachowaj;Сохранить;保存;저장;保存/存储;儲存;حفظ;שמירה/שמור
    Scan;Scannen;Scanner/Numériser;Escanear;Scansiona/Scan;Scan/Scannen;Escanear/Digitalizar;Skanna;Skanuj/Zeskanuj;Сканировать;スキャン;스캔;扫描;掃描;مسح ضوئي/مسح;סריקה
    Search;Suchen/Suche;Rechercher/Recherche;Buscar/Búsqueda;Cerca/Ricerca;Zoek/Zoeken;Buscar/Pesquisar/Busca;Sök;Szukaj/Wyszukaj;Поиск/Искать/Найти;検索;검색;搜索;搜尋;بحث;חיפוש
    Select;Auswählen/Wählen;Sélectionner/Choisir;Seleccionar;Seleziona;Selecteer/Kies/Selecteren;Selecionar;Välj/Markera;Wybierz/Zaznacz;Выбрать;選択;선택;选择;選取/選擇;تحديد/اختيار;בחירה
    Send;Senden;Envoyer;Enviar;Invia;Stuur/Verstuur/Verzenden/Verzend;Enviar;Skicka;Wyślij;Отправить;送信;보내기/전송;发送;傳送;إرسال;שליחה/שלח
    Settings;Einstellungen;Réglages/Paramètres;Configuración/Ajustes;Impostazioni;Instellingen;Ajustes/Configurações/Definições;Inställningar;Ustawienia;Настройки;設定;설정;设置;設定;الإعدادات/إعدادات;הגדרות
    Share;Teilen;Partager;Compartir;Condividi;Deel/Delen;Compartilhar/Partilhar;Dela;Udostępnij;Поделиться;共有;공유;共享/分享;分享;مشاركة/شارك;שיתוף/שתף
    Show;Einblenden/Anzeigen/Zeigen;Afficher/Montrer;Mostrar;Mostra;Toon/Tonen;Mostrar;Visa;Pokaż;Показать;表示;보기/표시;显示;顯示;إظهار/عرض;הצגה/הצג
    Shuffle;Zufällig/Zufallswiedergabe;Aléatoire/Lecture aléatoire;Aleatorio;Casuale;Shuffle/Willekeurig;Aleatório/Embaralhar;Blanda;Losowo;Перемешать/Перемешивание;シャッフル;임의 재생/셔플;随机播放;隨機播放;خلط/عشوائي;ערבוב
    Sign in;Anmelden/Einloggen;Se connecter/Connexion;Iniciar sesión;Accedi;Log in/Inloggen;Iniciar sessão/Entrar;Logga in;Zaloguj się;Войти;サインイン/ログイン;로그인;登录;登入;تسجيل الدخول;התחברות/כניסה
    Skip;Überspringen;Ignorer/Passer;Omitir/Saltar;Salta/Ignora;Sla over/Overslaan;Pular/Saltar/Ignorar;Hoppa över;Pomiń;Пропустить;スキップ;건너뛰기;跳过;略過/跳過;تخطي;דילוג/דלג
    Sort;Sortieren/Sortierung;Trier/Tri;Ordenar;Ordina;Sorteer/Sorteren;Ordenar/Classificar;Sortera;Sortuj;Сортировать/Сортировка;並べ替え/ソート;정렬;排序;排序;فرز;מיון
    Speaker;Lautsprecher;Haut-parleur;Altavoz;Altoparlante;Luidspreker;Alto-falante/Altifalante;Högtalare;Głośnik;Динамик/Громкая связь;スピーカー;스피커;扬声器/扩音器;喇叭/擴音器;مكبر الصوت;רמקול
    Stop;Stopp/Stop/Stoppen/Anhalten/Beenden;Arrêter/Arrêt/Stop;Detener/Parar;Interrompi/Stop/Ferma;Stop/Stoppen;Parar/Interromper;Stopp/Stoppa;Zatrzymaj/Stop;Стоп/Остановить;停止;중단/정지;停止;停止;إيقاف/توقف;עצירה/עצור
    Submit;Senden/Absenden/Einreichen;Soumettre/Envoyer;Enviar;Invia;Verstuur/Verzenden/Indienen;Enviar/Submeter;Skicka/Skicka in;Wyślij/Prześlij;Отправить;送信/提出;제출;提交;送出/提交;إرسال;שליחה/הגשה
    Subtitles;Untertitel;Sous-titres;Subtítulos;Sottotitoli;Ondertiteling/Ondertitels;Legendas;Undertexter;Napisy;Субтитры;字幕;자막;字幕;字幕;الترجمة/ترجمة;כתוביות
    Undo;Widerrufen/Rückgängig;Annuler;Deshacer;Annulla;Herstel/Ongedaan maken/Maak ongedaan;Desfazer/Anular;Ångra;Cofnij;Отменить;取り消す/元に戻す;실행 취소;撤销;還原/復原;تراجع;ביטול
    Update;Aktualisieren/Update/Updaten;Mettre à jour/Actualiser/Mise à jour;Actualizar/Actualización;Aggiorna/Aggiornamento;Werk bij/Update/Bijwerken;Atualizar/Atualização;Uppdatera/Uppdatering;Uaktualnij/Aktualizacja;Обновить/Обновление;アップデート/更新;업데이트;更新;更新;تحديث;עדכון
    Upload;Hochladen/Upload;Télécharger/Envoyer/Importer;Subir/Cargar;Carica/Upload;Upload/Uploaden;Enviar/Carregar/Upload;Ladda upp;Prześlij/Wyślij;Загрузить/Выгрузить;アップロード;업로드;上传;上傳;تحميل/رفع;העלאה
    User;Benutzer/Nutzer;Utilisateur;Usuario;Utente;Gebruiker;Usuário/Utilizador;Användare;Użytkownik;Пользователь;ユーザ/ユーザー;사용자;用户;使用者;المستخدم/مستخدم;משתמש
    Video;Video;Vidéo;Vídeo/Video;Video;Video;Vídeo;Video;Wideo/Film;Видео;ビデオ/動画;비디오/동영상;视频;影片/視訊;فيديو;וידאו
    View;Anzeigen/Ansicht;Afficher/Voir/Présentation;Ver/Vista/Visualización;Visualizza/Vista;Bekijk/Weergave/Toon;Ver/Visualizar/Visualização;Visa/Innehåll;Zobacz/Widok/Wyświetl;Посмотреть/Просмотр/Вид;表示/見る;보기;查看/显示/视图;檢視/顯示方式;عرض;הצגה/תצוגה
    Volume;Lautstärke;Volume;Volumen;Volume;Volume;Volume;Volym;Głośność;Громкость;音量;음량/볼륨;音量;音量;مستوى الصوت/الصوت;עוצמת קול
    Warning;Warnung;Avertissement/Attention;Advertencia/Aviso;Avviso/Attenzione;Waarschuwing;Aviso/Alerta/Atenção;Varning;Ostrzeżenie/Uwaga;Предупреждение/Внимание;警告;경고;警告;警告;تحذير;אזהרה
    """
}
