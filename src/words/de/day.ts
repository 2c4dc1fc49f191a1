export const day = {
  // The doctor who is running late, for patients.
  '{doctor} is running about {count} minutes late.': {
    one: '{doctor} ist etwa {count} Minute im Verzug.',
    other: '{doctor} ist etwa {count} Minuten im Verzug.',
  },
  'Your visit will probably begin at about {time}. Please come at your own time all the same: the doctor may catch up.':
    'Ihr Termin beginnt voraussichtlich gegen {time}. Bitte kommen Sie trotzdem zu Ihrer Zeit: Die Verspätung kann sich verringern.',
  'Your number is {number}.': 'Ihre Nummer ist {number}.',
  'We call you by this number, not by your name.':
    'Wir rufen Sie mit dieser Nummer auf, nicht mit Ihrem Namen.',
  // For staff.
  'Running late': 'Verspätung',
  '{count} minutes late': { one: '{count} Minute Verspätung', other: '{count} Minuten Verspätung' },
  'How late': 'Wie viel später',
  'On time': 'Pünktlich',
  'Say so': 'Angeben',
  'Patients who still wait see it on the page of their link at once, and so does the screen in the waiting area. It ends automatically with the session.':
    'Patienten, die noch warten, sehen es sofort auf der Seite ihres Links, ebenso der Bildschirm im Wartebereich. Es endet automatisch mit der Sprechzeit.',
  'Since {time}, said by {name}. Ends at {end}.': 'Seit {time}, angegeben von {name}. Endet um {end}.',
  '{name} is {count} minutes late.': {
    one: '{name} ist {count} Minute verspätet.',
    other: '{name} ist {count} Minuten verspätet.',
  },
  '{name} is on time.': '{name} ist pünktlich.',
  '{name} sees nobody any more today.': '{name} hat heute keine Termine mehr.',
  'Enter 0 for on time, or between {min} and {max} minutes.':
    'Geben Sie 0 für pünktlich ein oder zwischen {min} und {max} Minuten.',
  'said how late they are': 'Verspätung angegeben',
  'said how late': 'Verspätung angegeben:',
  'Minutes late': 'Minuten Verspätung',
  'It ends with the session that is on.': 'Sie endet mit der laufenden Sprechzeit.',
  'Waiting area': 'Wartebereich',
  'Waiting area.': 'Wartebereich.',
  'This screen is not up to date. It is trying to connect again.':
    'Dieser Bildschirm ist nicht aktuell. Er versucht, sich wieder zu verbinden.',
  'No visits are expected at the moment.': 'Zurzeit werden keine Patienten erwartet.',
  'Now|called': 'Jetzt',
  'Next|called': 'Als Nächstes',
  'on time': 'pünktlich',
  'We call you by the number that you were given when you arrived. Visits are by appointment time.':
    'Wir rufen Sie mit der Nummer auf, die Sie bei der Ankunft erhalten haben. Die Reihenfolge richtet sich nach den Terminen.',
  'waiting area': 'Wartebereich',
  'Waiting areas': 'Wartebereiche',
  'A screen with who is late and who is called, and a code at the door by which patients check in.':
    'Ein Bildschirm, der zeigt, wer sich verspätet und wer aufgerufen ist, und ein Code an der Tür, mit dem sich Patienten anmelden.',
  'A screen with who is called, and a code to check in by':
    'Ein Bildschirm mit Aufrufen und ein Code zur Anmeldung',
  'New waiting area': 'Neuer Wartebereich',
  'Create the first waiting area': 'Ersten Wartebereich anlegen',
  'The waiting area has been deleted.': 'Der Wartebereich wurde gelöscht.',
  'The waiting area has been restored.': 'Der Wartebereich wurde wiederhergestellt.',
  'Its screen and its code end at once.': 'Sein Bildschirm und sein Code enden sofort.',
  'Search waiting areas': 'Wartebereiche suchen',
  'No waiting areas match this.': 'Keine passenden Wartebereiche gefunden.',
  'There are no waiting areas yet.': 'Es gibt noch keine Wartebereiche.',
  'Import waiting areas': 'Wartebereiche importieren',
  'Check-in at the door': 'Anmeldung an der Tür',
  'The waiting area': 'Der Wartebereich',
  'For colleagues only. For example, First floor, by the lift.':
    'Nur für Mitarbeitende. Zum Beispiel: Erster Stock, beim Aufzug.',
  'Its doctors are on the screen, and patients read its name and where it is. Leave empty for the whole hospital.':
    'Ihre Ärztinnen und Ärzte stehen auf dem Bildschirm, und Patienten lesen ihren Namen und wo sie ist. Leer lassen für das ganze Krankenhaus.',
  'Patients may check in at the door': 'Patienten dürfen sich an der Tür anmelden',
  'With the code on the sheet below, from an hour before their visit.':
    'Mit dem Code auf dem Blatt unten, ab einer Stunde vor ihrem Termin.',
  'Screen and sheet': 'Bildschirm und Blatt',
  'Anyone who has these addresses may open them without signing in. The screen shows doctors, rooms and numbers, and nothing of any patient.':
    'Wer diese Adressen hat, kann sie ohne Anmeldung öffnen. Der Bildschirm zeigt Ärztinnen und Ärzte, Räume und Nummern und nichts über Patienten.',
  'Screen of the waiting area': 'Bildschirm des Wartebereichs',
  'Screen of the waiting area, {language}': 'Bildschirm des Wartebereichs, {language}',
  'Sheet with the code for the door, to print': 'Blatt mit dem Code für die Tür, zum Drucken',
  'New addresses …': 'Neue Adressen …',
  'The former addresses no longer open.': 'Die früheren Adressen öffnen sich nicht mehr.',
  'Give this waiting area new addresses?': 'Diesem Wartebereich neue Adressen geben?',
  'The screen goes dark until you open its new address there, and the sheet at the door has to be printed again.':
    'Der Bildschirm bleibt leer, bis Sie dort seine neue Adresse öffnen, und das Blatt an der Tür muss neu gedruckt werden.',
  'Give new addresses': 'Neue Adressen geben',
  'gave new addresses to': 'neue Adressen gegeben:',
  'It opens a doctor’s calendar.': 'Es öffnet den Kalender einer Ärztin oder eines Arztes.',
  'Choose none, initials or names.': 'Wählen Sie none, initials oder names.',
  'Patients’ names in calendars that doctors subscribe to': 'Namen von Patienten in abonnierten Kalendern',
  'about {count} minutes late': {
    one: 'etwa {count} Minute verspätet',
    other: 'etwa {count} Minuten verspätet',
  },
  '{count} waiting areas': { one: '{count} Wartebereich', other: '{count} Wartebereiche' },
  'Calendars on your phone': 'Kalender auf Ihrem Telefon',
  'A secret address shows the visits of a doctor in the calendar of a phone, in Outlook or elsewhere. It ends with your account, and you can end it at any time.':
    'Eine geheime Adresse zeigt die Termine einer Ärztin oder eines Arztes im Kalender eines Telefons, in Outlook oder anderswo. Sie endet mit Ihrem Konto, und Sie können sie jederzeit beenden.',
  'Made {made}, last used {used}': 'Erstellt {made}, zuletzt genutzt {used}',
  'Made {made}, not used yet': 'Erstellt {made}, noch nicht genutzt',
  'The address no longer opens.': 'Die Adresse öffnet sich nicht mehr.',
  'End it<hidden>: the calendar of {doctor}</hidden>': 'Beenden<hidden>: der Kalender von {doctor}</hidden>',
  'A new address ends the one that you have for this doctor.':
    'Eine neue Adresse beendet die, die Sie für diese Ärztin oder diesen Arzt haben.',
  'Make a new address': 'Neue Adresse erstellen',
  'Make an address': 'Adresse erstellen',
  'Copy the address now': 'Kopieren Sie die Adresse jetzt',
  'Secret address of the calendar': 'Geheime Adresse des Kalenders',
  'Add it in your calendar as a subscription from the internet. It is shown only once: anyone who has it can read these visits.':
    'Fügen Sie sie in Ihrem Kalender als Abonnement aus dem Internet hinzu. Sie wird nur einmal gezeigt: Wer sie hat, kann diese Termine lesen.',
  'Calendars that doctors subscribe to': 'Abonnierte Kalender',
  'What they say of a patient': 'Was sie über Patienten sagen',
  'These calendars lie on phones and in mail programs that the hospital does not run. Reasons and needs are never in them.':
    'Diese Kalender liegen auf Telefonen und in Mailprogrammen, die das Krankenhaus nicht betreibt. Gründe und Bedürfnisse stehen nie darin.',
  'Nothing, only the visit type': 'Nichts, nur die Terminart',
  'The full name': 'Den ganzen Namen',
  'made a calendar address for': 'Kalenderadresse erstellt für',
  'ended a calendar address for': 'Kalenderadresse beendet für',
  'Check in': 'Anmelden',
  'Check in.': 'Anmelden.',
  'You have checked in': 'Sie sind angemeldet',
  '{place}: tell us that you are here.': '{place}: Sagen Sie uns, dass Sie da sind.',
  'You are not checked in yet': 'Sie sind noch nicht angemeldet',
  '8 letters and digits, such as {example}. It is in our messages.':
    '8 Buchstaben und Ziffern, zum Beispiel {example}. Sie steht in unseren Nachrichten.',
  'Enter your reference.': 'Geben Sie Ihre Buchungsnummer ein.',
  'I am here': 'Ich bin da',
  'Or go to our reception. We are glad to help.': 'Oder gehen Sie zur Anmeldung. Wir helfen gern.',
  'Please take a seat here': 'Bitte nehmen Sie hier Platz',
  'Your visit is at {time} with {doctor}.': 'Ihr Termin ist um {time} bei {doctor}.',
  'Check in with your phone': 'Mit dem Telefon anmelden',
  'Check in with your phone.': 'Mit dem Telefon anmelden.',
  'Code that opens the check-in': 'Code, der die Anmeldung öffnet',
  'Point the camera of your phone at the code.': 'Richten Sie die Kamera Ihres Telefons auf den Code.',
  'Enter your reference, and the email address or phone number that you booked with.':
    'Geben Sie Ihre Buchungsnummer ein und die E-Mail-Adresse oder Telefonnummer, mit der Sie gebucht haben.',
  'Take a seat. We call you by your number.': 'Nehmen Sie Platz. Wir rufen Sie mit Ihrer Nummer auf.',
  'No phone? Please go to our reception.': 'Kein Telefon? Bitte gehen Sie zur Anmeldung.',
  'You can check in from {time}.': 'Sie können sich ab {time} anmelden.',
  'We cannot check you in with these details. Please go to our reception.':
    'Mit diesen Angaben können wir Sie nicht anmelden. Bitte gehen Sie zur Anmeldung.',
  'Are you at the hospital? Tell us, and take a seat.':
    'Sind Sie im Krankenhaus? Sagen Sie uns Bescheid und nehmen Sie Platz.',
  'Checked in by themselves': 'Hat sich selbst angemeldet',
  'Number {number}': 'Nummer {number}',
  'Your day': 'Ihr Tag',
  'You have no visits today.': 'Sie haben heute keine Termine.',
  'With you now': 'Jetzt bei Ihnen',
  'Here, waiting': 'Angekommen, wartet',
  'Still to come': 'Noch zu erwarten',
  'Done today': 'Heute erledigt',
  'The doctor is running late': 'Verspätung der Ärztin oder des Arztes',
  'We are running late for your appointment today': 'Ihr Termin heute verzögert sich',
  'The doctor is running late today. The page below says by how much, and when your visit will probably begin.':
    'Ihre Ärztin oder Ihr Arzt ist heute im Verzug. Auf der Seite unten steht, um wie viel und wann Ihr Termin voraussichtlich beginnt.',
  'Please come at your own time all the same: the doctor may catch up.':
    'Bitte kommen Sie trotzdem zu Ihrer Zeit: Die Verspätung kann sich verringern.',
  '{hospital}: we are running late for your appointment on {when}. See how late:':
    '{hospital}: Ihr Termin am {when} verzögert sich. So viel:',
  'Also write to the patients of this session whose visit begins within three hours':
    'Auch den Patienten dieser Sprechzeit schreiben, deren Termin in den nächsten drei Stunden beginnt',
  '{count} patients are written to.': {
    one: '{count} Person bekommt eine Nachricht.',
    other: '{count} Personen bekommen eine Nachricht.',
  },
} as const;
