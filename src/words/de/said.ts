/** What the server says: errors, what is wrong with a field, mail, calendar entries, and words that site and staff share. */
export const said = {
  // Words that pages, mail and files share.
  '{words}, {more}': '{words}, {more}',
  '{first} to {last}': '{first} bis {last}',
  '{name}, {place}': '{name}, {place}',
  '{hours} {minutes}': '{hours} {minutes}',
  '{count} hours': { one: '{count} Stunde', other: '{count} Stunden' },
  'from {price}': 'ab {price}',
  'Bring a photo ID, your medicines or a list of them, and earlier reports.':
    'Bitte bringen Sie einen Lichtbildausweis, Ihre Medikamente oder eine Liste davon und frühere Befunde mit.',
  'Please be at reception ten minutes early.': 'Bitte melden Sie sich zehn Minuten vorher am Empfang.',
  'Please be ready a few minutes early, in a quiet place.':
    'Bitte seien Sie einige Minuten vorher bereit, an einem ruhigen Ort.',
  Interpreter: 'Dolmetscher',
  'Interpreter ({language})': 'Dolmetscher ({language})',
  'Wheelchair or step-free access': 'Zugang mit Rollstuhl oder ohne Stufen',
  'Help with hearing': 'Hilfe beim Hören',
  'Help with sight': 'Hilfe beim Sehen',
  'Chaperone in the room': 'Begleitperson im Raum',
  'wheelchair or step-free access': 'Zugang mit Rollstuhl oder ohne Stufen',
  'help with hearing': 'Hilfe beim Hören',
  'help with sight': 'Hilfe beim Sehen',
  'chaperone in the room': 'Begleitperson im Raum',
  'Please call us: {phone}.': 'Bitte rufen Sie uns an: {phone}.',
  'Please try again later.': 'Bitte versuchen Sie es später noch einmal.',
  'Please try again later, or call us: {phone}.':
    'Bitte versuchen Sie es später noch einmal, oder rufen Sie uns an: {phone}.',

  // Until when a patient may move or cancel.
  'To move or cancel it, please call us.': 'Um ihn zu verschieben oder abzusagen, rufen Sie uns bitte an.',
  'To move or cancel it, please call us: {phone}.':
    'Um ihn zu verschieben oder abzusagen, rufen Sie uns bitte an: {phone}.',
  'To move it, please call us.': 'Um ihn zu verschieben, rufen Sie uns bitte an.',
  'To move it, please call us: {phone}.': 'Um ihn zu verschieben, rufen Sie uns bitte an: {phone}.',
  'To cancel it, please call us.': 'Um ihn abzusagen, rufen Sie uns bitte an.',
  'To cancel it, please call us: {phone}.': 'Um ihn abzusagen, rufen Sie uns bitte an: {phone}.',
  'After that, please call us.': 'Danach rufen Sie uns bitte an.',
  'After that, please call us: {phone}.': 'Danach rufen Sie uns bitte an: {phone}.',
  'You can move or cancel it yourself until {date}.':
    'Sie können den Termin bis {date} selbst verschieben oder absagen.',
  'You can cancel it yourself until {date}.': 'Sie können den Termin bis {date} selbst absagen.',
  'You can move it yourself until {date}.': 'Sie können den Termin bis {date} selbst verschieben.',
  'You can move it yourself until {move} and cancel it until {cancel}.':
    'Sie können den Termin bis {move} selbst verschieben und bis {cancel} absagen.',

  // Errors: what each code means.
  'This upload does not follow the protocol.': 'Dieses Hochladen folgt nicht dem Protokoll.',
  'The request body is not valid JSON.': 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  'The form cannot be read. Reload the page and try again.':
    'Das Formular kann nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'Sign in to do this.': 'Melden Sie sich dafür an.',
  'The email address or password is wrong. Check both and try again.':
    'Die E-Mail-Adresse oder das Passwort ist falsch. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
  'Enter the code from your authenticator app.': 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
  'This hospital requires a second factor. Sign in with your passkey.':
    'Dieses Krankenhaus verlangt einen zweiten Faktor. Melden Sie sich mit Ihrem Passkey an.',
  'This code is wrong or has already been used. Enter a new one.':
    'Dieser Code ist falsch oder wurde bereits verwendet. Geben Sie einen neuen ein.',
  'No account here uses this passkey. Sign in with your password.':
    'Kein Konto hier verwendet diesen Passkey. Melden Sie sich mit Ihrem Passwort an.',
  'The sign-in with your hospital account failed. Please start again.':
    'Die Anmeldung mit Ihrem Krankenhauskonto ist fehlgeschlagen. Bitte beginnen Sie von vorn.',
  'You have no account here. Ask an administrator of the website for one.':
    'Sie haben hier kein Konto. Bitte fragen Sie die Administration der Website danach.',
  'Your account has no role here. Ask an administrator of the website.':
    'Ihr Konto hat hier keine Rolle. Bitte fragen Sie die Administration der Website.',
  'Sign in with your hospital account.': 'Melden Sie sich mit Ihrem Krankenhauskonto an.',
  'Enter your password again to do this.': 'Geben Sie dafür Ihr Passwort noch einmal ein.',
  'Your account may not do this.': 'Ihr Konto darf das nicht.',
  'This hospital requires a second factor. Set one up to continue.':
    'Dieses Krankenhaus verlangt einen zweiten Faktor. Richten Sie ihn ein, um fortzufahren.',
  'We could not verify that this came from our site. Try again, or call us.':
    'Wir konnten nicht prüfen, ob dies von unserer Website kam. Bitte versuchen Sie es noch einmal, oder rufen Sie uns an.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'This address does not support that method.': 'Diese Adresse unterstützt die Methode nicht.',
  'Another entry already uses this address. Choose another one.':
    'Ein anderer Eintrag verwendet diese Adresse bereits. Wählen Sie eine andere.',
  'Another entry already has this name. Choose another one.':
    'Ein anderer Eintrag hat diesen Namen bereits. Wählen Sie einen anderen.',
  'Another account already has this email address.': 'Ein anderes Konto hat diese E-Mail-Adresse bereits.',
  'This is the last administrator who can sign in. Invite or appoint another one first.':
    'Dies ist das letzte Administrationskonto, das sich anmelden kann. Laden Sie zuerst ein weiteres ein oder ernennen Sie eines.',
  'This is the emergency account of single sign-on. Choose another one under Security first.':
    'Dies ist das Notfallkonto der zentralen Anmeldung. Wählen Sie zuerst unter „Sicherheit“ ein anderes.',
  'This account has already been set up.': 'Dieses Konto ist bereits eingerichtet.',
  'Two-factor sign-in is already on.': 'Die Anmeldung mit zweitem Faktor ist bereits eingeschaltet.',
  'This picture is already in the album.': 'Dieses Bild ist bereits im Album.',
  'This entry is still in use.': 'Dieser Eintrag wird noch verwendet.',
  'There are future appointments here.': 'Hier gibt es künftige Termine.',
  'Someone has just booked this time. Choose another one.':
    'Diese Uhrzeit wurde gerade vergeben. Bitte wählen Sie eine andere.',
  'This time is not available. Choose another one.':
    'Diese Uhrzeit ist nicht verfügbar. Bitte wählen Sie eine andere.',
  'This time is no longer held for you. Choose a time again.':
    'Diese Uhrzeit ist nicht mehr für Sie reserviert. Bitte wählen Sie noch einmal eine Uhrzeit.',
  'The appointment cannot change to that state.': 'Der Termin kann diesen Stand nicht annehmen.',
  'There are free times on these days. Book one of them.':
    'An diesen Tagen gibt es freie Termine. Buchen Sie einen davon.',
  'This offer has expired.': 'Dieses Angebot ist abgelaufen.',
  'It is too late to change this appointment online. Please call us.':
    'Online kann dieser Termin nicht mehr geändert werden. Bitte rufen Sie uns an.',
  'This contact already has the most appointments that can be booked online. Please call us.':
    'Unter diesen Kontaktdaten sind bereits so viele Termine gebucht, wie online möglich sind. Bitte rufen Sie uns an.',
  'Open the link in our email to do this.': 'Öffnen Sie dafür den Link in unserer E-Mail.',
  'This still needs your confirmation.': 'Das müssen Sie noch bestätigen.',
  'The upload continues at another position in the file.':
    'Das Hochladen geht an einer anderen Stelle der Datei weiter.',
  'This message has already been sent.': 'Diese Nachricht wurde bereits gesendet.',
  'This message is being sent right now.': 'Diese Nachricht wird gerade gesendet.',
  'This message is out of date and can no longer be sent.':
    'Diese Nachricht ist überholt und kann nicht mehr gesendet werden.',
  'This hospital already has content. Import into an empty one.':
    'Dieses Krankenhaus hat bereits Inhalte. Importieren Sie in ein leeres.',
  'Someone else saved this entry first. Reload it before you save.':
    'Jemand anderes hat diesen Eintrag zuerst gespeichert. Laden Sie ihn neu, bevor Sie speichern.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'This version of the upload protocol is not supported.':
    'Diese Version des Protokolls zum Hochladen wird nicht unterstützt.',
  'This format is not accepted here.': 'Dieses Format wird hier nicht angenommen.',
  'This file cannot be used as a picture. Choose another one.':
    'Diese Datei kann nicht als Bild verwendet werden. Wählen Sie eine andere.',
  'This file cannot be imported.': 'Diese Datei kann nicht importiert werden.',
  'Please check the marked fields.': 'Bitte prüfen Sie die markierten Felder.',
  'This Idempotency-Key was used for a different request.':
    'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
  'This screen is locked. Unlock it to continue.':
    'Dieser Bildschirm ist gesperrt. Entsperren Sie ihn, um fortzufahren.',
  'Too many requests. Wait a moment and try again.':
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  'Too many times are already held from your connection. You can still book without holding one.':
    'Von Ihrem Anschluss aus sind bereits zu viele Uhrzeiten reserviert. Sie können trotzdem ohne Reservierung buchen.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'Pictures cannot be reached or stored at the moment. Try again in a moment.':
    'Bilder sind gerade nicht erreichbar und können nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
  'The sign-in service of the hospital cannot be reached. Try again in a moment.':
    'Der Anmeldedienst des Krankenhauses ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'The service is briefly unavailable. Try again in a moment.':
    'Der Dienst ist kurz nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  'The connection was lost before we knew whether this was saved. Check whether it was, or send it again in a moment.':
    'Die Verbindung brach ab, bevor wir wussten, ob dies gespeichert wurde. Bitte prüfen Sie es, oder senden Sie es gleich noch einmal.',

  // Errors: how a request is to be sent.
  'Use one of: {list}.': 'Verwenden Sie eine von diesen: {list}.',
  'Send the file as {type}.': 'Senden Sie die Datei als {type}.',
  'Send the request as {type}.': 'Senden Sie die Anfrage als {type}.',
  'Send the form as {type}.': 'Senden Sie das Formular als {type}.',
  'Send this without a Content-Encoding.': 'Senden Sie dies ohne Content-Encoding.',
  'This form accepts no files.': 'Dieses Formular nimmt keine Dateien an.',
  'This has too many parts. Send fewer at once.': 'Das hat zu viele Teile. Senden Sie weniger auf einmal.',
  'Not found': 'Nicht gefunden',
  'Too busy': 'Überlastet',

  // The page for a fault.
  'Something went wrong on our side, and we are sorry. Please reload the page in a minute. If you need help now, call us. In an emergency, call the emergency number of your country.':
    'Bei uns ist etwas schiefgegangen, das tut uns leid. Bitte laden Sie die Seite in einer Minute neu. Wenn Sie jetzt Hilfe brauchen, rufen Sie uns an. Im Notfall wählen Sie die Notrufnummer Ihres Landes.',
  'Reload the page': 'Seite neu laden',
  'Reference for our team: {id}': 'Kennung für unser Team: {id}',

  // What is wrong with a field.
  'This field does not exist.': 'Dieses Feld gibt es nicht.',
  'This field is required.': 'Dieses Feld ist erforderlich.',
  'Enter text.': 'Geben Sie Text ein.',
  'Enter a number.': 'Geben Sie eine Zahl ein.',
  'Enter a whole number.': 'Geben Sie eine ganze Zahl ein.',
  'Use a whole number.': 'Verwenden Sie eine ganze Zahl.',
  'Enter true or false.': 'Geben Sie true oder false ein.',
  'Enter a list.': 'Geben Sie eine Liste ein.',
  'Enter the fields of an object.': 'Geben Sie die Felder eines Objekts ein.',
  'Enter something else here.': 'Geben Sie hier etwas anderes ein.',
  'Enter this in the form that is described.': 'Geben Sie dies in der beschriebenen Form ein.',
  'Enter at most {max}.': 'Geben Sie höchstens {max} ein.',
  'Enter {min} or more.': 'Geben Sie mindestens {min} ein.',
  'Enter 0 or more.': 'Geben Sie mindestens 0 ein.',
  'Enter 1 or more.': 'Geben Sie mindestens 1 ein.',
  'Enter a number above 0.': 'Geben Sie eine Zahl über 0 ein.',
  'Enter a smaller amount.': 'Geben Sie einen kleineren Betrag ein.',
  'Enter whole minutes.': 'Geben Sie ganze Minuten ein.',
  'Enter a shorter time.': 'Geben Sie eine kürzere Zeit ein.',
  'Use at most {max} characters.': 'Verwenden Sie höchstens {max} Zeichen.',
  'Use at most {max} characters in one piece.': 'Verwenden Sie höchstens {max} Zeichen am Stück.',
  'Use at most {max} accents on one letter.': 'Verwenden Sie höchstens {max} Akzente auf einem Buchstaben.',
  'Use at most {max} entries.': 'Verwenden Sie höchstens {max} Einträge.',
  'Use at least {min} characters.': 'Verwenden Sie mindestens {min} Zeichen.',
  'Use at least {min} entries.': 'Verwenden Sie mindestens {min} Einträge.',
  'Use at most 30 questions.': 'Verwenden Sie höchstens 30 Fragen.',
  'Control characters and line breaks are not allowed.':
    'Steuerzeichen und Zeilenumbrüche sind nicht erlaubt.',
  'Control characters are not allowed.': 'Steuerzeichen sind nicht erlaubt.',
  'Choose one of: {values}.': 'Wählen Sie eines von: {values}.',
  'Choose {options}.': 'Wählen Sie {options}.',
  'Leave out {keys}.': 'Lassen Sie {keys} weg.',
  'This entry does not exist.': 'Diesen Eintrag gibt es nicht.',
  'Enter the id of an entry.': 'Geben Sie die ID eines Eintrags ein.',
  'Use lower-case letters, digits and hyphens, at most 120 characters.':
    'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, höchstens 120 Zeichen.',
  'Enter a date and time with a UTC offset.': 'Geben Sie Datum und Uhrzeit mit UTC-Abweichung ein.',
  'Enter a date such as 2026-05-31.': 'Geben Sie ein Datum wie 2026-05-31 ein.',
  'Enter a date between 1900 and 2999.': 'Geben Sie ein Datum zwischen 1900 und 2999 ein.',
  'Enter a time such as 09:30.': 'Geben Sie eine Uhrzeit wie 09:30 ein.',
  'Enter a date and time such as 2026-12-24T09:00.': 'Geben Sie Datum und Uhrzeit wie 2026-12-24T09:00 ein.',
  'This date does not exist.': 'Dieses Datum gibt es nicht.',
  'Enter an address with only the letters A to Z before the @, without accents. We cannot write to others.':
    'Geben Sie eine Adresse an, die vor dem @ nur die Buchstaben A bis Z ohne Akzente und Umlaute hat. An andere können wir nicht schreiben.',
  'Enter an email address such as name@example.org.':
    'Geben Sie eine E-Mail-Adresse wie name@example.org ein.',
  'Enter a full address that starts with https://.':
    'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt.',
  'Enter a question.': 'Geben Sie eine Frage ein.',
  'Enter an answer.': 'Geben Sie eine Antwort ein.',
  'Choose draft, published or archived.': 'Wählen Sie draft, published oder archived.',
  'Enter your name.': 'Geben Sie Ihren Namen ein.',
  'Enter your email address.': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'Enter the patient’s name.': 'Geben Sie den Namen der Patientin oder des Patienten ein.',
  'Enter an email address or a phone number.': 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.',
  'Enter one phone number and nothing else. Write an extension in a message or a note.':
    'Geben Sie eine einzige Telefonnummer ein und sonst nichts. Schreiben Sie eine Durchwahl in eine Nachricht oder Notiz.',
  'Enter a phone number with its area code.': 'Geben Sie eine Telefonnummer mit Vorwahl ein.',
  'Enter the language for the interpreter.': 'Geben Sie die Sprache für den Dolmetscher ein.',
  'Choose a package or a service, not both.':
    'Wählen Sie ein Vorsorgepaket oder eine Leistung, nicht beides.',
  'This is not the token of a hold.': 'Das ist nicht das Token einer Reservierung.',
  'A reference has 8 letters and digits, such as KM4RT7XA.':
    'Eine Buchungsnummer hat 8 Buchstaben und Ziffern, zum Beispiel KM4RT7XA.',
  'Enter the email address or the phone number that you booked with.':
    'Geben Sie die E-Mail-Adresse oder die Telefonnummer ein, mit der Sie gebucht haben.',
  'Enter an email address such as name@example.org, or a phone number with its area code.':
    'Geben Sie eine E-Mail-Adresse wie name@example.org oder eine Telefonnummer mit Vorwahl ein.',
  'With a phone number, enter the reference too. Without it, enter your email address.':
    'Geben Sie zu einer Telefonnummer auch die Buchungsnummer ein. Ohne sie geben Sie Ihre E-Mail-Adresse ein.',
  'Choose new, open, replied, closed or spam.': 'Wählen Sie new, open, replied, closed oder spam.',
  'Enter your question.': 'Geben Sie Ihre Frage ein.',
  'Choose a doctor or a department to wait for.':
    'Wählen Sie eine Ärztin, einen Arzt oder eine Abteilung, auf die Sie warten möchten.',
  'The last day must not be before the first.': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'Enter the address of a page, such as /about.':
    'Geben Sie die Adresse einer Seite ein, zum Beispiel /about.',
  'Choose yes or no.': 'Wählen Sie Ja oder Nein.',
  'Enter a comment.': 'Geben Sie einen Kommentar ein.',
  'Choose a day in the future.': 'Wählen Sie einen Tag in der Zukunft.',
  'Choose a day within the next {days} days.': 'Wählen Sie einen Tag innerhalb der nächsten {days} Tage.',
  'Choose at least one and at most {days} days.': 'Wählen Sie mindestens einen und höchstens {days} Tage.',
  'Choose a doctor or a department.': 'Wählen Sie eine Ärztin, einen Arzt oder eine Abteilung.',

  // What is wrong with a field that only staff see.
  'Enter a phone number.': 'Geben Sie eine Telefonnummer ein.',
  'Enter an address.': 'Geben Sie eine Adresse ein.',
  'Enter a name.': 'Geben Sie einen Namen ein.',
  'Enter a title.': 'Geben Sie einen Titel ein.',
  'Enter a subject.': 'Geben Sie einen Betreff ein.',
  'Enter an opening.': 'Geben Sie einen Anfang ein.',
  'Enter a tag.': 'Geben Sie ein Schlagwort ein.',
  'Enter a term.': 'Geben Sie einen Begriff ein.',
  'Enter a check.': 'Geben Sie eine Untersuchung ein.',
  'Enter a degree.': 'Geben Sie einen Abschluss ein.',
  'Enter a figure.': 'Geben Sie eine Zahl ein.',
  'Enter a label.': 'Geben Sie eine Beschriftung ein.',
  'Enter the name of the hospital.': 'Geben Sie den Namen des Krankenhauses ein.',
  'Enter what it is for.': 'Geben Sie ein, wofür es ist.',
  'Enter a name, a phone number or an email address.':
    'Geben Sie einen Namen, eine Telefonnummer oder eine E-Mail-Adresse ein.',
  'Enter the name of a resource.': 'Geben Sie den Namen einer Ressource ein.',
  'Enter the name of a list.': 'Geben Sie den Namen einer Liste ein.',
  'Enter the name of a group.': 'Geben Sie den Namen einer Gruppe ein.',
  'Enter the name of the claim.': 'Geben Sie den Namen des Claims ein.',
  'Enter the answer.': 'Geben Sie die Antwort ein.',
  'Enter the key.': 'Geben Sie den Schlüssel ein.',
  'Describe the picture.': 'Beschreiben Sie das Bild.',
  'Enter phone numbers, separated by commas.': 'Geben Sie Telefonnummern ein, durch Kommas getrennt.',
  'Enter email addresses, separated by commas.': 'Geben Sie E-Mail-Adressen ein, durch Kommas getrennt.',
  'There is no email address to reply to. Please call instead.':
    'Es gibt keine E-Mail-Adresse für die Antwort. Bitte rufen Sie stattdessen an.',

  // Booking, holding a time, moving and cancelling.
  'This appointment can no longer be cancelled.': 'Dieser Termin kann nicht mehr abgesagt werden.',
  'This appointment can no longer be confirmed.': 'Dieser Termin kann nicht mehr bestätigt werden.',
  'This appointment can no longer be moved.': 'Dieser Termin kann nicht mehr verschoben werden.',
  'This appointment was not confirmed in time, so it is not booked. Its time may still be free: please book it again.':
    'Dieser Termin wurde nicht rechtzeitig bestätigt und ist deshalb nicht gebucht. Vielleicht ist die Uhrzeit noch frei: Bitte buchen Sie ihn noch einmal.',
  'The time of this appointment has passed.': 'Die Zeit dieses Termins ist vorbei.',
  'It is too late to move this appointment online.':
    'Online kann dieser Termin nicht mehr verschoben werden.',
  'It is too late to cancel this appointment online.':
    'Online kann dieser Termin nicht mehr abgesagt werden.',
  'You already have an appointment at that time. Choose another one.':
    'Zu dieser Zeit haben Sie bereits einen Termin. Bitte wählen Sie eine andere.',
  'There already is an appointment under this contact at that time.':
    'Unter diesen Kontaktdaten gibt es zu dieser Zeit bereits einen Termin.',
  'You already have {count} future appointments. Please call us to book another.': {
    one: 'Sie haben bereits {count} künftigen Termin. Bitte rufen Sie uns für einen weiteren an.',
    other: 'Sie haben bereits {count} künftige Termine. Bitte rufen Sie uns für einen weiteren an.',
  },
  'This contact has {count} other future appointments; patients may book {most} online.': {
    one: 'Unter diesen Kontaktdaten gibt es {count} weiteren künftigen Termin; online sind {most} möglich.',
    other: 'Unter diesen Kontaktdaten gibt es {count} weitere künftige Termine; online sind {most} möglich.',
  },
  'A message about this visit did not arrive. Please tell the patient in another way.':
    'Eine Nachricht zu diesem Termin ist nicht angekommen. Bitte sagen Sie auf anderem Weg Bescheid.',
  'An appointment has already been booked with this held time.':
    'Mit dieser reservierten Uhrzeit wurde bereits ein Termin gebucht.',
  'There is no hold with this token. Choose a time again.':
    'Zu diesem Token gibt es keine Reservierung. Bitte wählen Sie noch einmal eine Uhrzeit.',
  'There is no hold to replace. Choose a time again.':
    'Es gibt keine Reservierung, die ersetzt werden kann. Bitte wählen Sie noch einmal eine Uhrzeit.',
  'A different time is held for you than the one you are booking. Choose a time again.':
    'Für Sie ist eine andere Uhrzeit reserviert als die, die Sie buchen. Bitte wählen Sie noch einmal eine Uhrzeit.',
  'Several times are already being held for you, so this one is not. You can still book it as long as it is free.':
    'Für Sie sind bereits mehrere Uhrzeiten reserviert, diese deshalb nicht. Sie können sie trotzdem buchen, solange sie frei ist.',
  'A hold can be extended only once. Book the time now.':
    'Eine Reservierung kann nur einmal verlängert werden. Buchen Sie die Uhrzeit jetzt.',
  'This doctor sees no patients at the moment. Choose another one.':
    'In dieser Sprechstunde werden zurzeit keine Termine vergeben. Bitte wählen Sie eine andere Ärztin oder einen anderen Arzt.',
  'This doctor takes no appointments online. Please call us.':
    'Für diese Sprechstunde können Sie online keine Termine buchen. Bitte rufen Sie uns an.',
  'This doctor does not offer that kind of visit. Choose another one.':
    'Diese Terminart wird hier nicht angeboten. Bitte wählen Sie eine andere.',
  'This doctor does not do what the visit is for. Choose a doctor of the department that does.':
    'Das, wofür der Termin ist, wird hier nicht gemacht. Bitte wählen Sie jemanden aus der Abteilung, die es anbietet.',
  'The doctor does not see patients at this time. Choose another one.':
    'Zu dieser Zeit ist keine Sprechstunde. Bitte wählen Sie eine andere Uhrzeit.',
  'The doctor is away or the hospital is closed at this time. Choose another one.':
    'Zu dieser Zeit fällt die Sprechstunde aus oder das Krankenhaus ist geschlossen. Bitte wählen Sie eine andere Uhrzeit.',
  'This time is too soon to book online. Please call us.':
    'Diese Uhrzeit ist zu kurzfristig, um sie online zu buchen. Bitte rufen Sie uns an.',
  'This time cannot be booked online yet. Choose an earlier one.':
    'Diese Uhrzeit kann noch nicht online gebucht werden. Bitte wählen Sie eine frühere.',
  'Much of this day has just been booked.': 'Ein großer Teil dieses Tages wurde gerade vergeben.',
  'To move your appointment to it, use the link in our mail to you, or call us.':
    'Um Ihren Termin auf diesen Tag zu verschieben, verwenden Sie bitte den Link in unserer E-Mail an Sie oder rufen Sie uns an.',
  'To move your appointment to it, use the link in our mail to you, or call us: {phone}.':
    'Um Ihren Termin auf diesen Tag zu verschieben, verwenden Sie bitte den Link in unserer E-Mail an Sie oder rufen Sie uns an: {phone}.',
  'To move your appointment to it, please call us.':
    'Um Ihren Termin auf diesen Tag zu verschieben, rufen Sie uns bitte an.',
  'To move your appointment to it, please call us: {phone}.':
    'Um Ihren Termin auf diesen Tag zu verschieben, rufen Sie uns bitte an: {phone}.',
  'Many appointments are being booked right now. Enter an email address, so that you can confirm this one, or call us.':
    'Zurzeit werden sehr viele Termine gebucht. Geben Sie eine E-Mail-Adresse ein, damit Sie diesen bestätigen können, oder rufen Sie uns an.',
  'Many appointments are being booked right now. Enter an email address, so that you can confirm this one, or call us: {phone}.':
    'Zurzeit werden sehr viele Termine gebucht. Geben Sie eine E-Mail-Adresse ein, damit Sie diesen bestätigen können, oder rufen Sie uns an: {phone}.',
  'Many appointments were booked from your network just now, so we could not accept this one. Please call us, or try again later.':
    'Von Ihrem Netz aus wurden gerade sehr viele Termine gebucht, deshalb konnten wir diesen nicht annehmen. Bitte rufen Sie uns an oder versuchen Sie es später noch einmal.',
  'Many appointments were booked from your network just now, so we could not accept this one. Please call us: {phone}, or try again later.':
    'Von Ihrem Netz aus wurden gerade sehr viele Termine gebucht, deshalb konnten wir diesen nicht annehmen. Bitte rufen Sie uns an: {phone}, oder versuchen Sie es später noch einmal.',
  'This package is no longer offered. Choose another one.':
    'Dieses Vorsorgepaket wird nicht mehr angeboten. Bitte wählen Sie ein anderes.',
  'This service is no longer offered. Choose another one.':
    'Diese Leistung wird nicht mehr angeboten. Bitte wählen Sie eine andere.',

  // The waiting list, links asked for again, inquiries, the newsletter, and whether a page was useful.
  'There are free times on these days. You can book one right now.':
    'An diesen Tagen gibt es freie Termine. Sie können gleich einen buchen.',
  'Many people joined the waiting list from your network just now. Please call us, or try again later.':
    'Von Ihrem Netz aus haben sich gerade sehr viele Menschen auf die Warteliste gesetzt. Bitte rufen Sie uns an oder versuchen Sie es später noch einmal.',
  'This time is no longer held for you. If it is still free, you can book it like any other.':
    'Diese Uhrzeit ist nicht mehr für Sie reserviert. Wenn sie noch frei ist, können Sie sie wie jede andere buchen.',
  'The address can no longer be corrected here.': 'Die Adresse kann hier nicht mehr berichtigt werden.',
  'Many messages were asked for from your network just now.':
    'Von Ihrem Netz aus wurden gerade sehr viele Nachrichten angefordert.',
  'If we have appointments ahead with these details, a message with the link is on its way to the email address they were booked with.':
    'Wenn es mit diesen Angaben künftige Termine gibt, ist eine Nachricht mit dem Link an die E-Mail-Adresse unterwegs, mit der sie gebucht wurden.',
  'Many messages came from your network just now, so we could not accept this one.':
    'Von Ihrem Netz aus kamen gerade sehr viele Nachrichten, deshalb konnten wir diese nicht annehmen.',
  'This inquiry arrived before and has been deleted since.':
    'Diese Anfrage ist schon früher eingegangen und wurde inzwischen gelöscht.',
  'Please check your inbox: we have sent you a message with a link. Open it to confirm. If it does not arrive, wait an hour and try again.':
    'Bitte sehen Sie in Ihr Postfach: Wir haben Ihnen eine Nachricht mit einem Link gesendet. Öffnen Sie ihn zur Bestätigung. Wenn sie nicht ankommt, warten Sie eine Stunde und versuchen Sie es noch einmal.',
  'We have noted your address. We cannot send email at the moment: if that changes within seven days, we send you a message with a link to confirm. If nothing arrives, please sign up again later.':
    'Wir haben Ihre Adresse notiert. Wir können derzeit keine E-Mails senden: Wenn sich das innerhalb von sieben Tagen ändert, senden wir Ihnen eine Nachricht mit einem Link zur Bestätigung. Wenn nichts ankommt, melden Sie sich bitte später noch einmal an.',
  'Many people signed up for the newsletter from your network just now. Please try again later.':
    'Von Ihrem Netz aus haben gerade sehr viele Menschen den Newsletter bestellt. Bitte versuchen Sie es später noch einmal.',
  'Many comments came from your network just now, so we could not accept this one. Please try again later.':
    'Von Ihrem Netz aus kamen gerade sehr viele Kommentare, deshalb konnten wir diesen nicht annehmen. Bitte versuchen Sie es später noch einmal.',
  'We have had many comments on this page this week and could not keep yours.':
    'Zu dieser Seite gab es diese Woche schon sehr viele Kommentare, deshalb konnten wir Ihren nicht aufbewahren.',
  'Many answers came from your network just now, so we could not count this one. Please try again later.':
    'Von Ihrem Netz aus kamen gerade sehr viele Antworten, deshalb konnten wir diese nicht zählen. Bitte versuchen Sie es später noch einmal.',

  // Mail: what every message has.
  '{greeting},': '{greeting},',
  'Dear {name}': 'Guten Tag {name}',
  'Good day': 'Guten Tag',
  '[link left out]': '[Link weggelassen]',
  'Confirm until': 'Bestätigen bis',
  'Please prepare': 'Bitte vorbereiten',
  Reference: 'Buchungsnummer',
  'Before|the change': 'Vorher',
  '{time}, with {doctor}': '{time}, bei {doctor}',
  Days: 'Tage',

  // Mail about an appointment, and its calendar entry.
  'Confirm your appointment': 'Termin bestätigen',
  'See, move or cancel your appointment': 'Termin ansehen, verschieben oder absagen',
  'You moved your appointment.': 'Sie haben Ihren Termin verschoben.',
  'We moved your appointment.': 'Wir haben Ihren Termin verschoben.',
  'We are keeping the new time for you and will confirm it as soon as a member of staff has looked at it.':
    'Die neue Uhrzeit halten wir für Sie frei und bestätigen sie, sobald unser Team sie geprüft hat.',
  'The new time is booked for you.': 'Die neue Uhrzeit ist für Sie gebucht.',
  'You cancelled your appointment.': 'Sie haben Ihren Termin abgesagt.',
  'We are sorry: we had to cancel your appointment.': 'Es tut uns leid: Wir mussten Ihren Termin absagen.',
  'With {doctor}': 'Bei {doctor}',
  'Someone, hopefully you, asked us for this appointment. It is not booked yet: please open the page below and confirm it.':
    'Jemand, hoffentlich Sie, hat uns um diesen Termin gebeten. Er ist noch nicht gebucht: Bitte öffnen Sie die Seite unten und bestätigen Sie ihn.',
  'If this was not you, just ignore this email: without a confirmation nothing is booked, and we delete what was entered.':
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail einfach: Ohne Bestätigung wird nichts gebucht, und wir löschen die Angaben.',
  'We have your appointment request': 'Wir haben Ihre Terminanfrage erhalten',
  'Thank you. We are keeping this time for you and will confirm it as soon as a member of staff has looked at your request.':
    'Vielen Dank. Wir halten diese Uhrzeit für Sie frei und bestätigen sie, sobald unser Team Ihre Anfrage geprüft hat.',
  'You do not need to do anything until then.': 'Bis dahin brauchen Sie nichts zu tun.',
  'Your appointment is booked.': 'Ihr Termin ist gebucht.',
  'Your appointment has been cancelled': 'Ihr Termin wurde abgesagt',
  'If you still need to be seen, please book another time or call us.':
    'Wenn Sie weiterhin einen Termin brauchen, buchen Sie bitte einen anderen oder rufen Sie uns an.',
  'We cannot confirm your appointment request': 'Wir können Ihre Terminanfrage nicht bestätigen',
  'We are sorry, but we cannot confirm this time.':
    'Es tut uns leid, aber wir können diese Uhrzeit nicht bestätigen.',
  'Please choose another time or call us, and we will find one with you.':
    'Bitte wählen Sie eine andere Uhrzeit oder rufen Sie uns an, dann finden wir gemeinsam eine.',
  'Your appointment on {date}': 'Ihr Termin am {date}',
  'This is a reminder of your appointment. We look forward to seeing you.':
    'Wir erinnern Sie an Ihren Termin und freuen uns auf Sie.',
  'A change to your appointment': 'Eine Änderung Ihres Termins',
  'We changed how your appointment takes place. Its time stays the same.':
    'Ihr Termin findet auf andere Weise statt. Die Uhrzeit bleibt.',
  'Please choose another time for your appointment': 'Bitte wählen Sie eine andere Uhrzeit für Ihren Termin',
  'We are sorry: we can no longer offer you the time of your appointment. Please choose another one with the link below; until then you keep your place with us.':
    'Es tut uns leid: Wir können Ihnen die Uhrzeit Ihres Termins nicht mehr anbieten. Bitte wählen Sie über den Link unten eine andere; bis dahin behalten Sie Ihren Platz bei uns.',
  'If no time suits you, please call us, and we will find one with you.':
    'Wenn Ihnen keine Uhrzeit passt, rufen Sie uns bitte an, dann finden wir gemeinsam eine.',
  'The link to your appointment': 'Der Link zu Ihrem Termin',
  'You asked us for the link to your appointment. This is what you have with us; open one to see, move or cancel it.':
    'Sie haben uns um den Link zu Ihrem Termin gebeten. Das haben Sie bei uns gebucht; öffnen Sie einen Link, um den Termin anzusehen, zu verschieben oder abzusagen.',
  'If you did not ask for this, there is nothing to do: the link has gone to nobody but you.':
    'Wenn Sie nicht darum gebeten haben, brauchen Sie nichts zu tun: Der Link ging nur an Sie.',
  'The email address of the appointment with this reference was corrected, by our staff.':
    'Die E-Mail-Adresse des Termins mit dieser Buchungsnummer wurde von unserem Team berichtigt.',
  'The email address of the appointment with this reference was corrected, on the page that opens after booking.':
    'Die E-Mail-Adresse des Termins mit dieser Buchungsnummer wurde auf der Seite berichtigt, die sich nach dem Buchen öffnet.',
  'Messages about it no longer go to this address, and the links in earlier ones no longer open.':
    'Nachrichten dazu gehen nicht mehr an diese Adresse, und die Links in früheren öffnen sich nicht mehr.',
  'The address of an appointment was corrected': 'Die Adresse eines Termins wurde berichtigt',
  'If this is your appointment and you did not ask for this, please call us.':
    'Wenn dies Ihr Termin ist und Sie nicht darum gebeten haben, rufen Sie uns bitte an.',
  'If this is your appointment and you did not ask for this, please call us: {phone}.':
    'Wenn dies Ihr Termin ist und Sie nicht darum gebeten haben, rufen Sie uns bitte an: {phone}.',
  'If this is your appointment and you did not correct the address, please call us.':
    'Wenn dies Ihr Termin ist und Sie die Adresse nicht berichtigt haben, rufen Sie uns bitte an.',
  'If this is your appointment and you did not correct the address, please call us: {phone}.':
    'Wenn dies Ihr Termin ist und Sie die Adresse nicht berichtigt haben, rufen Sie uns bitte an: {phone}.',

  // Mail about inquiries, the waiting list and the newsletter.
  'About|a topic': 'Thema',
  'Reference|of an inquiry': 'Vorgangsnummer',
  'Your reference: {reference}': 'Ihre Vorgangsnummer: {reference}',
  'You wrote:': 'Sie schrieben:',
  'Re: {subject}': 'Re: {subject}',
  'Your message to {hospital} ({reference})': 'Ihre Nachricht an {hospital} ({reference})',
  'Thank you for your message. We will answer as soon as we can. If it is urgent, please call us and quote your reference.':
    'Vielen Dank für Ihre Nachricht. Wir antworten, sobald wir können. Wenn es dringend ist, rufen Sie uns bitte an und nennen Sie Ihre Vorgangsnummer.',
  'You did not write to us? Then someone entered your address by mistake, and you can ignore this email.':
    'Sie haben uns nicht geschrieben? Dann hat jemand versehentlich Ihre Adresse eingegeben, und Sie können diese E-Mail ignorieren.',
  'You are on the waiting list. As soon as a suitable time becomes free, we will hold it for you and write to you.':
    'Sie stehen auf der Warteliste. Sobald ein passender Termin frei wird, halten wir ihn für Sie frei und schreiben Ihnen.',
  'If you did not ask for this, leave the list with the link above and you will not hear from us again.':
    'Wenn Sie nicht darum gebeten haben, verlassen Sie die Liste über den Link oben, und Sie hören nicht mehr von uns.',
  'A time has become free, and we are holding it for you. Please book it with the link below before it goes to the next person.':
    'Ein Termin ist frei geworden, und wir halten ihn für Sie frei. Bitte buchen Sie ihn über den Link unten, bevor er an die nächste Person geht.',
  'If it does not suit you, there is nothing to do: you stay on the list.':
    'Wenn er Ihnen nicht passt, brauchen Sie nichts zu tun: Sie bleiben auf der Liste.',
  'See or leave the waiting list': 'Warteliste ansehen oder verlassen',
  'Please confirm your subscription': 'Bitte bestätigen Sie Ihre Anmeldung',
  'Someone, hopefully you, asked us to send our newsletter to this address. If you would like to have it, open the page below and confirm.':
    'Jemand, hoffentlich Sie, hat uns gebeten, unseren Newsletter an diese Adresse zu senden. Wenn Sie ihn erhalten möchten, öffnen Sie die Seite unten und bestätigen Sie.',
  'If this was not you, just ignore this mail: without a confirmation we delete your address after seven days.':
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail einfach: Ohne Bestätigung löschen wir Ihre Adresse nach sieben Tagen.',
  'You are on our list already': 'Sie stehen bereits auf unserer Liste',
  'You asked for our newsletter. It already comes to this address, so there is nothing to do.':
    'Sie haben unseren Newsletter bestellt. Er kommt bereits an diese Adresse, Sie brauchen also nichts zu tun.',
  'You are on our list': 'Sie stehen auf unserer Liste',
  'Thank you for signing up. You will get our newsletter once a month, never more often.':
    'Vielen Dank für Ihre Anmeldung. Unseren Newsletter erhalten Sie einmal im Monat, nie öfter.',
  'To get no more newsletter mail from us, open {url}':
    'Um keinen Newsletter mehr von uns zu erhalten, öffnen Sie {url}',

  // Mail to staff about their account.
  'A browser': 'Ein Browser',
  '{browser} on {system}': '{browser} auf {system}',
  Browser: 'Browser',
  'Network address': 'Netzwerkadresse',
  'Your account': 'Ihr Konto',
  'Sign in': 'Anmelden',
  'Look at your account': 'Konto ansehen',
  'New sign-in to your account': 'Neue Anmeldung bei Ihrem Konto',
  'Someone signed in to your account from a new browser.':
    'Jemand hat sich mit einem neuen Browser bei Ihrem Konto angemeldet.',
  'Your password was changed': 'Ihr Passwort wurde geändert',
  'The password of your account was changed.': 'Das Passwort Ihres Kontos wurde geändert.',
  'Your email address was changed': 'Ihre E-Mail-Adresse wurde geändert',
  'The email address of your account was changed. This one no longer belongs to it.':
    'Die E-Mail-Adresse Ihres Kontos wurde geändert. Diese hier gehört nicht mehr dazu.',
  'A new email address was entered for your account':
    'Für Ihr Konto wurde eine neue E-Mail-Adresse eingegeben',
  'Someone entered another email address for your account. It takes effect once the link that we sent there is opened; until then you sign in with this one.':
    'Jemand hat für Ihr Konto eine andere E-Mail-Adresse eingegeben. Sie gilt, sobald der Link geöffnet wird, den wir dorthin gesendet haben; bis dahin melden Sie sich mit dieser an.',
  'Two-factor sign-in was turned on': 'Die Anmeldung mit zweitem Faktor wurde eingeschaltet',
  'From now on your account also asks for a code from your authenticator app.':
    'Ab jetzt verlangt Ihr Konto auch einen Code aus Ihrer Authenticator-App.',
  'Two-factor sign-in was turned off': 'Die Anmeldung mit zweitem Faktor wurde ausgeschaltet',
  'Your account no longer asks for a code from your authenticator app.':
    'Ihr Konto verlangt keinen Code aus Ihrer Authenticator-App mehr.',
  'You have new recovery codes': 'Sie haben neue Wiederherstellungscodes',
  'A new set of recovery codes was made for your account. The old ones no longer work.':
    'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  'A recovery code was used': 'Ein Wiederherstellungscode wurde verwendet',
  'Someone signed in to your account with one of its recovery codes, which is now used up.':
    'Jemand hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet; dieser Code ist damit verbraucht.',
  'A passkey was added': 'Ein Passkey wurde hinzugefügt',
  'A passkey was added to your account. Anyone who has that device can sign in with it.':
    'Ihrem Konto wurde ein Passkey hinzugefügt. Wer das Gerät hat, kann sich damit anmelden.',
  'A passkey was removed': 'Ein Passkey wurde entfernt',
  'A passkey was removed from your account. It can no longer sign in.':
    'Ein Passkey wurde von Ihrem Konto entfernt. Damit ist keine Anmeldung mehr möglich.',
  'You now sign in with your hospital account': 'Sie melden sich jetzt mit Ihrem Krankenhauskonto an',
  'Someone signed in with your hospital account, and your account here was linked to it. From now on there is no other way in: the password, the passkeys and the authenticator app that you had here no longer work.':
    'Jemand hat sich mit Ihrem Krankenhauskonto angemeldet, und Ihr Konto hier wurde damit verknüpft. Einen anderen Weg gibt es ab jetzt nicht mehr: Das Passwort, die Passkeys und die Authenticator-App, die Sie hier hatten, gelten nicht mehr.',
  'Was this you? Then there is nothing to do. If not, tell the person who looks after the website at once.':
    'Waren Sie das? Dann brauchen Sie nichts zu tun. Wenn nicht, sagen Sie bitte sofort der Person Bescheid, die die Website betreut.',
  'Was this you? Then there is nothing to do. If not, set a new password at once, which signs everyone out, and tell the person who looks after the website.':
    'Waren Sie das? Dann brauchen Sie nichts zu tun. Wenn nicht, legen Sie sofort ein neues Passwort fest, das meldet alle ab, und sagen Sie der Person Bescheid, die die Website betreut.',
  'Unusually many files were sent': 'Ungewöhnlich viele Dateien wurden gesendet',
  'Patients sent {used} MB of files with their answers to {hospital} in the last 24 hours. At {most} MB no more are taken for a while.':
    'In den letzten 24 Stunden wurden {used} MB an Dateien mit Antworten an {hospital} gesendet. Ab {most} MB werden vorübergehend keine mehr angenommen.',
  'Look at the appointments': 'Termine ansehen',
  'Someone may be trying to fill the disk. Look for visits that nobody really booked.':
    'Vielleicht versucht jemand, den Speicher zu füllen. Achten Sie auf Termine, die niemand wirklich gebucht hat.',
  'A token for a program was made': 'Ein Token für ein Programm wurde erstellt',
  '{person} made a token with which a program signs in to the website of {hospital}.':
    '{person} hat ein Token erstellt, mit dem sich ein Programm auf der Website von {hospital} anmeldet.',
  'Look at the programs': 'Programme ansehen',
  'If you did not expect this, ask them, or revoke the token.':
    'Wenn Sie das nicht erwartet haben, fragen Sie nach oder widerrufen Sie das Token.',
  'What your account may do has changed': 'Die Rechte Ihres Kontos haben sich geändert',
  '{person} changed what your account in the staff area of {hospital} may do.':
    '{person} hat geändert, was Ihr Konto im Mitarbeiterbereich von {hospital} darf.',
  'You were signed out: sign in again to continue.':
    'Sie wurden abgemeldet: Melden Sie sich wieder an, um fortzufahren.',
  'It takes effect at once.': 'Das gilt ab sofort.',
  'If you need more than this for your work, ask an administrator of the website.':
    'Wenn Sie für Ihre Arbeit mehr brauchen, fragen Sie bitte die Administration der Website.',
  'You were signed out everywhere': 'Sie wurden überall abgemeldet',
  'The signing key of the website of {hospital} was changed. Everyone was signed out, and links in earlier messages no longer open. Your password and your passkeys still work.':
    'Der Signaturschlüssel der Website von {hospital} wurde geändert. Alle wurden abgemeldet, und Links in früheren Nachrichten öffnen sich nicht mehr. Ihr Passwort und Ihre Passkeys gelten weiter.',
  'Your authenticator app no longer works: sign in with a recovery code or a passkey, turn two-factor sign-in off and set it up again. If you have neither, ask the person who looks after the website.':
    'Ihre Authenticator-App gilt nicht mehr: Melden Sie sich mit einem Wiederherstellungscode oder einem Passkey an, schalten Sie die Anmeldung mit zweitem Faktor aus und richten Sie sie neu ein. Wenn Sie beides nicht haben, fragen Sie die Person, die die Website betreut.',
  'Just sign in again.': 'Melden Sie sich einfach wieder an.',
  '{person} invites you to help look after the website of {hospital}. Open the page below and choose a password.':
    '{person} lädt Sie ein, bei der Pflege der Website von {hospital} mitzuhelfen. Öffnen Sie die Seite unten und wählen Sie ein Passwort.',
  'Set up your account': 'Konto einrichten',
  'If you do not know what this is about, you can ignore this mail.':
    'Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
  'Your account for the staff area': 'Ihr Konto für den Mitarbeiterbereich',
  'Someone, hopefully you, asked to set a new password for your account. Open the page below and choose one.':
    'Jemand, hoffentlich Sie, möchte ein neues Passwort für Ihr Konto festlegen. Öffnen Sie die Seite unten und wählen Sie eines.',
  'Set a new password': 'Neues Passwort festlegen',
  'If this was not you, you can ignore this mail: your password stays as it is.':
    'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  'This address was entered for an account in the staff area of {hospital}. Open the page below to sign in with it from now on.':
    'Diese Adresse wurde für ein Konto im Mitarbeiterbereich von {hospital} eingegeben. Öffnen Sie die Seite unten, um sich künftig damit anzumelden.',
  'Confirm this address': 'Adresse bestätigen',
  'Confirm your email address': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'The link works once, until {date}.': 'Der Link funktioniert einmal, bis {date}.',
  'Test message': 'Testnachricht',
  'This is a test message. If you can read it in your inbox, {hospital} can send mail.':
    'Das ist eine Testnachricht. Wenn Sie sie in Ihrem Postfach lesen können, kann {hospital} E-Mails senden.',
  'Replies to mail from the website go to the first email address of the contact record.':
    'Antworten auf E-Mails der Website gehen an die erste E-Mail-Adresse der Kontaktdaten.',

  // Mail to staff about what waits.
  '{count} new inquiries': { one: '{count} neue Anfrage', other: '{count} neue Anfragen' },
  '{count} appointments to approve': {
    one: '{count} Termin zur Freigabe',
    other: '{count} Termine zur Freigabe',
  },
  '{count} overdue inquiries': {
    one: '{count} überfällige Anfrage',
    other: '{count} überfällige Anfragen',
  },
  '{count} appointments to rebook': {
    one: '{count} Termin zum Umbuchen',
    other: '{count} Termine zum Umbuchen',
  },
  '{count} people to call about a free time': {
    one: '{count} Anruf wegen einer freien Zeit',
    other: '{count} Anrufe wegen einer freien Zeit',
  },
  '{count} messages that could not be delivered': {
    one: '{count} nicht zustellbare Nachricht',
    other: '{count} nicht zustellbare Nachrichten',
  },
  'Today: {list}': 'Heute: {list}',
  'This waits in the staff area of {hospital} today.':
    'Das wartet heute im Mitarbeiterbereich von {hospital}.',
  'Something new waits in the staff area of {hospital}.':
    'Im Mitarbeiterbereich von {hospital} wartet etwas Neues.',
  'This message names no patients: sign in to see more. You can change what you are told by mail here: {url}':
    'Diese Nachricht nennt keine Patientinnen oder Patienten: Melden Sie sich an, um mehr zu sehen. Was Sie per E-Mail erfahren, können Sie hier ändern: {url}',

  // The feed, the manifest and the pictures of links.
  '{hospital}: news': '{hospital}: Aktuelles',
  'What is new at {hospital}, and advice from our doctors.':
    'Neues von {hospital} und Rat von unseren Ärztinnen und Ärzten.',
  'Phone numbers': 'Telefonnummern',
  'Conditions and symptoms': 'Krankheiten und Beschwerden',

  // The states of visits, inquiries, mail and the waiting list, in lists and files for staff.
  'To be confirmed': 'Noch zu bestätigen',
  Requested: 'Angefragt',
  Booked: 'Gebucht',
  Arrived: 'Eingetroffen',
  'With the doctor': 'Im Gespräch',
  Done: 'Erledigt',
  Cancelled: 'Abgesagt',
  Declined: 'Abgelehnt',
  Expired: 'Abgelaufen',
  'No-show': 'Nicht erschienen',
  'Entered in error': 'Irrtümlich eingetragen',
  'On the website': 'Auf der Website',
  'On the phone': 'Am Telefon',
  'At reception': 'Am Empfang',
  New: 'Neu',
  'In progress': 'In Bearbeitung',
  Replied: 'Beantwortet',
  Spam: 'Spam',
  Waiting: 'Wartet',
  Sent: 'Gesendet',
  'Not delivered': 'Nicht zugestellt',
  Discarded: 'Verworfen',
  'Left the list': 'Hat die Liste verlassen',
  'Ended, since offers were not answered': 'Beendet, weil Angebote unbeantwortet blieben',
  // Text messages.
  '{hospital}: we have your request for {when} and will confirm it.':
    '{hospital}: Ihre Anfrage für {when} ist da, wir bestätigen sie noch.',
  '{hospital}: your appointments are booked, the first for {when}.':
    '{hospital}: Ihre Termine sind gebucht, der erste am {when}.',
  '{hospital}: your appointments have been moved, the first to {when}.':
    '{hospital}: Ihre Termine wurden verlegt, der erste auf {when}.',
  '{hospital}: appointments of yours are cancelled, the first on {when}.':
    '{hospital}: Termine von Ihnen sind abgesagt, der erste am {when}.',
  '{hospital}: your appointment is booked for {when}.': '{hospital}: Ihr Termin am {when} ist gebucht.',
  '{hospital}: your appointment has been moved to {when}.':
    '{hospital}: Ihr Termin wurde verlegt auf {when}.',
  '{hospital}: we changed how your appointment on {when} takes place.':
    '{hospital}: Ihr Termin am {when} findet auf andere Weise statt.',
  '{hospital}: your appointment on {when} is cancelled.': '{hospital}: Ihr Termin am {when} ist abgesagt.',
  '{hospital}: we cannot confirm your request for {when}.':
    '{hospital}: Wir können Ihre Anfrage für {when} nicht bestätigen.',
  '{hospital}: a reminder of your appointment on {when}.':
    '{hospital}: Wir erinnern Sie an Ihren Termin am {when}.',
  '{hospital}: please choose another time for your appointment on {when}.':
    '{hospital}: Bitte wählen Sie eine andere Zeit für Ihren Termin am {when}.',
  '{hospital}: a time is free for you, {when}. The link is in our email.':
    '{hospital}: Für Sie ist ein Termin frei, {when}. Der Link steht in unserer E-Mail.',
  '{hospital}: a time is free for you, {when}, kept until {until}.':
    '{hospital}: Für Sie ist ein Termin frei, {when}, reserviert bis {until}.',
  '{hospital}: this is a test text.': '{hospital}: Dies ist eine Test-SMS.',
  'Questions: {phone}': 'Fragen: {phone}',
  'Reply STOP for no more texts.': 'Antworten Sie STOP, um keine SMS mehr zu erhalten.',
  'Choose mail or sms.': 'Wählen Sie mail oder sms.',
  'Choose none, gateway, twilio or vonage.': 'Wählen Sie none, gateway, twilio oder vonage.',
  'No texts can be sent about this appointment.': 'Zu diesem Termin können keine SMS gesendet werden.',
  // x
  'Enter a phone number for the text messages.': 'Geben Sie eine Telefonnummer für die SMS ein.',

  // How a visit is offered, and where it takes place.
  'Join from the page of your appointment ten minutes early, in a quiet place.':
    'Bitte treten Sie zehn Minuten vorher über die Seite Ihres Termins bei, an einem ruhigen Ort.',
  'Have your medicines or a list of them at hand, and earlier reports.':
    'Bitte halten Sie Ihre Medikamente oder eine Liste davon und frühere Befunde bereit.',
  'By phone. We call you on the number that ends in {digits}.':
    'Telefonisch. Wir rufen Sie unter der Nummer an, die auf {digits} endet.',
  'By phone. We have no number of yours: please call us to give it.':
    'Telefonisch. Wir haben keine Nummer von Ihnen: Bitte rufen Sie uns an und nennen Sie sie.',
  'By video, from the page of your appointment': 'Per Video, über die Seite Ihres Termins',
  'Enter a day in both fields.': 'Geben Sie in beiden Feldern einen Tag ein.',
  'This visit does not take place like that. Choose another way.':
    'So findet dieser Termin nicht statt. Wählen Sie einen anderen Weg.',
  'This kind of visit is not booked online. Please call us.':
    'Diese Terminart wird nicht online gebucht. Bitte rufen Sie uns an.',
  'This kind of visit is not moved online. Please call us.':
    'Diese Terminart wird nicht online verschoben. Bitte rufen Sie uns an.',
  'Choose the visit that you ask for.': 'Wählen Sie den Termin, um den Sie bitten.',
  'This kind of visit cannot be asked for online. Please call us.':
    'Um diese Terminart kann man nicht online bitten. Bitte rufen Sie uns an.',
} as const;
