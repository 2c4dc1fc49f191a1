/** Booking, the patient's own appointment and the waiting list. */
export const booking = {
  // Facts side by side.
  '{before}, {after}': '{before}, {after}',
  '{date}, {time} ({zone})': '{date}, {time} ({zone})',
  'Times are {zone}.': 'Alle Uhrzeiten in {zone}.',
  'By video': 'Per Video',
  'by video': 'per Video',
  'by phone': 'telefonisch',
  'on request': 'auf Anfrage',
  None: 'Keine',
  Email: 'E-Mail',
  Phone: 'Telefon',
  'Your name': 'Ihr Name',
  When: 'Wann',
  With: 'Bei',
  Visit: 'Terminart',
  For: 'Für',
  Price: 'Preis',
  Where: 'Wo',
  Needs: 'Unterstützung',
  'The nearest free times:': 'Die nächsten freien Termine:',
  'How we handle personal data': 'Wie wir mit Ihren Daten umgehen',
  'Join the waiting list': 'Auf die Warteliste setzen',

  // The booking page.
  'Choose a department or a doctor, see which times are free and book in two minutes.':
    'Wählen Sie Abteilung, Ärztin oder Arzt, sehen Sie, welche Termine frei sind, und buchen Sie in zwei Minuten.',
  'Already booked?': 'Schon gebucht?',
  'You can also call {phone}.': 'Sie können auch anrufen: {phone}.',
  Steps: 'Schritte',
  Who: 'Bei wem',
  'Your details': 'Ihre Angaben',
  'Check|step': 'Prüfen',
  '{step}<done> (done)</done>': '{step}<done> (erledigt)</done>',

  // Who.
  'Which department do you need?': 'Welche Abteilung brauchen Sie?',
  'Who would you like to see in {department}?': '{department}: Zu wem möchten Sie?',
  'Anyone, soonest available': 'Egal bei wem, so bald wie möglich',
  'Each doctor’s next free time, in all departments':
    'Der nächste freie Termin bei allen Ärztinnen und Ärzten, in allen Abteilungen',
  'Not sure? <link>Find a doctor in your own words</link>.':
    'Nicht sicher? <link>Beschreiben Sie Ihr Anliegen in eigenen Worten</link>.',
  'Any doctor, the first free time': 'Egal bei wem, der erste freie Termin',
  'Nobody in {department} has a free time online in the next 30 days.':
    '{department}: In den nächsten 30 Tagen ist online kein Termin frei.',
  'No free times online in the next 30 days': 'Online kein freier Termin in den nächsten 30 Tagen',
  'Join the waiting list<whose> of {doctor}</whose>': 'Auf die Warteliste setzen<whose>: {doctor}</whose>',
  'Or call {phone}: our reception may know of other times.':
    'Oder rufen Sie an: {phone}. Vielleicht kennt unser Empfang weitere Termine.',
  'Related departments where someone is free': 'Verwandte Abteilungen mit freien Terminen',
  '{doctor} does not do “{purpose}”': '{doctor} bietet „{purpose}“ nicht an',
  'See who is free soonest in all departments': 'Die frühesten Termine aller Abteilungen ansehen',

  // When.
  'When would suit you?': 'Wann passt es Ihnen?',
  'What kind of visit?': 'Um welche Art von Termin geht es?',
  'Next available': 'Nächster freier Termin',
  'Please call {phone}: our reception may know of other times.':
    'Bitte rufen Sie an: {phone}. Vielleicht kennt unser Empfang weitere Termine.',
  'Please call us.': 'Bitte rufen Sie uns an.',
  'Is that too late for you?': 'Ist Ihnen das zu spät?',
  'Join the waiting list for an earlier time': 'Auf die Warteliste für einen früheren Termin setzen',
  'The soonest free times': 'Die frühesten freien Termine',
  'One for each doctor.': 'Je einer pro Ärztin oder Arzt.',
  'The days before are fully booked. <link>Show them</link>':
    'Die Tage davor sind ausgebucht. <link>Anzeigen</link>',
  'Previous month': 'Voriger Monat',
  'Next month': 'Nächster Monat',
  'There are no free times this month.': 'In diesem Monat gibt es keine freien Termine.',
  '{date}, {count} free times': {
    one: '{date}, {count} freier Termin',
    other: '{date}, {count} freie Termine',
  },
  '{date}, fully booked': '{date}, ausgebucht',
  'Choose a marked day to see its times.': 'Wählen Sie einen markierten Tag, um seine Termine zu sehen.',
  'This day is fully booked.': 'Dieser Tag ist ausgebucht.',
  'There are no appointments on this day.': 'An diesem Tag gibt es keine Termine.',
  'You can also call us: {phone}.': 'Sie können uns auch anrufen: {phone}.',
  'The nearest day with a free time is {day}.': 'Der nächste Tag mit einem freien Termin: {day}.',
  'Free with another doctor in the department':
    'Frei bei einer anderen Ärztin oder einem anderen Arzt der Abteilung',
  '{count} places': { one: '{count} Platz', other: '{count} Plätze' },
  'Holding it …': 'Wird reserviert …',

  // The time that is held.
  'We are holding this time for you until {clock}.': 'Wir halten diesen Termin bis {clock} für Sie frei.',
  'We are holding this time for you until {clock}, {left}.':
    'Wir halten diesen Termin bis {clock} für Sie frei ({left}).',
  'less than a minute left': 'noch weniger als eine Minute',
  '{count} minutes left': { one: 'noch {count} Minute', other: 'noch {count} Minuten' },
  'Hold it for {minutes} more minutes': 'Noch {minutes} Minuten länger frei halten',
  'Two minutes left. You can ask us to hold it for ten more minutes.':
    'Noch zwei Minuten. Auf Wunsch halten wir den Termin zehn Minuten länger frei.',
  'Two minutes left. After that you can still book it if nobody else has.':
    'Noch zwei Minuten. Danach können Sie den Termin weiterhin buchen, solange ihn niemand anderes gebucht hat.',
  'We are still holding {date}, {time} with {doctor} for you until {clock}.':
    'Wir halten noch bis {clock} diesen Termin für Sie frei: {date}, {time}, bei {doctor}.',
  'Continue with this time': 'Mit diesem Termin fortfahren',

  // What was chosen.
  'Your appointment': 'Ihr Termin',
  'Time|date and time': 'Datum und Uhrzeit',
  'Consultation fee': 'Preis der Sprechstunde',
  Place: 'Ort',
  'You book: {visit}': 'Sie buchen: {visit}',
  '{department}, first available doctor': '{department}, erster freier Termin',
  'How to prepare': 'So bereiten Sie sich vor',
  'Change<about> what it is for</about>': 'Ändern<about>: Anlass</about>',
  'Change<about> department</about>': 'Ändern<about>: Abteilung</about>',
  'Change<about> doctor</about>': 'Ändern<about>: Ärztin oder Arzt</about>',
  'Change<about> time</about>': 'Ändern<about>: Datum und Uhrzeit</about>',
  'Change<about> visit</about>': 'Ändern<about>: Terminart</about>',
  'Change<about> consultation fee</about>': 'Ändern<about>: Preis der Sprechstunde</about>',
  'Change<about> place</about>': 'Ändern<about>: Ort</about>',

  // Your details.
  'Your full name': 'Ihr Vor- und Nachname',
  'Patient’s name': 'Name der Patientin oder des Patienten',
  'Reason for the visit': 'Grund des Termins',
  Language: 'Sprache',
  '(or a phone number)': '(oder eine Telefonnummer)',
  '(or an email address)': '(oder eine E-Mail-Adresse)',
  'I am booking for someone else': 'Ich buche für eine andere Person',
  'A few words help the doctor prepare. Only the people who treat you will read this.':
    'Einige Worte helfen bei der Vorbereitung. Nur die Menschen, die Sie behandeln, lesen sie.',
  'Check your answers': 'Angaben prüfen',
  'Do you need anything for your visit?': 'Brauchen Sie Unterstützung bei Ihrem Termin?',
  'An interpreter, step-free access, help with hearing or sight, a chaperone':
    'Dolmetscher, stufenloser Zugang, Hilfe beim Hören oder Sehen, eine Begleitperson',
  'What you need for your visit': 'Was Sie für Ihren Termin brauchen',
  'For example, Polish or British Sign Language.': 'Zum Beispiel Polnisch oder Deutsche Gebärdensprache.',
  'Someone from our staff who stays with you while you are examined.':
    'Eine Person aus unserem Team, die während der Untersuchung bei Ihnen bleibt.',
  'Reception and the people who treat you see this. We delete it the day after your visit.':
    'Das sehen der Empfang und die Menschen, die Sie behandeln. Wir löschen es am Tag nach Ihrem Termin.',

  // Check.
  'Check and book': 'Prüfen und buchen',
  Patient: 'Patientin oder Patient',
  'You|patient': 'Sie selbst',
  'Not given': 'Keine Angabe',
  'None. Please write down your reference, as we cannot send it to you':
    'Keine. Bitte notieren Sie Ihre Buchungsnummer, da wir sie Ihnen nicht senden können',
  'Change <about>your name</about>': 'Ändern<about>: Ihr Name</about>',
  'Change <about>email</about>': 'Ändern<about>: E-Mail</about>',
  'Change <about>phone</about>': 'Ändern<about>: Telefon</about>',
  'Change <about>patient</about>': 'Ändern<about>: Patientin oder Patient</about>',
  'Change <about>reason for the visit</about>': 'Ändern<about>: Grund des Termins</about>',
  'Change <about>needs</about>': 'Ändern<about>: Unterstützung</about>',
  'We use these details for this appointment only.': 'Wir verwenden diese Angaben nur für diesen Termin.',
  'Booking …': 'Wird gebucht …',
  'Send the request': 'Anfrage senden',
  'Book this appointment': 'Diesen Termin buchen',

  // What a visitor has to know before going on.
  'This time is no longer available.': 'Dieser Termin ist nicht mehr verfügbar.',
  'Please choose another time. Your details are still here.':
    'Bitte wählen Sie einen anderen Termin. Ihre Angaben sind noch da.',
  'You have already booked this time. Your confirmation says how to view, move or cancel it.':
    'Sie haben diesen Termin schon gebucht. In Ihrer Bestätigung steht, wie Sie ihn ansehen, verschieben oder absagen.',
  'That was quicker than usual, so we have not sent it yet. Everything you entered is still here. Please press the button again.':
    'Das ging schneller als üblich, deshalb haben wir noch nichts gesendet. Alle Ihre Eingaben sind noch da. Bitte drücken Sie die Schaltfläche noch einmal.',
  'You have already booked this time': 'Sie haben diesen Termin schon gebucht',
  'Your confirmation says how to view, move or cancel it.':
    'In Ihrer Bestätigung steht, wie Sie ihn ansehen, verschieben oder absagen.',
  'Show my appointment': 'Meinen Termin anzeigen',
  'Book another appointment': 'Weiteren Termin buchen',
  'This time is no longer free': 'Dieser Termin ist nicht mehr frei',
  'Someone else has booked it or is booking it now, or it has passed. Please choose another time below. If you are booking it yourself in another window, continue there.':
    'Jemand anderes hat ihn gebucht oder bucht ihn gerade, oder er liegt in der Vergangenheit. Bitte wählen Sie unten einen anderen Termin. Falls Sie ihn selbst in einem anderen Fenster buchen, fahren Sie dort fort.',
  'We are no longer holding this time for you, but it is still free':
    'Wir halten diesen Termin nicht länger für Sie frei, er ist aber noch zu haben',
  'Nothing you entered is lost. Continue and we will hold it for you again.':
    'Ihre Eingaben sind nicht verloren. Fahren Sie fort, dann halten wir ihn wieder für Sie frei.',
  'This has not been sent yet': 'Noch nicht gesendet',
  'Our website cannot be reached right now. Everything you entered is still here.':
    'Unsere Website ist gerade nicht erreichbar. Alle Ihre Eingaben sind noch da.',
  'Please press the button again in a minute.':
    'Bitte drücken Sie die Schaltfläche in einer Minute noch einmal.',
  'Please press the button again in a minute, or call {phone}.':
    'Bitte drücken Sie die Schaltfläche in einer Minute noch einmal oder rufen Sie an: {phone}.',

  // The patient's own appointment: what has become of it.
  'Your appointment.': 'Ihr Termin.',
  'This appointment is cancelled': 'Dieser Termin ist abgesagt',
  'We could not confirm this request': 'Wir konnten diese Anfrage nicht bestätigen',
  'Please confirm your appointment': 'Bitte bestätigen Sie Ihren Termin',
  'This appointment was not confirmed': 'Dieser Termin wurde nicht bestätigt',
  'This appointment is no longer valid': 'Dieser Termin ist nicht mehr gültig',
  'Please choose another time': 'Bitte wählen Sie einen anderen Termin',
  'We have your new time': 'Ihr neuer Terminwunsch ist da',
  'We have your request': 'Ihre Anfrage ist da',
  'Your appointment has been moved': 'Ihr Termin wurde verschoben',
  'Your appointment is booked': 'Ihr Termin ist gebucht',
  'It was not confirmed in time, so it is not booked. The time may still be free, and you can book it again.':
    'Er wurde nicht rechtzeitig bestätigt und ist daher nicht gebucht. Vielleicht ist er noch frei, dann können Sie ihn erneut buchen.',
  'The hospital cancelled it. We are sorry. You can book another time, or call us.':
    'Das Krankenhaus hat ihn abgesagt. Das tut uns leid. Sie können einen anderen Termin buchen oder uns anrufen.',
  'The time has been released. You can book another one whenever you like.':
    'Der Termin ist wieder frei. Sie können jederzeit einen anderen buchen.',
  'Please choose another time, or call us and we will find one with you.':
    'Bitte wählen Sie einen anderen Termin oder rufen Sie uns an. Wir finden gemeinsam einen.',
  'Please call us if you need an appointment.': 'Bitte rufen Sie uns an, wenn Sie einen Termin brauchen.',
  'You missed this appointment. If you still need to be seen, please book another time.':
    'Sie haben diesen Termin verpasst. Wenn Sie weiterhin einen brauchen, buchen Sie bitte einen neuen.',
  'You have arrived. Our reception will tell you where to go.':
    'Sie sind angekommen. Unser Empfang sagt Ihnen, wohin Sie gehen.',
  'The time of this appointment has passed. Thank you for coming.':
    'Dieser Termin ist vorbei. Danke, dass Sie da waren.',
  'We are sorry. We can no longer offer this time. Please choose another one.':
    'Das tut uns leid: Diesen Termin können wir nicht mehr anbieten. Bitte wählen Sie einen anderen.',
  'We are holding this time for you. We will confirm it as soon as a member of staff has reviewed it.':
    'Wir halten diesen Termin für Sie frei. Sobald unser Team ihn geprüft hat, bestätigen wir ihn.',
  'Thank you. The time is yours.': 'Vielen Dank. Der Termin ist für Sie gebucht.',
  'The new time is yours, and the old one has been released.':
    'Der neue Termin ist für Sie gebucht, der alte ist wieder frei.',
  'The time is yours. We look forward to seeing you.':
    'Der Termin ist für Sie gebucht. Wir freuen uns auf Sie.',
  'We have sent the confirmation to your address at {provider}.':
    'Die Bestätigung haben wir an Ihre Adresse bei {provider} gesendet.',
  'Please call us to confirm it.': 'Bitte rufen Sie uns an, um ihn zu bestätigen.',
  'It will be booked once you confirm it.': 'Er ist gebucht, sobald Sie ihn bestätigen.',
  'It will be booked once you confirm it, by {time} at the latest.':
    'Er ist gebucht, sobald Sie ihn bestätigen, spätestens bis {time}.',
  'Open the link in the email that we sent to {address} to confirm it.':
    'Öffnen Sie zur Bestätigung den Link in der E-Mail, die wir an {address} gesendet haben.',
  'Open the link in the email that we sent to {address} by {time} to confirm it.':
    'Öffnen Sie zur Bestätigung bis {time} den Link in der E-Mail, die wir an {address} gesendet haben.',
  'Many people are booking this day right now, so the time goes to the first person who confirms.':
    'Gerade buchen viele Menschen diesen Tag, deshalb geht der Termin an die erste Person, die bestätigt.',
  'The hospital moved it from {date}, {time}.': 'Das Krankenhaus hat ihn verschoben. Vorher: {date}, {time}.',
  'You moved it from {date}, {time}.': 'Sie haben ihn verschoben. Vorher: {date}, {time}.',
  'The hospital moved it from {date}, {time} with {doctor}.':
    'Das Krankenhaus hat ihn verschoben. Vorher: {date}, {time}, bei {doctor}.',
  'You moved it from {date}, {time} with {doctor}.':
    'Sie haben ihn verschoben. Vorher: {date}, {time}, bei {doctor}.',
  'It is on {date}, {time}.': 'Er ist am {date}, {time}.',
  'It is on {date}, {time}, until you confirm below.': 'Er ist am {date}, {time}, bis Sie unten bestätigen.',
  'This appointment has been changed in another window or by the hospital. This is how it is now.':
    'Dieser Termin wurde in einem anderen Fenster oder vom Krankenhaus geändert. Hier sehen Sie den jetzigen Stand.',
  'That time is no longer free. Please choose another one below.':
    'Dieser Termin ist nicht mehr frei. Bitte wählen Sie unten einen anderen.',

  // Its facts, and what to do with it.
  'Your reference|appointment': 'Ihre Buchungsnummer',
  'Noted, as you told us': 'Notiert, wie von Ihnen angegeben',
  'Open the map<more> (opens in a new tab)</more>':
    'Karte öffnen<more> (öffnet sich in einem neuen Tab)</more>',
  'Before you come': 'Bevor Sie kommen',
  'Move to another time': 'Termin verschieben',
  'Cancel this appointment': 'Diesen Termin absagen',
  'Book another time': 'Anderen Termin buchen',
  Print: 'Drucken',
  'Add to your calendar': 'In Ihren Kalender eintragen',
  'Calendar file, for Apple and others': 'Kalenderdatei, für Apple und andere',
  'Appointment at {hospital}': 'Termin: {hospital}',
  'Reference {reference}': 'Buchungsnummer {reference}',
  'When you are offline': 'Wenn Sie offline sind',
  'The date, time, doctor and reference are saved on this device until the visit is over, so that you can read them on the way. If others use this device, remove them.':
    'Datum, Uhrzeit, Ärztin oder Arzt und Buchungsnummer sind bis nach dem Termin auf diesem Gerät gespeichert, damit Sie sie unterwegs lesen können. Wenn andere dieses Gerät nutzen, entfernen Sie sie.',
  'Remove from this device': 'Von diesem Gerät entfernen',
  'Nothing about this appointment is saved on this device.':
    'Auf diesem Gerät ist nichts über diesen Termin gespeichert.',
  'Save it on this device': 'Auf diesem Gerät speichern',

  // Cancelling it.
  'Cancel your appointment': 'Termin absagen',
  'Cancel this appointment?': 'Diesen Termin absagen?',
  'Your time will go to someone else, and you cannot undo this.':
    'Ihr Termin wird an jemand anderen vergeben, und das lässt sich nicht rückgängig machen.',
  'If it is only the time that does not suit you, you can move it instead.':
    'Wenn Ihnen nur die Zeit nicht passt, können Sie ihn stattdessen verschieben.',
  'Reason for cancelling': 'Grund der Absage',
  'Only our staff read this.': 'Das liest nur unser Team.',
  'Cancel my appointment': 'Meinen Termin absagen',
  'Keep my appointment': 'Meinen Termin behalten',
  'Move it instead': 'Lieber verschieben',

  // Confirming it, and correcting where its mail goes.
  'If nothing arrives within a few minutes, check your junk or spam folder. Was the address wrong? Correct it, and we write to the right one.':
    'Wenn in einigen Minuten nichts ankommt, sehen Sie im Spam-Ordner nach. War die Adresse falsch? Korrigieren Sie sie, dann schreiben wir an die richtige.',
  'Correct the email address': 'E-Mail-Adresse korrigieren',
  'Add an email address': 'E-Mail-Adresse hinzufügen',
  'Confirm this appointment': 'Diesen Termin bestätigen',
  'If you did not ask for it, just close this page. Nothing will be booked, and we will delete the details.':
    'Wenn Sie ihn nicht angefragt haben, schließen Sie einfach diese Seite. Es wird nichts gebucht, und wir löschen die Angaben.',
  'Where should we send it?': 'Wohin sollen wir sie senden?',
  'We have written to your address at {provider}. Once you correct it, the links in that email no longer open, and we send you a new one.':
    'Wir haben an Ihre Adresse bei {provider} geschrieben. Sobald Sie sie korrigieren, sind die Links in jener E-Mail ungültig, und wir senden Ihnen eine neue.',
  'We send you the confirmation, and later a reminder.':
    'Wir senden Ihnen die Bestätigung und später eine Erinnerung.',
  'Your email address': 'Ihre E-Mail-Adresse',
  'Send it to this address': 'An diese Adresse senden',
  'Back to my appointment': 'Zurück zu meinem Termin',

  // Moving it.
  'Move your appointment': 'Termin verschieben',
  'Free times with {doctor}': 'Freie Termine bei {doctor}',
  'You keep your current time until you confirm another one.':
    'Sie behalten Ihren jetzigen Termin, bis Sie einen anderen bestätigen.',
  'Show times from': 'Termine anzeigen ab',
  'Show|verb': 'Anzeigen',
  'No free times in the month from this day': 'Kein freier Termin im Monat ab diesem Tag',
  'Try later days.': 'Versuchen Sie es mit späteren Tagen.',
  'Try later days, or call us: {phone}.':
    'Versuchen Sie es mit späteren Tagen oder rufen Sie uns an: {phone}.',
  'Later days': 'Spätere Tage',
  'Keep my current time': 'Jetzigen Termin behalten',
  'Your time now': 'Ihr Termin bisher',
  'Your new time': 'Ihr neuer Termin',
  'Move to this time?': 'Auf diesen Termin verschieben?',
  'Move my appointment': 'Meinen Termin verschieben',
  'Choose another time': 'Anderen Termin wählen',

  // The link to it, lost.
  'See, move or cancel your appointment. We send you the link to it again.':
    'Sehen Sie Ihren Termin an, verschieben Sie ihn oder sagen Sie ihn ab. Wir senden Ihnen den Link dazu erneut.',
  'See, move or cancel it with the link in our email. If it is lost, we send it again.':
    'Ansehen, verschieben oder absagen können Sie ihn über den Link in unserer E-Mail. Ist er verloren, senden wir ihn erneut.',
  'Your email address or phone number': 'Ihre E-Mail-Adresse oder Telefonnummer',
  'The one you booked with.': 'Die bei der Buchung angegebene.',
  '8 letters and digits, such as {example}. With an email address you can leave it out.':
    '8 Buchstaben und Ziffern, zum Beispiel {example}. Mit einer E-Mail-Adresse können Sie sie weglassen.',
  'Send me the link': 'Link senden',
  'Send the link again': 'Link erneut senden',
  'We have not sent anything yet. Please press the button again.':
    'Wir haben noch nichts gesendet. Bitte drücken Sie die Schaltfläche noch einmal.',
  'Nothing has been sent yet': 'Noch nichts gesendet',
  'Please check your inbox': 'Bitte sehen Sie in Ihr Postfach',
  'If we have an appointment ahead with these details, the link is on its way to the email address it was booked with. It arrives within a few minutes.':
    'Wenn es zu diesen Angaben einen bevorstehenden Termin gibt, ist der Link unterwegs zu der E-Mail-Adresse, mit der er gebucht wurde. Er kommt in wenigen Minuten an.',
  'If nothing arrives': 'Wenn nichts ankommt',
  'Look in your junk or spam folder.': 'Sehen Sie im Spam-Ordner nach.',
  'Try another address: it may have been booked with a different one.':
    'Versuchen Sie es mit einer anderen Adresse: Vielleicht wurde der Termin mit einer anderen gebucht.',
  'If it was booked without an email address, we have nowhere to send the link.':
    'Wurde er ohne E-Mail-Adresse gebucht, können wir den Link nirgendwohin senden.',
  'We are glad to help by phone: {phone}': 'Gern helfen wir Ihnen am Telefon: {phone}',
  'On this device': 'Auf diesem Gerät',
  'As it was when you last opened its page on this device. If you are not sure, call us.':
    'Stand: als Sie seine Seite zuletzt auf diesem Gerät geöffnet haben. Wenn Sie unsicher sind, rufen Sie uns an.',

  // The waiting list.
  'Waiting list': 'Warteliste',
  'Wait for an earlier time': 'Auf einen früheren Termin warten',
  'When someone cancels a time with {name} on these days, we hold it for you and email you to say until when.':
    'Sagt jemand an diesen Tagen einen Termin ab ({name}), halten wir ihn für Sie frei und schreiben Ihnen, bis wann.',
  'When a time with {name} that is long enough for “{purpose}” becomes free on these days, we hold it for you and email you to say until when.':
    'Wird an diesen Tagen ein Termin frei, der lang genug für „{purpose}“ ist ({name}), halten wir ihn für Sie frei und schreiben Ihnen, bis wann.',
  'First day': 'Erster Tag',
  'Last day': 'Letzter Tag',
  'We offer you the time by email.': 'Wir bieten Ihnen den Termin per E-Mail an.',
  'We delete your details a month after the last day.':
    'Wir löschen Ihre Angaben einen Monat nach dem letzten Tag.',
  'That was quicker than usual, so we have not sent it yet. Please send it again.':
    'Das ging schneller als üblich, deshalb haben wir noch nichts gesendet. Bitte senden Sie es noch einmal.',
  'You are not on the list yet': 'Sie stehen noch nicht auf der Liste',
  'See the free times': 'Freie Termine ansehen',
  'We have emailed you': 'Wir haben Ihnen eine E-Mail geschrieben',
  'The email confirms that you are on the list and has a link to leave it. When a time becomes free, we hold it for you and email you again to say until when.':
    'Die E-Mail bestätigt, dass Sie auf der Liste stehen, und enthält einen Link, um sich wieder auszutragen. Wird ein Termin frei, halten wir ihn für Sie frei und schreiben Ihnen, bis wann.',
  'Back to the times': 'Zurück zu den Terminen',
  'Your place on the waiting list.': 'Ihr Platz auf der Warteliste.',
  'a time': 'einen Termin',
  'You wait for {name}, on {date}.': 'Sie stehen auf der Warteliste für {name}, am {date}.',
  'You wait for {name} and “{purpose}”, on {date}.':
    'Sie stehen auf der Warteliste für {name} und „{purpose}“, am {date}.',
  'You wait for {name}, on days from {from} to {to}.':
    'Sie stehen auf der Warteliste für {name}, an den Tagen von {from} bis {to}.',
  'You wait for {name} and “{purpose}”, on days from {from} to {to}.':
    'Sie stehen auf der Warteliste für {name} und „{purpose}“, an den Tagen von {from} bis {to}.',
  'We will email you when a time becomes free, and hold it for you for a while.':
    'Wird ein Termin frei, schreiben wir Ihnen eine E-Mail und halten ihn eine Weile für Sie frei.',
  'Leave the waiting list': 'Von der Warteliste streichen',
  'See your appointment': 'Ihren Termin ansehen',
  'The time we are holding for you': 'Dieser Termin ist für Sie reserviert',
  'Kept until': 'Reserviert bis',
  'Book this time': 'Diesen Termin buchen',
  'Let the next person have it': 'Der nächsten Person überlassen',
  'Your time is booked': 'Ihr Termin ist gebucht',
  'You are no longer on the waiting list.': 'Sie stehen nicht mehr auf der Warteliste.',
  'You have left the waiting list': 'Sie haben die Warteliste verlassen',
  'We will not email you about it again.': 'Wir schreiben Ihnen dazu nicht mehr.',
  'Your place on the list has ended': 'Ihr Platz auf der Liste ist erloschen',
  'You did not answer several times that we held for you. You can still book, or join the list again.':
    'Sie haben auf mehrere Termine, die wir für Sie frei gehalten haben, nicht geantwortet. Sie können weiterhin buchen oder sich erneut auf die Liste setzen.',
  'A time has become free for you': 'Ein Termin ist für Sie frei geworden',
  'We keep it until {date}, {time}. After that it goes to the next.':
    'Wir halten ihn bis {date}, {time} für Sie frei. Danach geht er an die nächste Person.',
  'You are on the waiting list': 'Sie stehen auf der Warteliste',
  'We are not holding a time for you right now. A time that you were offered and did not book has gone to the next person.':
    'Zurzeit halten wir keinen Termin für Sie frei. Ein Termin, den wir Ihnen angeboten haben und den Sie nicht gebucht haben, ging an die nächste Person.',
  'So that we can reach you about this appointment. Enter an email address, a phone number, or both.':
    'Damit wir Sie zu diesem Termin erreichen. Geben Sie eine E-Mail-Adresse, eine Telefonnummer oder beides an.',
  'Move or cancel it with the link that you were given, or <link>find your appointment</link>.':
    'Verschieben Sie ihn oder sagen Sie ihn ab: mit dem Link, den Sie bekommen haben, oder <link>suchen Sie Ihren Termin</link>.',
  'Please write down the reference below: we cannot send it to you.':
    'Bitte notieren Sie die Buchungsnummer unten: Wir können sie Ihnen nicht senden.',
  'See, move or cancel it with the link that you were given when you booked, or call us.':
    'Ansehen, verschieben oder absagen können Sie ihn mit dem Link, den Sie bei der Buchung bekommen haben. Oder rufen Sie uns an.',
  'We tell you when an earlier time becomes free.':
    'Wir sagen Ihnen Bescheid, wenn eine frühere Zeit frei wird.',
  'We call you when a time becomes free. To leave the list, please call us.':
    'Wir rufen Sie an, wenn eine Zeit frei wird. Wenn Sie die Liste verlassen möchten, rufen Sie uns bitte an.',
  'We call you when a time becomes free on these days.':
    'Wir rufen Sie an, wenn an diesen Tagen eine Zeit frei wird.',
  'We call you when a time becomes free.': 'Wir rufen Sie an, wenn eine Zeit frei wird.',
  // Text messages.
  'Send me text messages about this appointment': 'Ich möchte SMS zu diesem Termin erhalten',
  'Text messages': 'SMS',
  'Change <about>text messages</about>': 'Ändern<about>: SMS</about>',
  'You get texts about this appointment, at the number that ends in {digits}.':
    'Sie erhalten SMS zu diesem Termin, an die Nummer, die auf {digits} endet.',
  'You get no texts about this appointment. Your number ends in {digits}.':
    'Sie erhalten keine SMS zu diesem Termin. Ihre Nummer endet auf {digits}.',
  'Stop the texts': 'Keine SMS mehr senden',
  'Send me texts': 'SMS an mich senden',
  'Tell me by text message too': 'Ich möchte auch per SMS informiert werden',
  // x
  'We send you a text with the link to this page.': 'Wir senden Ihnen eine SMS mit dem Link zu dieser Seite.',

  // How a visit is offered, and where it takes place.
  'Enter the phone number at which we can call you.':
    'Geben Sie die Telefonnummer ein, unter der wir Sie erreichen.',
  'We call you on this number at the time of your visit.':
    'Unter dieser Nummer rufen wir Sie zur Zeit Ihres Termins an.',
  'ask for a time': 'Termin anfragen',
  'call to book': 'telefonisch buchen',
  'How would you like to talk to the doctor?': 'Wie möchten Sie mit der Ärztin oder dem Arzt sprechen?',
  'Before your visit': 'Vor Ihrem Termin',
  'Your visit is by video': 'Ihr Termin findet per Video statt',
  'Join from this page ten minutes before it begins. You need a camera, a microphone and a quiet place. The link is for you alone.':
    'Treten Sie zehn Minuten vor Beginn von dieser Seite aus bei. Sie brauchen eine Kamera, ein Mikrofon und einen ruhigen Ort. Der Link ist nur für Sie.',
  'Your request has not been sent yet': 'Ihre Anfrage ist noch nicht gesendet',
  'When in the day?': 'Zu welcher Tageszeit?',
  'Leave empty if any time suits you.': 'Leer lassen, wenn jede Zeit passt.',
  'A few words help us to find the right time. Our reception and the people who treat you read this.':
    'Ein paar Worte helfen uns, den richtigen Termin zu finden. Das lesen unser Empfang und die Menschen, die Sie behandeln.',
  'Ask for a time': 'Termin anfragen',
  'Tell us which days suit you, and we find a time with you.':
    'Sagen Sie uns, welche Tage Ihnen passen, und wir finden mit Ihnen einen Termin.',
  'Book by phone': 'Telefonisch buchen',
  'With {doctor}.': 'Bei {doctor}.',
  'It takes about {duration}.': 'Dauer: etwa {duration}.',
  'Tell us which days suit you. We look for a time and write to you or call you. Nothing is booked until then.':
    'Sagen Sie uns, welche Tage Ihnen passen. Wir suchen einen Termin und schreiben Ihnen oder rufen Sie an. Bis dahin ist nichts gebucht.',
  'Tell us which days suit you. We look for a time and call you. Nothing is booked until then.':
    'Sagen Sie uns, welche Tage Ihnen passen. Wir suchen einen Termin und rufen Sie an. Bis dahin ist nichts gebucht.',
  'We arrange these visits on the phone.': 'Diese Termine vereinbaren wir am Telefon.',
  'Please call us to book': 'Bitte rufen Sie uns an',
  'Tell us the name of this visit, and we find a time with you.':
    'Nennen Sie uns diese Terminart, und wir finden mit Ihnen einen Termin.',
  'When you can reach us': 'Wann Sie uns erreichen',
  'Thank you. Nothing is booked yet: a member of our staff looks for a time and tells you.':
    'Vielen Dank. Noch ist nichts gebucht: Unser Personal sucht einen Termin und sagt Ihnen Bescheid.',
} as const;
