/** The pages of content. */
export const staffContent = {
  // What several pages of content say.
  'About|an entry': 'Allgemeines',
  Text: 'Text',
  Date: 'Datum',
  Duration: 'Dauer',
  'Duration in minutes': 'Dauer in Minuten',
  '{minutes} min': '{minutes} Min.',
  'Who it is for': 'Für wen es ist',
  'One or two sentences for menus and cards.': 'Ein oder zwei Sätze für Menüs und Karten.',
  'One or two sentences for lists and cards.': 'Ein oder zwei Sätze für Listen und Karten.',
  'One or two sentences for cards.': 'Ein oder zwei Sätze für Karten.',
  'One or two sentences for lists and search results.': 'Ein oder zwei Sätze für Listen und Suchergebnisse.',
  'Patients book a visit of this length, up to eight hours.':
    'Patienten buchen einen Termin dieser Länge, bis zu acht Stunden.',
  'Patients book a visit of this length, up to eight hours. In the emergency department, one with neither a length nor another visit is not booked.':
    'Patienten buchen einen Termin dieser Länge, bis zu acht Stunden. In der Notaufnahme wird eine Leistung ohne Länge und ohne anderen Termin nicht gebucht.',
  'Booked as another visit': 'Gebucht als anderer Termin',
  'Leave empty for a visit of its own length.': 'Leer lassen für einen Termin eigener Länge.',
  'What patients should do before they come.': 'Was Patienten vor dem Termin tun sollen.',
  'Questions and answers': 'Fragen und Antworten',
  Profile: 'Profil',
  // Departments.
  Head: 'Leitung',
  'Where and when': 'Wo und wann',
  'Location in the building': 'Ort im Gebäude',
  'For example, Level 2, east wing.': 'Zum Beispiel: Ebene 2, Ostflügel.',
  // Doctors.
  'This doctor': 'Diese Ärztin, dieser Arzt',
  'Working hours': 'Sprechzeiten',
  'Leave and extra hours': 'Urlaub und Zusatzzeiten',
  'Online booking': 'Online-Buchung',
  'For example, Dr or Prof.': 'Zum Beispiel: Dr. oder Prof.',
  'For example, Consultant cardiologist.': 'Zum Beispiel: Oberärztin für Kardiologie.',
  'For example, MBBS, FRCP.': 'Zum Beispiel: Fachärztin für Innere Medizin.',
  'Spoken with patients.': 'Für Gespräche mit Patienten.',
  'Patients can book online': 'Patienten können online buchen',
  // Services and packages.
  'Leave empty to show no price.': 'Leer lassen, um keinen Preis zu zeigen.',
  'For what begins with a consultation, such as an operation. Leave empty for a visit of its own length.':
    'Für das, was mit einer Sprechstunde beginnt, etwa eine Operation. Leer lassen für einen Termin eigener Länge.',
  'Patients book the package with a doctor of this department. Without one they can only ask about it.':
    'Patienten buchen das Vorsorgepaket bei einer Ärztin oder einem Arzt dieser Abteilung. Ohne Abteilung können sie nur danach fragen.',
  'Show on the home page, which has room for three': 'Auf der Startseite zeigen, die Platz für drei hat',
  'The price without a discount.': 'Der Preis ohne Ermäßigung.',
  'Discounted price': 'Ermäßigter Preis',
  'Lower than the price. The website shows both and the saving. Leave empty for no discount.':
    'Niedriger als der Preis. Die Website zeigt beide und die Ersparnis. Leer lassen für keine Ermäßigung.',
  '<hidden>instead of </hidden><old>{price}</old>': '<hidden>statt </hidden><old>{price}</old>',
  'Use the same words for a check in every package, so that packages can be compared. Enter starts a new line. Alt and an arrow key move a line, or the whole group from its title.':
    'Nennen Sie eine Untersuchung in jedem Vorsorgepaket gleich, damit sich die Pakete vergleichen lassen. Enter beginnt eine neue Zeile. Alt und eine Pfeiltaste verschieben eine Zeile oder, vom Titel aus, die ganze Gruppe.',
  'Groups of checks': 'Gruppen von Untersuchungen',
  Checks: 'Untersuchungen',
  // News and guides.
  Article: 'Beitrag',
  'Two sentences for lists and feeds. Leave empty to use the start of the text.':
    'Zwei Sätze für Listen und Feeds. Leer lassen, um den Anfang des Textes zu verwenden.',
  'For example, Dr Clara Hensley. Leave empty if the hospital is the author.':
    'Zum Beispiel: Dr. Clara Hensley. Leer lassen, wenn das Krankenhaus der Verfasser ist.',
  'Use existing tags where they fit, so that readers find related articles.':
    'Verwenden Sie vorhandene Schlagwörter, wo sie passen, damit verwandte Beiträge zu finden sind.',
  'Show large at the top of the news while it is among the newest':
    'Groß oben in Aktuelles zeigen, solange der Beitrag zu den neuesten gehört',
  'What visitors look for, such as Parking.': 'Wonach Besucher suchen, etwa Parken.',
  'The guides of a topic are listed together and lead to each other.':
    'Die Ratgeberseiten eines Themenbereichs stehen zusammen und verweisen aufeinander.',
  'Also searched as': 'Auch gesucht als',
  'Other words for it, separated by commas. The search finds them; the page does not show them.':
    'Andere Wörter dafür, durch Kommas getrennt. Die Suche findet sie, die Seite zeigt sie nicht.',
  'One or two sentences for lists and search results. If they say to call an emergency number of the hospital, the page begins with buttons that do.':
    'Ein oder zwei Sätze für Listen und Suchergebnisse. Steht darin, dass man eine Notrufnummer des Krankenhauses anrufen soll, beginnt die Seite mit Schaltflächen dafür.',
  'The page links to each large heading at its top.':
    'Oben auf der Seite stehen Links zu jeder großen Überschrift.',
  // Conditions.
  'Due since {day}': 'Fällig seit {day}',
  'One sign on each line. It shows as a list.': 'Ein Anzeichen pro Zeile. Sie erscheinen als Liste.',
  'As patients say it, such as Fever in children.': 'Wie Patienten es nennen, etwa Fieber bei Kindern.',
  'Also called': 'Auch genannt',
  'Other words for it, separated by commas. The search finds them.':
    'Andere Wörter dafür, durch Kommas getrennt. Die Suche findet sie.',
  'Treated by': 'Behandelt von',
  'When to get help': 'Wann Hilfe nötig ist',
  'Call an ambulance now if': 'Sofort den Rettungsdienst rufen, wenn',
  'Only where a life may be in danger.': 'Nur wo Lebensgefahr bestehen kann.',
  'It can be looked after at home if': 'Zu Hause behandeln, wenn',
  Review: 'Prüfung',
  'Who answers for what the page says, such as a doctor.':
    'Wer für den Inhalt der Seite einsteht, etwa eine Ärztin oder ein Arzt.',
  'Last review': 'Letzte Prüfung',
  'Next review': 'Nächste Prüfung',
  'From this day on, the dashboard reminds you.': 'Ab diesem Tag erinnert die Übersicht daran.',
  // Testimonials.
  'What was said': 'Was gesagt wurde',
  'As the patient wants to be named.': 'Wie die Patientin oder der Patient genannt werden möchte.',
  '1 to 5. Leave empty for no stars.': '1 bis 5. Leer lassen für keine Sterne.',
  'The patient has agreed to this being shown':
    'Die Patientin oder der Patient hat der Veröffentlichung zugestimmt',
  // Visit types.
  'How it takes place': 'Wie er stattfindet',
  'In person': 'Vor Ort',
  Approval: 'Bestätigung',
  'By staff': 'Durch das Personal',
  'None|approval': 'Keine',
  'The visit': 'Der Termin',
  'What patients choose, for example New consultation.': 'Was Patienten wählen, zum Beispiel Erstgespräch.',
  'Minutes from one start to the next': 'Minuten von einem Beginn zum nächsten',
  'Leave empty for the length of the visit, so that one follows the other.':
    'Leer lassen für die Dauer des Termins, sodass einer auf den anderen folgt.',
  'Minutes kept free before a visit': 'Minuten, die vor einem Termin frei bleiben',
  'Minutes kept free after a visit': 'Minuten, die nach einem Termin frei bleiben',
  'Patients at the same time': 'Patienten zur gleichen Zeit',
  'Enter more than 1 for groups.': 'Für Gruppen mehr als 1 eingeben.',
  'Leave empty if every doctor offers it.': 'Leer lassen, wenn alle Ärztinnen und Ärzte ihn anbieten.',
  'Staff approve each booking': 'Das Personal bestätigt jede Buchung',
  'Latest booking, minutes before the visit': 'Späteste Buchung, Minuten vor dem Termin',
  '120 is two hours, 1440 a day.': '120 sind zwei Stunden, 1440 ein Tag.',
  'Earliest booking, days before the visit': 'Früheste Buchung, Tage vor dem Termin',
  'Latest cancellation, minutes before the visit': 'Späteste Absage, Minuten vor dem Termin',
  'Latest move, minutes before the visit': 'Spätestes Verschieben, Minuten vor dem Termin',
  'After that, they have to call you.': 'Danach müssen Patienten Sie anrufen.',
  // Closures, leave and extra hours.
  '{day} {year}, {time}': '{day} {year}, {time}',
  Until: 'Bis',
  'The whole hospital': 'Das ganze Krankenhaus',
  'Nobody can book, and visitors read that you are closed. Lines of opening hours marked “Also open when the whole hospital is closed” stay open.':
    'Niemand kann buchen, und Besucher lesen, dass Sie geschlossen haben. Zeilen der Öffnungszeiten mit „Auch geöffnet, wenn das ganze Krankenhaus geschlossen ist“ bleiben geöffnet.',
  'In the hospital’s time zone, {zone}.': 'In der Zeitzone des Krankenhauses, {zone}.',
  'Leave empty to close the whole hospital.': 'Leer lassen, um das ganze Krankenhaus zu schließen.',
  'Reason for visitors': 'Grund für Besucher',
  'Visitors read it beside the opening hours. For example, Staff training.':
    'Besucher lesen ihn neben den Öffnungszeiten. Zum Beispiel: Fortbildung.',
  'For colleagues only.': 'Nur für das Team.',
  // Search terms.
  'What people say': 'Was Menschen sagen',
  'The main language': 'Die Hauptsprache',
  'Terms of the main language are understood on the pages of every language.':
    'Begriffe der Hauptsprache werden auf den Seiten jeder Sprache verstanden.',
  'What they mean': 'Was sie meinen',
  'Lead to': 'Führen zu',
  'For staff only. Visitors never see it.': 'Nur für Mitarbeitende. Besucher sehen es nie.',
  'For example: rash, acne, skin doctor. If a term has several words, all of them must be typed, in any order. Typing mistakes and plurals are understood.':
    'Zum Beispiel: Ausschlag, Akne, Hautarzt. Hat ein Begriff mehrere Wörter, müssen alle eingegeben werden, in beliebiger Reihenfolge. Tippfehler und Mehrzahl werden verstanden.',
  'Words from the name of a department, service, package or article, or a page: contact, appointment, pricing, about us, gallery, accessibility or privacy. The first is shown before the second.':
    'Wörter aus dem Namen einer Abteilung, einer Leistung, eines Vorsorgepakets oder Beitrags, oder eine Seite: contact, appointment, pricing, about us, gallery, accessibility oder privacy. Das erste erscheint vor dem zweiten.',
  'Leave empty unless these words may describe an emergency. Your text appears above the results, with the emergency number from Settings, Contact.':
    'Leer lassen, außer wenn diese Wörter einen Notfall beschreiben können. Ihr Text steht über den Ergebnissen, mit der Notrufnummer aus Einstellungen, Kontakt.',
  'What they find now': 'Was sie jetzt finden',
  '“{words}” finds {found}.': '„{words}“ findet {found}.',
  '“{words}” finds nothing yet.': '„{words}“ findet noch nichts.',
  'the page /{page}': 'die Seite /{page}',
  '{title} ({kind})': '{title} ({kind})',
  // Contact and social links.
  'Contact details': 'Kontaktdaten',
  'Emergency number': 'Notrufnummer',
  'Your own. Visible on every page.': 'Ihre eigene. Auf jeder Seite sichtbar.',
  'Number for an ambulance': 'Nummer des Rettungsdienstes',
  'Of your country, such as 999, 112 or 911. Leave empty where people call your own number.':
    'Die Ihres Landes, etwa 999, 112 oder 911. Leer lassen, wo man Ihre eigene Nummer anruft.',
  'Separate with commas. The footer shows the first one.':
    'Durch Kommas trennen. Die Fußzeile zeigt die erste.',
  'What each phone number is for': 'Wofür jede Telefonnummer da ist',
  'In the order of the numbers, separated by commas, such as “Reception, Bills and insurance”.':
    'In der Reihenfolge der Nummern, durch Kommas getrennt, etwa „Empfang, Rechnungen und Versicherung“.',
  'What each email address is for': 'Wofür jede E-Mail-Adresse da ist',
  'In the order of the addresses, separated by commas.':
    'In der Reihenfolge der Adressen, durch Kommas getrennt.',
  'Email addresses': 'E-Mail-Adressen',
  'Find us': 'So finden Sie uns',
  'Postal address': 'Postanschrift',
  'Map link': 'Link zur Karte',
  'Leave empty to use a map search for the address.':
    'Leer lassen, um die Adresse auf einer Karte zu suchen.',
  'The links could not be loaded.': 'Die Links konnten nicht geladen werden.',
  Profiles: 'Profile',
  'A full address that starts with https://. Leave empty for no icon in the footer.':
    'Eine vollständige Adresse, die mit https:// beginnt. Leer lassen für kein Symbol in der Fußzeile.',
  // An album.
  Album: 'Album',
  'Visitors see the month and the year.': 'Besucher sehen Monat und Jahr.',
  'Save the album, then choose its pictures here.':
    'Speichern Sie das Album und wählen Sie dann hier seine Bilder.',
  // Rooms and devices.
  'The room or device': 'Der Raum oder das Gerät',
  'For example, Ultrasound 1.': 'Zum Beispiel: Ultraschall 1.',
  'For example, Ultrasound. A visit type needs a kind, and each of its visits takes one free room of that kind.':
    'Zum Beispiel: Ultraschall. Eine Terminart braucht eine Art, und jeder ihrer Termine belegt einen freien Raum dieser Art.',
  'Leave empty if every doctor may use it.': 'Leer lassen, wenn er für alle Ärztinnen und Ärzte da ist.',
  'Lower numbers are taken first.': 'Kleinere Zahlen werden zuerst belegt.',
  Availability: 'Verfügbarkeit',
  'Visits may take place in it': 'Termine dürfen darin stattfinden',
  'Out of use for a time': 'Zeitweise nicht verfügbar',
  'It takes no visits then. Appointments that have it are listed once you save.':
    'Dann finden darin keine Termine statt. Betroffene Termine werden nach dem Speichern aufgelistet.',
  'Room or device': 'Raum oder Gerät',
  'Each visit takes one of this kind. Free times are offered only while one is free.':
    'Jeder Termin belegt einen dieser Art. Freie Zeiten werden nur angeboten, solange einer frei ist.',
  'In use': 'In Betrieb',
  'Not in use': 'Nicht in Betrieb',
  'Out of use': 'Nicht verfügbar',
  'Room out of use': 'Raum nicht verfügbar',
} as const;
