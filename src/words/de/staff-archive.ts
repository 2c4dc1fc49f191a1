/** Why an export of a hospital is refused, and what its import says. */
export const staffArchive = {
  // What is wrong with the file.
  'It is not a ZIP file, or it is incomplete ({problem}).':
    'Sie ist keine ZIP-Datei oder unvollständig ({problem}).',
  'It is damaged ({problem}).': 'Sie ist beschädigt ({problem}).',
  'It holds more than {most} files.': 'Sie enthält mehr als {most} Dateien.',
  'It contains a file that no export has: {file}.': 'Sie enthält eine Datei, die kein Export hat: {file}.',
  'It holds {file} twice.': 'Sie enthält {file} zweimal.',
  'It says too much about {file}.': 'Sie sagt zu viel über {file}.',
  'Its files are larger than it is.': 'Ihre Dateien sind größer als sie selbst.',
  'It is not an export of a hospital: it has no manifest.json.':
    'Sie ist kein Export eines Krankenhauses: manifest.json fehlt.',
  'Its manifest.json is not one that this program writes.':
    'Ihr manifest.json ist keines, das dieses Programm schreibt.',
  'Some of its pictures are missing.': 'Einige ihrer Bilder fehlen.',
  'Its manifest does not name {file}.': 'Ihr Verzeichnis nennt {file} nicht.',
  '{file} is missing.': '{file} fehlt.',
  'It was made by a newer version of this program ({column}). Update this one first.':
    'Sie stammt von einer neueren Version dieses Programms ({column}). Aktualisieren Sie zuerst dieses.',
  '{file} has too many rows.': '{file} hat zu viele Zeilen.',
  '{file}, line {line}': '{file}, Zeile {line}',
  '{file} has {rows} rows where one belongs.': '{file} hat {rows} Zeilen statt einer.',
  '{file} has {rows} rows where {wanted} belong.': '{file} hat {rows} Zeilen statt {wanted}.',
  'It contains {table}, which no export does. {why}': 'Sie enthält {table}, was kein Export tut. {why}',
  'This program does not know {table}.': 'Dieses Programm kennt {table} nicht.',
  '{place}: key is not the key of a picture.': '{place}: key ist kein Schlüssel eines Bildes.',
  '{place}: {column} is not one of its columns.': '{place}: {column} ist keine ihrer Spalten.',
  '{place}: {column}: {problem}': '{place}: {column}: {problem}',
  '{file} belongs to no picture.': '{file} gehört zu keinem Bild.',
  '{file} is not a picture.': '{file} ist kein Bild.',
  '{file} has a line that is too long.': '{file} hat eine zu lange Zeile.',
  '{file} breaks off.': '{file} bricht ab.',
  '{place} cannot be read.': '{place} kann nicht gelesen werden.',
  '{file} is too large.': '{file} ist zu groß.',
  '{file} is damaged.': '{file} ist beschädigt.',
  'exports leave this out, so an import refuses it.': 'Exporte lassen das weg, daher lehnt ein Import es ab.',
  'an export has no row with {value}.': 'Ein Export hat keine Zeile mit {value}.',
  'this is not one of its columns.': 'Das ist keine ihrer Spalten.',
  'a value is required here.': 'Hier ist ein Wert erforderlich.',
  'no version of this program writes it like this.': 'Keine Version dieses Programms schreibt es so.',
  'The database refuses its content ({problem}).': 'Die Datenbank lehnt ihren Inhalt ab ({problem}).',
  'The database refuses its content of {table} ({problem}).':
    'Die Datenbank lehnt ihren Inhalt für {table} ab ({problem}).',
  // What the import says.
  'This hospital is not empty ({found}). Import into one that has just been set up.':
    'Dieses Krankenhaus ist nicht leer ({found}). Importieren Sie in ein gerade eingerichtetes.',
  'These accounts arrived disabled and without a password, so that the file lets nobody in: {accounts}. Under Settings, Staff, enable the people you know and send them a new invitation.':
    'Diese Konten kamen gesperrt und ohne Passwort an, damit die Datei niemanden hereinlässt: {accounts}. Schalten Sie unter „Einstellungen, Mitarbeitende“ frei, wen Sie kennen, und senden Sie eine neue Einladung.',
  "This hospital signs links with another SECRET than the export's. Links in messages that patients already have no longer open; those in new messages do.":
    'Dieses Krankenhaus signiert Links mit einem anderen SECRET als der Export. Links in früheren Nachrichten öffnen sich nicht mehr; die in neuen schon.',
  // Why a table does not travel.
  'It is exported for reading only. A new hospital starts its own trail.':
    'Sie wird nur zum Lesen exportiert. Ein neues Krankenhaus beginnt ein eigenes Protokoll.',
  'It belongs to the rows of the trail.': 'Sie gehört zu den Zeilen des Protokolls.',
  'Invented patients stay where they are.': 'Erfundene Patienten bleiben, wo sie sind.',
  'It seals the trail of this hospital.': 'Sie versiegelt das Protokoll dieses Krankenhauses.',
  'It belongs to its own hospital’s SECRET.': 'Sie gehört zum SECRET des eigenen Krankenhauses.',
  'Accounts arrive disabled, and nobody is mailed who did not ask for it here.':
    'Konten kommen gesperrt an, und niemand erhält E-Mails, der sie hier nicht gewünscht hat.',
  'It says what an account was told here.': 'Sie sagt, was ein Konto hier erfahren hat.',
  'It opens an account.': 'Sie öffnet ein Konto.',
  'A file must not decide how people get in here.':
    'Eine Datei darf nicht entscheiden, wer hier hereinkommt.',
  'It lives for minutes.': 'Sie lebt nur Minuten.',
  'It opens an account, here and at the issuer.': 'Sie öffnet ein Konto, hier und bei der Anmeldestelle.',
  'It opens what its roles allow.': 'Sie öffnet, was ihre Rollen erlauben.',
  'It opens an account, and only at the address where it was registered.':
    'Sie öffnet ein Konto, und nur unter der Adresse, an der sie registriert wurde.',
  'It belongs to the browser and the address.': 'Sie gehört zu Browser und Adresse.',
  'It lives for two days.': 'Sie lebt zwei Tage.',
  'It lives for a day.': 'Sie lebt einen Tag.',
  'It lives for a minute.': 'Sie lebt eine Minute.',
  'It concerns files of the source hospital.': 'Sie betrifft Dateien des Krankenhauses, aus dem sie stammt.',
  'Triggers derive it from the content.': 'Auslöser leiten sie aus den Inhalten ab.',
  // x
  'It opens an account at a provider.': 'Sie öffnet ein Konto bei einem Anbieter.',
} as const;
