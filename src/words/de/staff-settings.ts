/** Settings, data and the demo. */
export const staffSettings = {
  // The hospital.
  'Colours of the website': 'Farben der Website',
  Primary: 'Hauptfarbe',
  Accent: 'Akzentfarbe',
  'Buttons, links and headings. Lighter and darker shades are made from it.':
    'Schaltflächen, Links und Überschriften. Hellere und dunklere Töne werden daraus gebildet.',
  'The booking button, and small details.': 'Die Schaltfläche zum Buchen und kleine Details.',
  'Shown in the header instead of the symbol and the name.':
    'Steht in der Kopfzeile anstelle von Symbol und Name.',
  'Doctors are shown with': 'Ärztinnen und Ärzte werden gezeigt mit',
  'Initials are tiles in your colours. A doctor without a picture has one in any case.':
    'Initialen sind Kacheln in Ihren Farben. Wer kein Bild hat, bekommt immer eine.',
  'Home page': 'Startseite',
  'A line at the top of every page, such as changed visiting hours. Leave empty for none.':
    'Eine Zeile oben auf jeder Seite, etwa zu geänderten Besuchszeiten. Leer lassen für keine.',
  'Announcement until': 'Ankündigung bis',
  'The line then disappears. Leave empty to keep it until you remove it.':
    'Danach verschwindet die Zeile. Leer lassen, damit sie bleibt, bis Sie sie entfernen.',
  Figures: 'Zahlen',
  'For example, 24/7, Emergency care.': 'Zum Beispiel: 24/7, Notaufnahme.',
  'Place and language': 'Ort und Sprache',
  'All times on the site and here are in this zone.':
    'Alle Zeiten auf der Website und hier gelten in dieser Zone.',
  'As is usual in the language': 'Wie in der Sprache üblich',
  'Of every time, in all languages.': 'Für jede Uhrzeit, in allen Sprachen.',
  'For example, en-GB. It decides how dates and amounts are written.':
    'Zum Beispiel: de-DE. Danach richtet sich, wie Daten und Beträge geschrieben werden.',
  'Other languages': 'Weitere Sprachen',
  'Only what is translated': 'Nur Übersetztes',
  'In these languages, lists and the search leave out what is not translated.':
    'In diesen Sprachen lassen Listen und die Suche weg, was nicht übersetzt ist.',
  'The website also speaks these. What you wrote is shown in your own language.':
    'Die Website spricht auch diese. Was Sie geschrieben haben, erscheint in Ihrer eigenen Sprache.',
  'Three letters, such as EUR.': 'Drei Buchstaben, etwa EUR.',
  'Two letters, such as DE. Phone numbers without a country code are read as numbers there.':
    'Zwei Buchstaben, etwa DE. Telefonnummern ohne Ländervorwahl gelten als Nummern dieses Landes.',
  'Prices are valid until': 'Preise gelten bis',
  'Leave empty until further notice.': 'Leer lassen bis auf Weiteres.',
  // Texts of pages.
  'The hospital’s history, leadership and accreditation.':
    'Geschichte, Leitung und Zertifizierungen des Krankenhauses.',
  'Shown on the Contact page.': 'Steht auf der Seite Kontakt.',
  'Shown on the Pricing page.': 'Steht auf der Seite Preise.',
  // Booking.
  'All appointments': 'Alle Termine',
  'Most future appointments for one contact': 'Höchstzahl künftiger Termine pro Kontakt',
  'Applies to contacts confirmed by email. Staff are warned and can book more. For other contacts, staff see a note on the appointment.':
    'Gilt für per E-Mail bestätigte Kontakte. Das Personal wird gewarnt und kann mehr buchen. Bei anderen Kontakten steht ein Hinweis am Termin.',
  'Hold a freed time for someone waiting, minutes': 'Freigewordenen Termin für Wartende freihalten, Minuten',
  'Answer inquiries within, working hours': 'Anfragen beantworten binnen, Arbeitsstunden',
  'Counted while the hospital is open by its opening hours. Inquiries that wait longer are overdue.':
    'Gezählt wird, solange das Krankenhaus nach seinen Öffnungszeiten geöffnet ist. Anfragen, die länger warten, sind überfällig.',
  'It then goes to the next person on the waiting list.':
    'Danach geht er an die nächste Person auf der Warteliste.',
  'First reminder, days before the visit': 'Erste Erinnerung, Tage vor dem Termin',
  'Last reminder, days before the visit': 'Letzte Erinnerung, Tage vor dem Termin',
  'Enter 0 for none. It must be earlier than the last reminder.':
    '0 für keine. Sie muss vor der letzten Erinnerung liegen.',
  'Enter 0 for none.': '0 für keine.',
  'By visit type': 'Nach Terminart',
  'How far ahead patients can book, and until when they can cancel or move online.':
    'Wie weit im Voraus Patienten buchen und bis wann sie online absagen oder verschieben können.',
  'Book at the latest': 'Spätestens buchen',
  'Book at the earliest': 'Frühestens buchen',
  'Cancel until': 'Absagen bis',
  'Move until': 'Verschieben bis',
  'it starts': 'zum Beginn',
  '{count} days before': { one: '{count} Tag vorher', other: '{count} Tage vorher' },
  '{count} hours before': { one: '{count} Stunde vorher', other: '{count} Stunden vorher' },
  '{count} minutes before': { one: '{count} Minute vorher', other: '{count} Minuten vorher' },
  // How long data is kept.
  'How long personal data is kept': 'Wie lange personenbezogene Daten aufbewahrt werden',
  'Patients’ details, months after the visit': 'Angaben zu Patienten, Monate nach dem Besuch',
  'Name, contact details and reason are then deleted. The visit still counts in the figures.':
    'Name, Kontaktdaten und Grund werden dann gelöscht. In den Zahlen zählt der Besuch weiter.',
  'Inquiries, months after they were received': 'Anfragen, Monate nach dem Eingang',
  'Includes replies, and emails that could not be delivered.':
    'Auch Antworten und nicht zugestellte E-Mails.',
  'Records of visits are kept by law for, months after the visit':
    'Gesetzliche Aufbewahrung von Behandlungsdaten, Monate nach dem Besuch',
  '0 if there is no such law. Until then the name, the day, the doctor and what the visit was for stay, even if the patient is erased.':
    '0, wenn es kein solches Gesetz gibt. Bis dahin bleiben Name, Tag, Ärztin oder Arzt und Anlass erhalten, auch wenn Patientendaten gelöscht werden.',
  'Under which law or rule': 'Nach welchem Gesetz oder welcher Regel',
  'Patients are told this when they ask to be erased.':
    'Patienten erfahren dies, wenn sie die Löschung ihrer Daten verlangen.',
  'Sent emails, days after they were sent': 'Gesendete E-Mails, Tage nach dem Versand',
  'Waiting list entries, days after the last day requested':
    'Einträge der Warteliste, Tage nach dem letzten gewünschten Tag',
  'Answers to “Was this page useful?”, months after the week':
    'Antworten auf „War diese Seite hilfreich?“, Monate nach der Woche',
  'Includes comments. Neither says who sent it.': 'Auch Kommentare. Beide sagen nicht, von wem sie sind.',
  'What a visit needs, such as an interpreter, is deleted the day after the visit, or as soon as the visit is cancelled. Unconfirmed newsletter addresses are deleted after seven days, subscribers’ addresses when they unsubscribe, and sessions after twelve hours. What staff did stays in the activity log.':
    'Was für einen Besuch gebraucht wird, etwa Dolmetschen, wird am Tag danach gelöscht oder sobald der Termin abgesagt ist. Unbestätigte Newsletter-Adressen werden nach sieben Tagen gelöscht, bestätigte bei der Abmeldung und Sitzungen nach zwölf Stunden. Was Mitarbeitende getan haben, bleibt im Protokoll.',
  Backups: 'Sicherungen',
  'This hospital is on a PostgreSQL server. Back it up with the tools of that server.':
    'Dieses Krankenhaus liegt auf einem PostgreSQL-Server. Sichern Sie es mit dessen Werkzeugen.',
  'No backups are made. The person who runs the server can set BACKUP_TO.':
    'Es werden keine Sicherungen gemacht. Wer den Server betreibt, kann BACKUP_TO setzen.',
  'Last good backup': 'Letzte gute Sicherung',
  'None yet|backup': 'Noch keine',
  'Size|backup': 'Größe',
  'Time taken': 'Dauer',
  'Kept in': 'Ablageort',
  'Good backups': 'Gute Sicherungen',
  Encrypted: 'Verschlüsselt',
  'A backup is made every {minutes} minutes. It counts as good once it has been restored and counted.':
    'Alle {minutes} Minuten wird eine Sicherung gemacht. Als gut gilt sie, wenn sie zurückgespielt und nachgezählt ist.',
  'Back up now': 'Jetzt sichern',
  'The backup is about to begin …': 'Die Sicherung beginnt gleich …',
  'Copying the hospital …': 'Das Krankenhaus wird kopiert …',
  'Restoring the copy and counting …': 'Die Kopie wird zurückgespielt und nachgezählt …',
  'The backup is good.': 'Die Sicherung ist gut.',
  'The backup failed.': 'Die Sicherung ist gescheitert.',
  'There is no recent backup. Please tell the person who runs the server.':
    'Es gibt keine aktuelle Sicherung. Bitte sagen Sie es der Person, die den Server betreibt.',
  'There is no recent backup.': 'Es gibt keine aktuelle Sicherung.',
  'See the backups': 'Sicherungen ansehen',
  'The last try failed on {time}:': 'Der letzte Versuch ist am {time} gescheitert:',
  '{count} seconds': { one: '{count} Sekunde', other: '{count} Sekunden' },
  'Last run': 'Letzter Lauf',
  Program: 'Programm',
  'Openward {version} with its embedded database, PostgreSQL {database}.':
    'Openward {version} mit eingebetteter Datenbank, PostgreSQL {database}.',
  'Openward {version} with PostgreSQL {database}.': 'Openward {version} mit PostgreSQL {database}.',
  'An update last changed the database: {time}.': 'Ein Update hat die Datenbank zuletzt geändert: {time}.',
  'Version {version} is available.': 'Version {version} ist verfügbar.',
  'What it changes': 'Was sie ändert',
  'Data that is due is deleted every day. Last: {time}.':
    'Fällige Daten werden jeden Tag gelöscht. Zuletzt: {time}.',
  'Data that is due is deleted every day. It has not run yet.':
    'Fällige Daten werden jeden Tag gelöscht. Bisher ist das noch nicht geschehen.',
  'Delete what is due now': 'Fälliges jetzt löschen',
  'Data that was due has been deleted.': 'Fällige Daten wurden gelöscht.',
  'Patients’ details': 'Angaben zu Patienten',
  'Sent emails': 'Gesendete E-Mails',
  'Emails not delivered': 'Nicht zugestellte E-Mails',
  'Unconfirmed addresses': 'Unbestätigte Adressen',
  'Ended sessions': 'Beendete Sitzungen',
  // Export and import.
  Export: 'Export',
  'Export|verb': 'Exportieren',
  Import: 'Import',
  'The whole hospital in one ZIP file: one file for each table (JSON Lines), and the pictures. It contains patients’ data, so keep it as safe as the hospital’s own records. It does not contain passwords or anything else that opens an account.':
    'Das ganze Krankenhaus in einer ZIP-Datei: eine Datei für jede Tabelle (JSON Lines) und die Bilder. Sie enthält Patientendaten. Bewahren Sie sie so sicher auf wie die Akten des Krankenhauses. Passwörter oder anderes, was ein Konto öffnet, enthält sie nicht.',
  'Export everything': 'Alles exportieren',
  'Preparing …': 'Wird vorbereitet …',
  '{size} so far': 'Bisher {size}',
  'Saved, {size}.': 'Gespeichert, {size}.',
  'Import a file that was exported here into an empty hospital. The whole file is checked first. Either all of it is imported, or nothing.':
    'Importieren Sie eine hier exportierte Datei in ein leeres Krankenhaus. Zuerst wird die ganze Datei geprüft. Dann wird entweder alles importiert oder nichts.',
  'This hospital is not empty ({holds}). Import into one that has just been set up with DEMO=0.':
    'Dieses Krankenhaus ist nicht leer ({holds}). Importieren Sie in eines, das gerade mit DEMO=0 eingerichtet wurde.',
  'Nothing was changed.': 'Es wurde nichts geändert.',
  'Checking and importing …': 'Wird geprüft und importiert …',
  'Import finished: {rows} rows and {pictures} pictures.':
    'Import abgeschlossen: {rows} Zeilen und {pictures} Bilder.',
  'The connection was lost before the whole file had arrived.':
    'Die Verbindung ist abgebrochen, bevor die ganze Datei angekommen war.',
  'The server gave an unexpected answer ({code}).': 'Der Server hat unerwartet geantwortet ({code}).',
  Download: 'Herunterladen',
  'Download CSV': 'CSV herunterladen',
  'Download this list': 'Diese Liste herunterladen',
  'The file contains personal data. The activity log keeps who took it, and for what.':
    'Die Datei enthält personenbezogene Daten. Im Protokoll steht, wer sie wofür heruntergeladen hat.',
  'For example, “Letters about the clinic’s new address”. Do not name a patient: everyone who reads the activity log sees this.':
    'Zum Beispiel „Briefe zur neuen Adresse der Klinik“. Nennen Sie keine Patienten: Alle, die das Protokoll lesen, sehen dies.',
  // Demo.
  'The patients of this demo are invented, and no messages are sent to them.':
    'Die Patienten dieser Demo sind erfunden und bekommen keine Nachrichten.',
  'Remove the demo patients …': 'Demo-Patienten entfernen …',
  'Remove the demo patients?': 'Demo-Patienten entfernen?',
  'Remove the demo patients': 'Demo-Patienten entfernen',
  'Removing …': 'Wird entfernt …',
  'The demo patients have been removed.': 'Die Demo-Patienten wurden entfernt.',
  'This deletes {what} for good, and the leave of doctors that was invented with them. No new ones are added.':
    'Endgültig gelöscht werden: {what}, dazu der mit ihnen erfundene Urlaub von Ärztinnen und Ärzten. Neue kommen nicht hinzu.',
  'What people have entered stays, such as an appointment that you booked yourself. So do doctors, pages and settings.':
    'Was Menschen eingegeben haben, bleibt, etwa ein Termin, den Sie selbst gebucht haben. Auch Ärztinnen und Ärzte, Seiten und Einstellungen bleiben.',
  '{count} appointments': { one: '{count} Termin', other: '{count} Termine' },
  '{count} inquiries': { one: '{count} Anfrage', other: '{count} Anfragen' },
  '{count} entries on the waiting list': {
    one: '{count} Eintrag auf der Warteliste',
    other: '{count} Einträge auf der Warteliste',
  },
  'This patient is invented, so no message is sent.':
    'Diese Person ist erfunden, deshalb wird keine Nachricht gesendet.',

  // How a visit is offered, and where it takes place.
  'Video visits': 'Videotermine',
  'Address of a video visit': 'Adresse eines Videotermins',
  'For example, https://meet.example.org/{room}. In place of {room} each visit gets a room that nobody can guess, in place of {reference} its reference. Leave empty if you tell patients yourself how to join.':
    'Zum Beispiel https://meet.example.org/{room}. Statt {room} bekommt jeder Termin einen Raum, den niemand erraten kann, statt {reference} seine Buchungsnummer. Leer lassen, wenn Sie den Patienten selbst sagen, wie sie beitreten.',
  'How patients get a time': 'Wie Patienten einen Termin bekommen',
  'Or, if the patient prefers': 'Oder, wenn es lieber ist',
  'They book online': 'Sie buchen online',
  'They ask, staff find a time': 'Sie fragen an, das Personal findet einen Termin',
  'They call': 'Sie rufen an',
  'Patients choose when they book. The room below is for those who come in person.':
    'Patienten wählen beim Buchen. Der Raum unten ist für die, die persönlich kommen.',
  'Staff can book it in any case.': 'Das Personal kann ihn in jedem Fall buchen.',
} as const;
