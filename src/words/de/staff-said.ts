/** What the server and the forms say to staff: what is wrong with a value, why something is refused, roles, and heads of files. */
export const staffSaid = {
  // A series of visits.
  'Enter a number from {least} to {most}.': 'Geben Sie eine Zahl von {least} bis {most} ein.',
  'Choose at least 2 visits.': 'Wählen Sie mindestens 2 Termine.',
  'Choose at most 52 visits.': 'Wählen Sie höchstens 52 Termine.',
  'Choose weekdays.': 'Wählen Sie Wochentage.',
  'Enter the number of a series.': 'Geben Sie die Nummer einer Serie ein.',
  'A series lasts at most two years. Choose fewer visits, or less time between them.':
    'Eine Serie dauert höchstens zwei Jahre. Wählen Sie weniger Termine oder kürzere Abstände.',
  'Two visits of the series overlap. Choose another time for one of them.':
    'Zwei Termine der Serie überschneiden sich. Wählen Sie für einen eine andere Zeit.',
  'Some of these times are no longer free, so nothing has changed yet. Choose others for them.':
    'Einige dieser Zeiten sind nicht mehr frei, daher ist noch nichts geändert. Wählen Sie dafür andere.',
  '{date}: {patient} already has an appointment with this doctor that day, at {time}.':
    '{date}: {patient} hat an diesem Tag schon einen Termin bei dieser Person, um {time}.',
  '{date}: {warning}': '{date}: {warning}',
  'Someone else changed visits of this series first: {dates}. Close this and check them again.':
    'Jemand anders hat Termine dieser Serie zuerst geändert: {dates}. Schließen Sie dies und prüfen Sie sie erneut.',
  'Visits of this series can no longer change: {dates}.':
    'Termine dieser Serie lassen sich nicht mehr ändern: {dates}.',
  // Roles.
  '{role} ({departments})': '{role} ({departments})',
  'Only {roles} may do this.': 'Nur {roles} darf das.',
  'Only a person who has signed in may do this.': 'Das darf nur eine angemeldete Person.',
  'Your account may only change what belongs to your departments.':
    'Ihr Konto darf nur ändern, was zu Ihren Abteilungen gehört.',
  'Choose a role.': 'Wählen Sie eine Rolle.',
  'Choose each role once.': 'Wählen Sie jede Rolle nur einmal.',
  'Choose at most 100 departments.': 'Wählen Sie höchstens 100 Abteilungen.',
  'Give departments, or null for the whole hospital.':
    'Geben Sie Abteilungen an, oder null für das ganze Krankenhaus.',
  'This role always applies to the whole hospital.': 'Diese Rolle gilt immer im ganzen Krankenhaus.',
  'Another account already belongs to this doctor.': 'Zu dieser Person gehört bereits ein anderes Konto.',
  'A department does not exist.': 'Eine Abteilung gibt es nicht.',
  'A program cannot be an administrator or a doctor.':
    'Ein Programm kann weder Administration noch Ärztin oder Arzt sein.',
  // Values of fields.
  'Choose one.': 'Wählen Sie eines.',
  'Choose a file.': 'Wählen Sie eine Datei.',
  'This file is too large. Choose a smaller one.': 'Diese Datei ist zu groß. Wählen Sie eine kleinere.',
  'Choose a language, or enter its tag, such as en or pt-BR.':
    'Wählen Sie eine Sprache, oder geben Sie ihr Kürzel ein, zum Beispiel en oder pt-BR.',
  'Choose a topic.': 'Wählen Sie ein Thema.',
  'Choose a weekday.': 'Wählen Sie einen Wochentag.',
  'Choose an hour.': 'Wählen Sie eine Stunde.',
  'Choose at least one weekday.': 'Wählen Sie mindestens einen Wochentag.',
  'Use each weekday once.': 'Verwenden Sie jeden Wochentag nur einmal.',
  'Choose what the line says.': 'Wählen Sie, was die Zeile sagt.',
  'Enter the days, or what it is about.': 'Geben Sie die Tage ein, oder worum es geht.',
  'Enter the hours.': 'Geben Sie die Zeiten ein.',
  'This overlaps line {line} on {day}. Change the times, or leave out the day.':
    'Das überschneidet sich am {day} mit Zeile {line}. Ändern Sie die Zeiten, oder lassen Sie den Tag weg.',
  'Choose at most 10.': 'Wählen Sie höchstens 10.',
  'Choose at most 20.': 'Wählen Sie höchstens 20.',
  'Choose at most {count}.': 'Wählen Sie höchstens {count}.',
  'Choose from {list}.': 'Wählen Sie aus {list}.',
  'Choose how to hear of it.': 'Wählen Sie, wie Sie davon erfahren.',
  'Choose at least one notice.': 'Wählen Sie mindestens einen Hinweis.',
  'Choose at least one appointment.': 'Wählen Sie mindestens einen Termin.',
  'Choose at most 200 appointments.': 'Wählen Sie höchstens 200 Termine.',
  'Choose keep, room, move, offer or cancel.': 'Wählen Sie keep, room, move, offer oder cancel.',
  'Tell the patient why.': 'Schreiben Sie der Person, warum.',
  'Choose leave or extra hours.': 'Wählen Sie Abwesenheit oder zusätzliche Zeiten.',
  'Choose phone or walk-in.': 'Wählen Sie Telefon oder ohne Termin.',
  'Choose a time.': 'Wählen Sie eine Uhrzeit.',
  'A walk-in takes the next free place.': 'Wer ohne Termin kommt, erhält den nächsten freien Platz.',
  'Enter a phone number or an email address.': 'Geben Sie eine Telefonnummer oder eine E-Mail-Adresse ein.',
  'Choose usual, 12 or 24.': 'Wählen Sie usual, 12 oder 24.',
  'Choose pictures or initials.': 'Wählen Sie Bilder oder Initialen.',
  'Choose queued, sent, dead, discarded or expired.':
    'Wählen Sie queued, sent, dead, discarded oder expired.',
  'Choose one of {list} minutes.': 'Wählen Sie eine Dauer: {list} Minuten.',
  'Choose the first week of the two-week rhythm.': 'Wählen Sie die erste Woche des Zwei-Wochen-Rhythmus.',
  'The end must be after the start.': 'Das Ende muss nach dem Anfang liegen.',
  'The end must not be before the start.': 'Das Ende darf nicht vor dem Anfang liegen.',
  'Enter a colour such as #0b5563.': 'Geben Sie eine Farbe wie #0b5563 ein.',
  'Text in this colour is hard to read. The nearest readable colour is {colour}.':
    'Text in dieser Farbe ist schlecht lesbar. Die nächste lesbare Farbe ist {colour}.',
  'Text on this colour is hard to read. The nearest readable colour is {colour}.':
    'Text auf dieser Farbe ist schlecht lesbar. Die nächste lesbare Farbe ist {colour}.',
  'Enter a country code such as DE.': 'Geben Sie ein Länderkürzel wie DE ein.',
  'The code of that country is {code}.': 'Das Kürzel dieses Landes ist {code}.',
  'Enter a currency code such as EUR.': 'Geben Sie ein Währungskürzel wie EUR ein.',
  'Enter a language tag such as en-GB.': 'Geben Sie ein Sprachkürzel wie en-GB ein.',
  'Enter an IANA time zone such as Europe/Berlin.': 'Geben Sie eine IANA-Zeitzone wie Europe/Berlin ein.',
  'Enter a note.': 'Geben Sie eine Notiz ein.',
  'Enter the quote.': 'Geben Sie das Zitat ein.',
  'Enter 1 to 5.': 'Geben Sie 1 bis 5 ein.',
  'Enter a password.': 'Geben Sie ein Passwort ein.',
  'Enter your password.': 'Geben Sie Ihr Passwort ein.',
  'This is a common password. Choose another.': 'Das ist ein häufiges Passwort. Wählen Sie ein anderes.',
  'Use at least {min} characters. A few words in a row are easy to remember.':
    'Verwenden Sie mindestens {min} Zeichen. Einige Wörter hintereinander lassen sich gut merken.',
  'Enter a smaller number.': 'Geben Sie eine kleinere Zahl ein.',
  'Enter a year.': 'Geben Sie ein Jahr ein.',
  'Enter whole days.': 'Geben Sie ganze Tage ein.',
  'Enter 5 or more.': 'Geben Sie mindestens 5 ein.',
  'Enter at most 1.': 'Geben Sie höchstens 1 ein.',
  'Enter at most 50.': 'Geben Sie höchstens 50 ein.',
  'Enter at most 200.': 'Geben Sie höchstens 200 ein.',
  'Enter at most 240.': 'Geben Sie höchstens 240 ein.',
  'Enter at most 480.': 'Geben Sie höchstens 480 ein.',
  'Enter at most 730.': 'Geben Sie höchstens 730 ein.',
  'Enter at least one check.': 'Geben Sie mindestens eine Untersuchung ein.',
  'Enter at least one term.': 'Geben Sie mindestens ein Wort ein.',
  'Enter the text.': 'Geben Sie den Text ein.',
  'Enter what the file is for, in a few words.': 'Geben Sie in wenigen Worten ein, wofür die Datei ist.',
  'Enter what this is for, in a few words.': 'Geben Sie in wenigen Worten ein, wofür das ist.',
  'Enter the reference of a visit.': 'Geben Sie die Buchungsnummer eines Termins ein.',
  'Use at most 6.': 'Verwenden Sie höchstens 6.',
  'Use at most 60.': 'Verwenden Sie höchstens 60.',
  'Use at most 6 figures.': 'Verwenden Sie höchstens 6 Kennzahlen.',
  'Use at most 10 tags.': 'Verwenden Sie höchstens 10 Schlagwörter.',
  'Use at most 20 groups.': 'Verwenden Sie höchstens 20 Gruppen.',
  'Use at most 20 lines.': 'Verwenden Sie höchstens 20 Zeilen.',
  'Use at most 60 lines.': 'Verwenden Sie höchstens 60 Zeilen.',
  'Use at most 50 schedules.': 'Verwenden Sie höchstens 50 Zeitpläne.',
  'Use at most 100 groups.': 'Verwenden Sie höchstens 100 Gruppen.',
  'Use at most 100 passkeys.': 'Verwenden Sie höchstens 100 Passkeys.',
  'Use at most 100 rules.': 'Verwenden Sie höchstens 100 Regeln.',
  'Use at most {max} columns.': 'Verwenden Sie höchstens {max} Spalten.',
  'Use at most {max} rows.': 'Verwenden Sie höchstens {max} Zeilen.',
  'Use at most {max} parts.': 'Verwenden Sie höchstens {max} Teile.',
  'Use at most {max} paragraphs and other blocks.':
    'Verwenden Sie höchstens {max} Absätze und andere Blöcke.',
  'Use each mark once.': 'Verwenden Sie jede Auszeichnung nur einmal.',
  'Use each tag only once.': 'Verwenden Sie jedes Schlagwort nur einmal.',
  'Use each word only once.': 'Verwenden Sie jedes Wort nur einmal.',
  'This picture does not exist.': 'Dieses Bild gibt es nicht.',
  // Texts with formatting.
  'This link cannot be used.': 'Dieser Link kann nicht verwendet werden.',
  'This formatting cannot be used.': 'Diese Formatierung kann nicht verwendet werden.',
  'An empty piece of text cannot be saved.': 'Ein leeres Textstück kann nicht gespeichert werden.',
  'This paragraph has too many parts. Split it.': 'Dieser Absatz hat zu viele Teile. Teilen Sie ihn.',
  'Headings must have level 2 or 3.': 'Überschriften müssen die Ebene 2 oder 3 haben.',
  'A list item must begin with a paragraph.': 'Ein Listenpunkt muss mit einem Absatz beginnen.',
  'Every row of a table must have the same number of cells.':
    'Jede Zeile einer Tabelle muss gleich viele Zellen haben.',
  'This is not a rich-text document.': 'Das ist kein formatierter Text.',
  'This text is too long: use at most {max} characters.':
    'Dieser Text ist zu lang: Verwenden Sie höchstens {max} Zeichen.',
  'This text has too many parts. Split it into two pages.':
    'Dieser Text hat zu viele Teile. Verteilen Sie ihn auf zwei Seiten.',
  'This kind of content cannot be used here.': 'Diese Art von Inhalt kann hier nicht verwendet werden.',
  'This part needs content.': 'Dieser Teil braucht Inhalt.',
  'A picture in this text is no longer in the library. Remove it or choose another.':
    'Ein Bild in diesem Text ist nicht mehr in der Mediathek. Entfernen Sie es, oder wählen Sie ein anderes.',
  // Why something is refused.
  'Too many attempts. Wait {count} seconds and try again, or set a new password by mail.': {
    one: 'Zu viele Versuche. Warten Sie {count} Sekunde und versuchen Sie es noch einmal, oder legen Sie per E-Mail ein neues Passwort fest.',
    other:
      'Zu viele Versuche. Warten Sie {count} Sekunden und versuchen Sie es noch einmal, oder legen Sie per E-Mail ein neues Passwort fest.',
  },
  '{count} visits are still ahead, the next on {day}. Cancel them first, so that the patient is told.': {
    one: 'Ein Termin steht noch bevor, am {day}. Sagen Sie ihn zuerst ab, damit die Person Bescheid erhält.',
    other:
      '{count} Termine stehen noch bevor, der nächste am {day}. Sagen Sie sie zuerst ab, damit die Person Bescheid erhält.',
  },
  'From {state} it can change to: {states}.': 'Von {state} kann er wechseln zu: {states}.',
  'An appointment that is {state} can no longer change.':
    'Ein Termin im Stand {state} kann sich nicht mehr ändern.',
  'An album holds at most {most} pictures. Remove one first.':
    'Ein Album fasst höchstens {most} Bilder. Entfernen Sie zuerst eines.',
  'Choose an administrator who signs in with a password.':
    'Wählen Sie ein Administrationskonto, das sich mit einem Passwort anmeldet.',
  'Choose the account that can still sign in with a password.':
    'Wählen Sie das Konto, das sich weiterhin mit einem Passwort anmelden kann.',
  'Single sign-on is not set up on this server.':
    'Die zentrale Anmeldung ist auf diesem Server nicht eingerichtet.',
  'Sign in with your hospital account or with the emergency account first.':
    'Melden Sie sich zuerst mit Ihrem Krankenhauskonto oder dem Notfallkonto an.',
  'Sign in with your hospital account': 'Mit dem Krankenhauskonto anmelden',
  'Set up an authenticator app or a passkey for your own account first, and sign in with it.':
    'Richten Sie zuerst für Ihr eigenes Konto eine Authenticator-App oder einen Passkey ein und melden Sie sich damit an.',
  'Use your passkey instead of the password.': 'Verwenden Sie Ihren Passkey statt des Passworts.',
  'This was not confirmed. Sign in again with the account that you use here.':
    'Das wurde nicht bestätigt. Melden Sie sich noch einmal mit dem Konto an, das Sie hier verwenden.',
  'Choose another patient.': 'Wählen Sie eine andere Person.',
  'The two have the same name and contact by now, so they are one patient. Correct one of them first.':
    'Beide haben inzwischen denselben Namen und dieselben Kontaktdaten und sind daher eine Person. Berichtigen Sie zuerst eine davon.',
  'Another patient already has this name and contact. Merge the two instead.':
    'Jemand anderes hat diesen Namen und diese Kontaktdaten bereits. Führen Sie beide stattdessen zusammen.',
  'Someone else waits for this under the same address. Leave it empty, and enter a phone number to call.':
    'Unter dieser Adresse wartet schon jemand anderes darauf. Lassen Sie sie leer und geben Sie eine Telefonnummer für den Anruf ein.',
  'Choose a department.': 'Wählen Sie eine Abteilung.',
  'Choose a colleague who may answer this inquiry.':
    'Wählen Sie jemanden, der diese Anfrage beantworten darf.',
  'This time is no longer held for {name}.': 'Diese Zeit wird nicht mehr für {name} frei gehalten.',
  'Patients cannot book there online, so nobody can wait for it.':
    'Dort kann man nicht online buchen, deshalb kann auch niemand darauf warten.',
  'Leave out who the patient is: the activity log keeps this sentence.':
    'Nennen Sie die Person nicht: Das Protokoll behält diesen Satz.',
  'Your account has looked up many patients of other departments. Please call their department, or try again later.':
    'Ihr Konto hat viele Personen anderer Abteilungen gesucht. Bitte rufen Sie dort an, oder versuchen Sie es später noch einmal.',
  'Delete a view before you save another.': 'Löschen Sie eine Ansicht, bevor Sie eine weitere speichern.',
  'Doctors of this department have future appointments. Move or cancel them first.':
    'In dieser Abteilung gibt es künftige Termine. Verschieben oder sagen Sie diese zuerst ab.',
  'This doctor has future appointments. Move or cancel them first.':
    'Hier gibt es künftige Termine. Verschieben oder sagen Sie diese zuerst ab.',
  'Enter a date after the last review.': 'Geben Sie ein Datum nach der letzten Prüfung ein.',
  'Enter a date from today to {days} days from now.':
    'Geben Sie ein Datum von heute bis in {days} Tagen ein.',
  'Enter what these words lead to, or advice.':
    'Geben Sie ein, wohin diese Wörter führen, oder einen Hinweis.',
  'This can be published only with the patient’s consent. Record it first.':
    'Das kann nur mit Einwilligung der Person veröffentlicht werden. Vermerken Sie sie zuerst.',
  'The discounted price must be lower than the price.':
    'Der ermäßigte Preis muss niedriger sein als der Preis.',
  'There is no visit type {id}. Choose another one.':
    'Die Terminart {id} gibt es nicht. Wählen Sie eine andere.',
  'This code is wrong. Wait for the next one and try again.':
    'Dieser Code ist falsch. Warten Sie auf den nächsten und versuchen Sie es noch einmal.',
  'This passkey could not be added. Please try again.':
    'Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.',
  'This passkey is not one of yours.': 'Dieser Passkey gehört nicht Ihnen.',
  'This is not your current password.': 'Das ist nicht Ihr aktuelles Passwort.',
  'If there is an account with this address, a message with a link is on its way. Check your inbox. If nothing arrives, wait half an hour and try again.':
    'Wenn es ein Konto mit dieser Adresse gibt, ist eine Nachricht mit einem Link unterwegs. Sehen Sie in Ihr Postfach. Wenn nichts ankommt, warten Sie eine halbe Stunde und versuchen Sie es noch einmal.',
  'This doctor has no free place left today.': 'Hier ist heute kein Platz mehr frei.',
  'This patient is no longer there. Book by name and contact.':
    'Diese Person gibt es hier nicht mehr. Buchen Sie mit Name und Kontaktdaten.',
  'The doctor does not see patients at this time. Add extra hours to the doctor’s leave page to book it.':
    'Zu dieser Zeit ist keine Sprechstunde. Tragen Sie auf der Seite für Abwesenheit zusätzliche Zeiten ein, um zu buchen.',
  'This time has passed. Choose a later one.': 'Diese Zeit ist vorbei. Wählen Sie eine spätere.',
  'This time is more than two years ahead. Choose an earlier one.':
    'Diese Zeit liegt mehr als zwei Jahre in der Zukunft. Wählen Sie eine frühere.',
  'Say why this is corrected.': 'Sagen Sie, warum das berichtigt wird.',
  'This visit is over or will not take place, so nothing is prepared for it.':
    'Dieser Termin ist vorbei oder findet nicht statt, daher wird nichts dafür vorbereitet.',
  'The patient of this visit has been forgotten, so there is nothing to correct.':
    'Die Angaben zur Person wurden gelöscht, daher gibt es nichts zu berichtigen.',
  'There is no email address. Please call {phone}.':
    'Es gibt keine E-Mail-Adresse. Bitte rufen Sie {phone} an.',
  'This appointment has changed in the meantime. Look at it again.':
    'Dieser Termin hat sich inzwischen geändert. Sehen Sie ihn sich noch einmal an.',
  'There are no rows in this file. Choose another one.':
    'Diese Datei enthält keine Zeilen. Wählen Sie eine andere.',
  'Import at most {most} rows at once.': 'Importieren Sie höchstens {most} Zeilen auf einmal.',
  'This table cannot be read.': 'Diese Tabelle kann nicht gelesen werden.',
  'This table cannot be read; check line {line}.':
    'Diese Tabelle kann nicht gelesen werden; prüfen Sie Zeile {line}.',
  'This row was refused.': 'Diese Zeile wurde abgelehnt.',
  'This version breaks a current rule. Restore another one, or copy what you need.':
    'Diese Version verstößt gegen eine heutige Regel. Stellen Sie eine andere wieder her, oder kopieren Sie, was Sie brauchen.',
  '{unknown} is not filled in here. Use {known}.':
    '{unknown} wird hier nicht eingesetzt. Verwenden Sie {known}.',
  'Ann Example': 'Erika Beispiel',
  'what the message is about': 'worum es in der Nachricht geht',
  'The link of the message': 'Der Link der Nachricht',
  'This message contains a link for its recipient only, so its text is not shown here.':
    'Diese Nachricht enthält einen Link nur für die Empfängerin oder den Empfänger, daher wird ihr Text hier nicht gezeigt.',
  'Passkeys that still sign in': 'Passkeys, die weiter gelten',
  'Passkeys that were removed': 'Entfernte Passkeys',
  'Nobody signed in': 'Niemand angemeldet',
  // Pictures that are sent.
  'This file is empty. Choose another one.': 'Diese Datei ist leer. Wählen Sie eine andere.',
  'This is a HEIC picture, which many browsers cannot show. Save it as JPEG and upload that.':
    'Das ist ein HEIC-Bild, das viele Browser nicht anzeigen können. Speichern Sie es als JPEG und laden Sie das hoch.',
  'SVG drawings are not accepted, because they can contain programs. Save it as PNG and upload that.':
    'SVG-Zeichnungen werden nicht angenommen, weil sie Programme enthalten können. Speichern Sie es als PNG und laden Sie das hoch.',
  'This file is not a picture, whatever its name says. Choose a JPEG, PNG, WebP, AVIF or GIF file.':
    'Diese Datei ist kein Bild, was auch immer ihr Name sagt. Wählen Sie eine JPEG-, PNG-, WebP-, AVIF- oder GIF-Datei.',
  'This is a TIFF picture, which browsers cannot show. Save it as JPEG or PNG and upload that.':
    'Das ist ein TIFF-Bild, das Browser nicht anzeigen können. Speichern Sie es als JPEG oder PNG und laden Sie das hoch.',
  'This picture could not be read: it may be damaged or incomplete. If it opens on your computer, save it again there and upload that.':
    'Dieses Bild konnte nicht gelesen werden: Vielleicht ist es beschädigt oder unvollständig. Wenn es sich auf Ihrem Computer öffnet, speichern Sie es dort neu und laden Sie das hoch.',
  'This picture takes too long to read. Save it as JPEG and upload that.':
    'Dieses Bild zu lesen dauert zu lange. Speichern Sie es als JPEG und laden Sie das hoch.',
  'This picture has {pixels} megapixels; the most is {most}. Make it smaller and upload it again.':
    'Dieses Bild hat {pixels} Megapixel; höchstens sind {most} möglich. Verkleinern Sie es und laden Sie es noch einmal hoch.',
  'This file is larger than 25 MB. Make it smaller and upload it again.':
    'Diese Datei ist größer als 25 MB. Verkleinern Sie sie und laden Sie sie noch einmal hoch.',
  'More has been sent than the upload announced. Start it again.':
    'Es wurde mehr gesendet als angekündigt. Beginnen Sie noch einmal.',
  'This upload no longer exists. Start it again.':
    'Dieses Hochladen gibt es nicht mehr. Beginnen Sie noch einmal.',
  'Send the chunk as {type}.': 'Senden Sie den Teil als {type}.',
  'Send the header {header}: a whole number of bytes.':
    'Senden Sie den Header {header}: eine ganze Zahl von Bytes.',
  'Send the header {header} as names with their values in base64, with commas between them.':
    'Senden Sie den Header {header} als Namen mit ihren Werten in Base64, durch Kommas getrennt.',
  'Send the length of the whole file when the upload begins, and only then.':
    'Senden Sie die Länge der ganzen Datei, wenn das Hochladen beginnt, und nur dann.',
  'Send the file as one upload; concatenation is not supported.':
    'Senden Sie die Datei in einem Stück; Zusammensetzen wird nicht unterstützt.',
  'Send the header "Tus-Resumable: {version}"; no other version is supported.':
    'Senden Sie den Header "Tus-Resumable: {version}"; andere Versionen werden nicht unterstützt.',
  // What the check of the activity log finds.
  '{count} rows carry seals beyond the end of the trail: they were inserted, or the end was moved.': {
    one: '{count} Zeile trägt ein Siegel hinter dem Ende des Protokolls: Sie wurde eingefügt, oder das Ende wurde verschoben.',
    other:
      '{count} Zeilen tragen Siegel hinter dem Ende des Protokolls: Sie wurden eingefügt, oder das Ende wurde verschoben.',
  },
  '{row} does not match its seal: it was changed, moved or inserted, or the seal before it was.':
    '{row} passt nicht zum Siegel: Die Zeile wurde geändert, verschoben oder eingefügt, oder das Siegel davor.',
  '{row} lists other changes than when it was sealed.': '{row} nennt andere Änderungen als beim Versiegeln.',
  '{row} has lost its list of changes.': '{row} hat die Liste der Änderungen verloren.',
  'Row {id}, sealed as number {number} ({moment} UTC, {who}: {deed}),':
    'Zeile {id}, versiegelt als Nummer {number} ({moment} UTC, {who}: {deed}),',
  'The last row, sealed as number {number}, does not carry the signed seal.':
    'Die letzte Zeile, versiegelt als Nummer {number}, trägt nicht das signierte Siegel.',
  'The row sealed as number {number} is missing.': 'Die als Nummer {number} versiegelte Zeile fehlt.',
  'The rows sealed as numbers {first} to {last} are missing.':
    'Die als Nummern {first} bis {last} versiegelten Zeilen fehlen.',
  'The noted seal {seal} belongs to a row past its retention period.':
    'Das notierte Siegel {seal} gehört zu einer Zeile, deren Aufbewahrungszeit vorbei ist.',
  'The noted seal {seal} is not in the trail: rows were replaced or removed.':
    'Das notierte Siegel {seal} steht nicht im Protokoll: Zeilen wurden ersetzt oder entfernt.',
  'The end of the trail is not signed with this SECRET: either it was changed in the database, or SECRET has changed (then `sign-activity` signs it again).':
    'Das Ende des Protokolls ist nicht mit diesem SECRET signiert: Entweder wurde es in der Datenbank geändert, oder SECRET hat sich geändert (dann signiert `sign-activity` es neu).',
  // Heads of files.
  State: 'Stand',
  'Booked through': 'Gebucht über',
  'Replies|of an inquiry': 'Antworten',
  'What|was done': 'Was',
  'Kind|of entry': 'Art',
  Number: 'Nummer',
  'Changes|of an entry': 'Änderungen',
  'Sealed as': 'Versiegelt als',
  'Seal|of an entry': 'Siegel',
  'Signed up': 'Angemeldet',
  'Confirmed|subscription': 'Bestätigt',
  // Where an entry is used.
  'This {one} is still used by {places}. Choose another one there first.':
    '{one} wird noch verwendet: {places}. Wählen Sie dort zuerst etwas anderes.',
  'the {kind}': '{kind}',
  'the {kind} (in the bin)': '{kind} (im Papierkorb)',
  'the {kind} “{title}”': '{kind} „{title}“',
  'the {kind} “{title}” (in the bin)': '{kind} „{title}“ (im Papierkorb)',
  '{count} more': { one: '{count} weiterer', other: '{count} weitere' },
  'The groups of your hospital account': 'Die Gruppen Ihres Krankenhauskontos',
  '{patient} already has an appointment with this doctor that day, at {time}.':
    '{patient} hat an diesem Tag um {time} bereits einen Termin bei dieser Person.',
  'This doctor is not in the department that does “{purpose}”.':
    'Diese Person gehört nicht zu der Abteilung, die „{purpose}“ anbietet.',
  'The doctor already has {count} appointments at this time. The patient is squeezed in beside them.': {
    one: 'Zu dieser Zeit gibt es bereits {count} Termin. Dieser wird zusätzlich eingeschoben.',
    other: 'Zu dieser Zeit gibt es bereits {count} Termine. Dieser wird zusätzlich eingeschoben.',
  },
  // Rooms and devices.
  'No other room is free at this time.': 'Zu dieser Zeit ist kein anderer Raum frei.',
  'This visit has begun, is over or is not booked, so how it takes place stays as it is.':
    'Dieser Termin hat begonnen, ist vorbei oder nicht gebucht. Wie er stattfindet, bleibt deshalb so.',
  'The visit has another phone number. Correct that first.':
    'Der Termin hat eine andere Telefonnummer. Berichtigen Sie zuerst diese.',
  'Enter the number on which the patient is called.': 'Geben Sie die Nummer ein, unter der angerufen wird.',
  'This kind of visit does not take place like that with this doctor.':
    'Diese Art von Termin findet hier nicht auf diese Weise statt.',
  'No room of the kind “{kind}” is free at this time. Move the visit first, or leave it as it is.':
    'Zu dieser Zeit ist kein Raum der Art „{kind}“ frei. Verschieben Sie zuerst den Termin oder lassen Sie ihn, wie er ist.',
  'No room of the kind “{kind}” is free at this time. Choose another time.':
    'Zu dieser Zeit ist kein Raum der Art „{kind}“ frei. Wählen Sie eine andere Zeit.',
  'No room of the kind “{kind}” is free at this time. The patient is squeezed in without one.':
    'Zu dieser Zeit ist kein Raum der Art „{kind}“ frei. Der Termin wird ohne Raum eingeschoben.',
  'Someone else has just taken this room at this time. Choose another one.':
    'Dieser Raum wurde zu dieser Zeit gerade anders vergeben. Wählen Sie einen anderen.',
  'This visit is over, will not take place or is squeezed in, so it takes no room.':
    'Dieser Termin ist vorbei, findet nicht statt oder ist eingeschoben und belegt deshalb keinen Raum.',
  'This room is not for this visit, or out of use at its time. Choose another one.':
    'Dieser Raum ist nicht für diesen Termin bestimmt oder zu dieser Zeit nicht verfügbar. Wählen Sie einen anderen.',
  'There is no room of this kind. Choose another one.':
    'Es gibt keinen Raum dieser Art. Wählen Sie eine andere.',
  'This room has future appointments. Give them another room, or move or cancel them first.':
    'Für diesen Raum gibt es künftige Termine. Geben Sie ihnen zuerst einen anderen Raum, verlegen Sie sie oder sagen Sie sie ab.',
  'The visit type “{name}” needs a room of the kind that this was, and there is no other. Change the visit type first.':
    'Die Terminart „{name}“ braucht einen Raum der bisherigen Art, und es gibt keinen anderen. Ändern Sie zuerst die Terminart.',
  'Enter a kind.': 'Geben Sie eine Art ein.',

  // How a visit is offered, and where it takes place.
  'Enter an address that begins with https:// and contains {example}, such as https://meet.example.org/{example}.':
    'Geben Sie eine Adresse ein, die mit https:// beginnt und {example} enthält, etwa https://meet.example.org/{example}.',
  'A visit has been booked for this request already: {reference}.':
    'Für diese Anfrage ist bereits ein Termin gebucht: {reference}.',
  'This inquiry is no longer there. Book without it.':
    'Diese Anfrage gibt es nicht mehr. Buchen Sie ohne sie.',
} as const;
