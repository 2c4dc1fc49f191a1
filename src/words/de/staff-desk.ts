/** The desk: appointments of a day, booking, moving, what needs rebooking, who waits, and the hours of doctors. */
export const staffDesk = {
  // A series of visits.
  'Of a series': 'Aus einer Serie',
  'Visits of the series': 'Termine der Serie',
  'Repeat as a series': 'Als Serie wiederholen',
  'Looking for free times …': 'Freie Zeiten werden gesucht …',
  'Leave out': 'Auslassen',
  'Take in again': 'Wieder aufnehmen',
  'Left out': 'Ausgelassen',
  'A series has at least 2 visits.': 'Eine Serie hat mindestens 2 Termine.',
  '{chosen} of {all} visits have a time.': '{chosen} von {all} Terminen haben eine Zeit.',
  'We email all dates in one message to {email}.': 'Wir senden alle Termine in einer E-Mail an {email}.',
  'We email the new times in one message to {email}.':
    'Wir senden die neuen Zeiten in einer E-Mail an {email}.',
  'Choose a time for this visit first.': 'Wählen Sie zuerst eine Zeit für diesen Termin.',
  'Do not move': 'Nicht verschieben',
  'Move|visit': 'Verschieben',
  'Stays where it is': 'Bleibt, wo er ist',
  'All visits of the series: {words}': 'Alle Termine der Serie: {words}',
  'All visits of a series': 'Alle Termine einer Serie',
  'All visits of a series.': 'Alle Termine einer Serie.',
  'Back to the day': 'Zurück zum Tag',
  'How many visits': 'Wie viele Termine',
  'Every|so often': 'Alle',
  'Days or weeks': 'Tage oder Wochen',
  Weekdays: 'Wochentage',
  'Choose none to repeat the weekday of the first visit.':
    'Ohne Auswahl gilt der Wochentag des ersten Termins.',
  'Time of each visit': 'Uhrzeit der Termine',
  'The same time only': 'Nur dieselbe Uhrzeit',
  'Up to 1 hour earlier or later': 'Bis 1 Stunde früher oder später',
  'Up to 2 hours earlier or later': 'Bis 2 Stunden früher oder später',
  'Any time of the day': 'Jede Uhrzeit des Tages',
  'Where nothing is free': 'Wo nichts frei ist',
  'Take the nearest day': 'Den nächsten Tag nehmen',
  'Leave the visit out': 'Den Termin auslassen',
  'This doctor only': 'Nur diese Person',
  'Others of {department} too': 'Auch andere: {department}',
  'Change {visit}': '{visit} ändern',
  '{action}: {visit}': '{action}: {visit}',
  'Nothing is free near {wish}.': 'Um {wish} ist nichts frei.',
  'Until now: {date}': 'Bisher: {date}',
  'Instead of {wish}': 'Statt {wish}',
  'Book {count} visits': { one: '{count} Termin buchen', other: '{count} Termine buchen' },
  '{count} visits, each with a free time.': {
    one: '{count} Termin mit freier Zeit.',
    other: '{count} Termine, jeder mit freier Zeit.',
  },
  'Cancel the {count} later visits of the series too': {
    one: 'Auch den späteren Termin der Serie absagen',
    other: 'Auch die {count} späteren Termine der Serie absagen',
  },
  'Move the {count} later visits of the series too': {
    one: 'Auch den späteren Termin der Serie verschieben',
    other: 'Auch die {count} späteren Termine der Serie verschieben',
  },
  '{count} visits are moved.': {
    one: '{count} Termin ist verschoben.',
    other: '{count} Termine sind verschoben.',
  },
  'Move {count} visits': { one: '{count} Termin verschieben', other: '{count} Termine verschieben' },
  'Cancel {count} visits': { one: '{count} Termin absagen', other: '{count} Termine absagen' },
  '{name}: {count} visits are booked, the first on {day}.': {
    one: '{name}: {count} Termin ist gebucht, am {day}.',
    other: '{name}: {count} Termine sind gebucht, der erste am {day}.',
  },
  '{name}: {count} visits are booked.': {
    one: '{name}: {count} Termin ist gebucht.',
    other: '{name}: {count} Termine sind gebucht.',
  },
  // What these pages share.
  View: 'Ansicht',
  'Message to the patient': 'Nachricht an die Patientin oder den Patienten',
  Notes: 'Notizen',
  'Full name': 'Vollständiger Name',
  '(or email)': '(oder E-Mail)',
  '(or phone)': '(oder Telefon)',
  'Choose a time': 'Uhrzeit wählen',
  'Not known': 'Nicht bekannt',
  'Leave it as it is': 'So lassen',
  '{patient}, {date}, {time}': '{patient}, {date}, {time}',
  '{date}, <strong>{time}</strong>': '{date}, <strong>{time}</strong>',
  '{time}, {day}': '{time}, {day}',
  // A visit in a list, and what it needs.
  due: 'fällig',
  'booked by {name}': 'gebucht von {name}',
  'Needs: {needs}': 'Unterstützung: {needs}',
  'Deleted the day after the visit.': 'Wird am Tag nach dem Termin gelöscht.',
  'Save needs': 'Unterstützung speichern',
  'Needs of {patient}': 'Unterstützung für {patient}',
  '{patient}: needs saved.': '{patient}: Unterstützung gespeichert.',
  // Booking for someone.
  How: 'Wie',
  'Check in now': 'Als angekommen melden',
  'Book {time} on {day}': '{day}, {time} buchen',
  'Book anyway': 'Trotzdem buchen',
  'Returning patient? Search by name, phone or email':
    'Schon einmal hier gewesen? Nach Name, Telefon oder E-Mail suchen',
  'Nobody found.': 'Niemanden gefunden.',
  '{count} found.': { one: '{count} gefunden.', other: '{count} gefunden.' },
  'last {date}': 'zuletzt {date}',
  'The patient is someone else': 'Der Termin ist für jemand anderen',
  'Needs for the visit <mark>(optional)</mark>': 'Unterstützung beim Termin <mark>(freiwillig)</mark>',
  'There are no free times on this day.': 'An diesem Tag gibt es keine freien Termine.',
  'There are none in the two months after it either.': 'Auch in den zwei Monaten danach gibt es keine.',
  'Next: {date}, {time}': 'Nächster: {date}, {time}',
  'Next free place today: <strong>{time}</strong>. The patient is marked as arrived.':
    'Nächster freier Platz heute: <strong>{time}</strong>. Die Person wird als angekommen gemeldet.',
  'This doctor has no free times left today.': 'Hier gibt es heute keinen freien Termin mehr.',
  '{name} is booked for {day}, {time}, with {doctor}. Reference {reference}.':
    '{name} ist gebucht: {day}, {time}, bei {doctor}. Buchungsnummer {reference}.',
  // The calendar.
  Calendar: 'Kalender',
  'Arrow keys move between appointments and free times. Enter opens one; M moves an appointment.':
    'Mit den Pfeiltasten gehen Sie zwischen Terminen und freien Zeiten. Die Eingabetaste öffnet, M verschiebt einen Termin.',
  'See the week': 'Woche ansehen',
  Away: 'Abwesend',
  'Away: {note}': 'Abwesend: {note}',
  'Closed: {note}': 'Geschlossen: {note}',
  'Book {time}, {doctor}, {day}': '{time} buchen, {doctor}, {day}',
  'Being booked online': 'Wird gerade online gebucht',
  '<time>{from}</time><unseen> to {to}, </unseen> <strong>{patient}</strong>':
    '<time>{from}</time><unseen> bis {to}, </unseen> <strong>{patient}</strong>',
  '<unseen>, </unseen>{state} · {visit}<unseen>, reference {reference}</unseen>':
    '<unseen>, </unseen>{state} · {visit}<unseen>, Buchungsnummer {reference}</unseen>',
  'Choose a doctor to see their week.': 'Wählen Sie eine Ärztin oder einen Arzt, um die Woche zu sehen.',
  'No doctor sees patients on this day.': 'An diesem Tag hat niemand Sprechstunde.',
  'There is no free time there.': 'Dort ist keine freie Zeit.',
  // Which appointments are shown.
  Day: 'Tag',
  Week: 'Woche',
  List: 'Liste',
  'Previous day': 'Vorheriger Tag',
  'Next day': 'Nächster Tag',
  'Previous week': 'Vorherige Woche',
  'Next week': 'Nächste Woche',
  'Search name, phone or reference': 'Name, Telefon oder Buchungsnummer suchen',
  'All days, newest first': 'Alle Tage, neueste zuerst',
  'From today on': 'Ab heute',
  '{day}, today': '{day}, heute',
  'Results from all days.': 'Treffer aller Tage.',
  '{state}, on all days.': '{state}, an allen Tagen.',
  'Results from {day} only.': 'Nur Treffer vom {day}.',
  'This day only': 'Nur dieser Tag',
  'Search all days': 'Alle Tage durchsuchen',
  'No appointment matches this.': 'Kein Termin passt dazu.',
  'No appointments on this day.': 'Keine Termine an diesem Tag.',
  'Print day sheets': 'Tageslisten drucken',
  '{day}. {count} patients. {hospital}, printed {moment}.': {
    one: '{day}. {count} Person. {hospital}, gedruckt {moment}.',
    other: '{day}. {count} Personen. {hospital}, gedruckt {moment}.',
  },
  'Reason and needs': 'Grund und Unterstützung',
  // What is done with a visit.
  '{step}<unseen>: {patient}</unseen>': '{step}<unseen>: {patient}</unseen>',
  'More for {patient}': 'Mehr zu {patient}',
  'Move …': 'Verschieben …',
  'Needs …': 'Unterstützung …',
  'Correct …': 'Berichtigen …',
  '{patient}: {state}.': '{patient}: {state}.',
  '{step}: {patient}, {time}?': '{step}: {patient}, {time}?',
  'The time becomes free again.': 'Die Zeit wird wieder frei.',
  'The time becomes free again. This cannot be undone.':
    'Die Zeit wird wieder frei. Das lässt sich nicht rückgängig machen.',
  'Cancel the appointment': 'Termin absagen',
  'Decline the request': 'Anfrage ablehnen',
  'Mark as an error': 'Als Irrtum markieren',
  'Added to the email to {email}.': 'Steht in der E-Mail an {email}.',
  'Someone else changed this appointment first. You now see the latest version.':
    'Jemand anderes hat diesen Termin zuerst geändert. Sie sehen jetzt den neuesten Stand.',
  'Someone else changed this appointment first. Close this and check it again.':
    'Jemand anderes hat diesen Termin zuerst geändert. Schließen Sie dies und prüfen Sie ihn noch einmal.',
  // Moving it.
  'Move {patient}': 'Termin verschieben: {patient}',
  'From|move': 'Bisher',
  'To|move': 'Neu',
  '{patient} is moved to {date}, {time}.': 'Verschoben: {patient}, jetzt {date}, {time}.',
  'Move anyway': 'Trotzdem verschieben',
  'Move the appointment': 'Termin verschieben',
  'We email the new time to {email}.': 'Wir senden die neue Zeit an {email}.',
  'There is no email address, so we cannot send a message. Please call {phone}.':
    'Ohne E-Mail-Adresse können wir keine Nachricht senden. Bitte rufen Sie {phone} an.',
  'There are no contact details. Please tell the patient yourself.':
    'Es gibt keine Kontaktdaten. Bitte sagen Sie selbst Bescheid.',
  // One visit with all that is known of it.
  '{day}, {from} to {to}': '{day}, {from} bis {to}',
  'Booked by': 'Gebucht von',
  'Contact|proof': 'Kontakt',
  'Confirmed by email': 'Per E-Mail bestätigt',
  'Booked|how': 'Gebucht',
  'Booked on the website': 'Auf der Website gebucht',
  'Booked on the phone': 'Am Telefon gebucht',
  'Booked at reception': 'Am Empfang gebucht',
  'In the calendar': 'Im Kalender',
  'Patient’s page': 'Zur Patientenseite',
  'History of {reference}': 'Verlauf von {reference}',
  'Who looked at this visit': 'Wer diesen Termin angesehen hat',
  'Correct the visit of {patient}': 'Termin berichtigen: {patient}',
  '{patient}: corrected.': '{patient}: berichtigt.',
  'This changes one visit. To correct the patient everywhere, use “Correct …” on the patient’s page.':
    'Das ändert einen Termin. Um die Angaben überall zu berichtigen, nutzen Sie „Berichtigen …“ auf der Patientenseite.',
  'Correct this visit': 'Diesen Termin berichtigen',
  'The visit is sent to the new address with a link of its own, if it is still ahead. Earlier links stop working.':
    'Der Termin wird mit einem eigenen Link an die neue Adresse gesendet, wenn er noch bevorsteht. Frühere Links gelten dann nicht mehr.',
  // What needs rebooking.
  'Nothing to decide': 'Nichts zu entscheiden',
  'When leave, a closure, new hours or a room out of use leave an appointment without its doctor or room, or outside the hours, it is listed here until someone decides what to do.':
    'Wenn ein Termin durch Urlaub, eine Schließung, neue Sprechzeiten oder einen gesperrten Raum ohne Ärztin, Arzt oder Raum ist oder außerhalb der Zeiten liegt, steht er hier, bis jemand entscheidet.',
  'What to do with the selected appointments': 'Was mit den ausgewählten Terminen geschieht',
  'None selected': 'Keine ausgewählt',
  '{count} appointments selected': { one: '{count} Termin ausgewählt', other: '{count} Termine ausgewählt' },
  'Decide about the selected': 'Über die ausgewählten entscheiden',
  'The first {count} are shown; the others follow as these are decided.':
    'Die ersten {count} werden angezeigt; die übrigen folgen, sobald über diese entschieden ist.',
  '{count} appointments could not be changed.': {
    one: '{count} Termin konnte nicht geändert werden.',
    other: '{count} Termine konnten nicht geändert werden.',
  },
  '{count} appointments asked for another time.': {
    one: '{count} Person nach einer anderen Zeit gefragt.',
    other: '{count} Personen nach einer anderen Zeit gefragt.',
  },
  '{count} appointments moved.': { one: '{count} Termin verschoben.', other: '{count} Termine verschoben.' },
  '{count} appointments kept.': { one: '{count} Termin beibehalten.', other: '{count} Termine beibehalten.' },
  '{count} appointments cancelled.': { one: '{count} Termin abgesagt.', other: '{count} Termine abgesagt.' },
  'Appointments that need rebooking': 'Termine, die umgebucht werden müssen',
  Decision: 'Entscheidung',
  Decide: 'Entscheiden',
  'Decide: {appointment}': 'Entscheiden: {appointment}',
  'Asked on {moment}': 'Gefragt am {moment}',
  'Outside the working hours': 'Außerhalb der Sprechzeiten',
  'On leave, or closed': 'Abwesend oder geschlossen',
  'Doctor no longer takes appointments': 'Nimmt keine Termine mehr an',
  'Visit type no longer offered': 'Terminart wird nicht mehr angeboten',
  'What to do with it?': 'Was soll damit geschehen?',
  'What to do with them?': 'Was soll mit ihnen geschehen?',
  'Ask the patient to choose another time': 'Um eine andere Zeit bitten',
  'By email, with the link to their appointment.': 'Per E-Mail, mit dem Link zum Termin.',
  'It stays on this list until they have chosen.':
    'Der Termin bleibt auf dieser Liste, bis eine Zeit gewählt ist.',
  'Move to another doctor at the same time':
    'Zur selben Zeit zu einer anderen Ärztin oder einem anderen Arzt verschieben',
  'The patient gets an email.': 'Die Person erhält eine E-Mail.',
  'If that doctor is not free, the appointment stays on this list.':
    'Ist dort keine Zeit frei, bleibt der Termin auf dieser Liste.',
  'Keep it as it is': 'So lassen, wie es ist',
  'The doctor sees the patient anyway. Nobody gets a message.':
    'Der Termin findet trotzdem statt. Niemand erhält eine Nachricht.',
  'Cancel it': 'Absagen',
  'The patient gets an email with your message.': 'Die Person erhält eine E-Mail mit Ihrer Nachricht.',
  'Cancel|appointment': 'Absagen',
  'Cancel and tell the patient': 'Absagen und Bescheid geben',
  'Not now': 'Jetzt nicht',
  '{count} of {all} patients are invented, so no message is sent to them.': {
    one: '{count} von {all} Personen ist erfunden und erhält daher keine Nachricht.',
    other: '{count} von {all} Personen sind erfunden und erhalten daher keine Nachricht.',
  },
  'There is no email address, so please call as well.':
    'Es gibt keine E-Mail-Adresse. Bitte rufen Sie auch an.',
  '{count} of them have no email address. Please call them as well.': {
    one: '{count} davon hat keine E-Mail-Adresse. Bitte rufen Sie auch an.',
    other: '{count} davon haben keine E-Mail-Adresse. Bitte rufen Sie auch an.',
  },
  // The waiting list.
  '{count} wait': { one: '{count} wartet', other: '{count} warten' },
  'Nobody is waiting. Patients join on the booking page when no time is free early enough, and you can add someone here. A time that becomes free is then held for one of them at a time.':
    'Niemand wartet. Auf die Liste setzen sich Patientinnen und Patienten beim Buchen selbst, wenn kein Termin früh genug frei ist. Hier können auch Sie jemanden eintragen. Wird eine Zeit frei, wird sie jeweils einer Person frei gehalten.',
  'Add someone': 'Jemanden eintragen',
  'Put someone on the waiting list': 'Jemanden auf die Warteliste setzen',
  'Put them on the waiting list': 'Auf die Warteliste setzen',
  'Put on the list': 'Auf die Liste setzen',
  'Choose a doctor or a department': 'Arzt oder Abteilung wählen',
  'Any doctor of': 'Jemand aus der Abteilung',
  'The usual visit': 'Der übliche Termin',
  'We offer the times by email.': 'Wir bieten die Zeiten per E-Mail an.',
  'Without an email address, you are told when a time becomes free, and call them.':
    'Ohne E-Mail-Adresse erfahren Sie, wenn eine Zeit frei wird, und rufen an.',
  '{name} is on the waiting list.': '{name} steht auf der Warteliste.',
  '{name} was already on the list. They keep their place, with these days.':
    '{name} stand schon auf der Liste. Der Platz bleibt, mit diesen Tagen.',
  'Book {date}, {time}': '{date}, {time} buchen',
  'Wait until {date} only': 'Nur bis {date} warten',
  'To be called': 'Anzurufen',
  'A time has become free for them and is held until you have called.':
    'Für sie ist eine Zeit frei geworden. Sie wird frei gehalten, bis Sie angerufen haben.',
  'Book it': 'Buchen',
  'Book it for {name}': 'Für {name} buchen',
  'Next person': 'Nächste Person',
  'Give the time of {name} to the next person': 'Die Zeit von {name} der nächsten Person geben',
  '{name} is booked. Reference {reference}.': '{name} hat den Termin. Buchungsnummer {reference}.',
  'The time goes to the next person. {name} stays on the list.':
    'Die Zeit geht an die nächste Person. {name} bleibt auf der Liste.',
  '{count} people are to be called about a free time.': {
    one: '{count} Person ist wegen einer freien Zeit anzurufen.',
    other: '{count} Personen sind wegen einer freien Zeit anzurufen.',
  },
  'See who': 'Ansehen',
  'Patients who are waiting for an earlier time': 'Wer auf einen früheren Termin wartet',
  'Waiting for': 'Wartet auf',
  Offer: 'Angebot',
  'kept until {time}': 'frei gehalten bis {time}',
  'None yet': 'Noch keines',
  '{count} not taken': { one: '{count} nicht angenommen', other: '{count} nicht angenommen' },
  Since: 'Seit',
  'Remove {name} from the list': '{name} von der Liste entfernen',
  'Remove {name} from the list?': '{name} von der Liste entfernen?',
  '{name} has been removed from the list.': '{name} wurde von der Liste entfernt.',
  'We offer them no more times. A time that we are holding for them goes to the next person.':
    'Wir bieten dann keine Termine mehr an. Eine frei gehaltene Zeit geht an die nächste Person.',
  'Keep them on the list': 'Auf der Liste lassen',
  // Looking in other departments.
  'Look in other departments …': 'In anderen Abteilungen suchen …',
  'Look for {name} in other departments': '{name} in anderen Abteilungen suchen',
  'This shows visits of other departments, which are not yours to change. Your name and the reason are recorded, and the hospital can ask about it.':
    'Das zeigt Termine anderer Abteilungen, die Sie nicht ändern können. Ihr Name und der Grund werden festgehalten, und das Krankenhaus kann danach fragen.',
  'For example, the patient is at our counter and does not know where to go.':
    'Zum Beispiel: Die Person steht an unserem Empfang und weiß nicht, wohin sie muss.',
  Look: 'Suchen',
  'Looking …': 'Suche läuft …',
  'No patient has a visit with this reference.': 'Zu dieser Buchungsnummer gibt es keinen Termin.',
  'No visit in another department.': 'Kein Termin in einer anderen Abteilung.',
  'Offered to the waiting list': 'Der Warteliste angeboten',
  'Someone has just taken this time. Choose another one.':
    'Diese Uhrzeit ist gerade vergeben worden. Wählen Sie eine andere.',
  'The time has passed. Please call the patient.': 'Die Zeit ist vorbei. Bitte rufen Sie an.',
  'No mail server is set up, so no message is sent. Please call {phone}.':
    'Es ist kein Mailserver eingerichtet, deshalb wird keine Nachricht gesendet. Bitte rufen Sie {phone} an.',
  'No mail server is set up, so no message is sent. Please tell the patient yourself.':
    'Es ist kein Mailserver eingerichtet, deshalb wird keine Nachricht gesendet. Bitte geben Sie selbst Bescheid.',
  'No mail server is set up, so no message is sent. Please call:':
    'Es ist kein Mailserver eingerichtet, deshalb wird keine Nachricht gesendet. Bitte rufen Sie an:',
  'No mail server is set up, so patients get no messages. Please call them instead.':
    'Es ist kein Mailserver eingerichtet, deshalb bekommen Patientinnen und Patienten keine Nachrichten. Bitte rufen Sie an.',
  'See the messages that wait': 'Wartende Nachrichten ansehen',
  'No mail server is set up, so the new address gets no message. Earlier links stop working.':
    'Es ist kein Mailserver eingerichtet, deshalb bekommt die neue Adresse keine Nachricht. Frühere Links funktionieren nicht mehr.',
  'We email the patient at {email}.': 'Wir schreiben an {email}.',
  'No mail server is set up, so the reply waits until there is one.':
    'Es ist kein Mailserver eingerichtet, deshalb wartet die Antwort, bis es einen gibt.',
  'No mail server is set up, so no times are offered by email. Those with a phone number are to be called when one becomes free.':
    'Es ist kein Mailserver eingerichtet, deshalb werden keine Zeiten per E-Mail angeboten. Wer eine Telefonnummer hat, ist anzurufen, wenn eine frei wird.',
  '{percent} booked': 'zu {percent} gebucht',
  'Squeezed in': 'Eingeschoben',
  'Squeeze in at a time that is taken': 'Zu einer vergebenen Uhrzeit einschieben',
  'The doctor does not see patients on this day.': 'An diesem Tag ist keine Sprechstunde.',
  'The patient is seen beside those who are booked already, and marked as squeezed in.':
    'Der Termin kommt zu den schon gebuchten hinzu und wird als eingeschoben markiert.',
  '<unseen>, </unseen>{state}, needs rebooking · {visit}<unseen>, reference {reference}</unseen>':
    '<unseen>, </unseen>{state}, muss verlegt werden · {visit}<unseen>, Buchungsnummer {reference}</unseen>',
  '<unseen>, </unseen>{state}, squeezed in · {visit}<unseen>, reference {reference}</unseen>':
    '<unseen>, </unseen>{state}, eingeschoben · {visit}<unseen>, Buchungsnummer {reference}</unseen>',
  'Block a time': 'Zeit sperren',
  'Block the time': 'Zeit sperren',
  'The time is blocked.': 'Die Zeit ist gesperrt.',
  'The time is blocked. {count} appointments need rebooking.': {
    one: 'Die Zeit ist gesperrt. {count} Termin muss neu vergeben werden.',
    other: 'Die Zeit ist gesperrt. {count} Termine müssen neu vergeben werden.',
  },
  'Say why the time is blocked.': 'Sagen Sie, warum die Zeit gesperrt ist.',
  'Any doctor, soonest': 'Nächste freie Zeit, egal bei wem',
  // Rooms and devices.
  'Give it another free room': 'Einen anderen freien Raum geben',
  'If none is free, the appointment stays on this list. Nobody gets a message.':
    'Ist keiner frei, bleibt der Termin auf dieser Liste. Niemand wird benachrichtigt.',
  '{count} appointments have another room.': {
    one: '{count} Termin hat einen anderen Raum.',
    other: '{count} Termine haben einen anderen Raum.',
  },
  Room: 'Raum',
  '<unseen>, </unseen>{words}': '<unseen>, </unseen>{words}',
  'Room …': 'Raum …',
  'Room for {patient}': 'Raum für {patient}',
  '{patient}: {room}.': '{patient}: {room}.',
  'Change the room': 'Raum ändern',
  'Those that are free for all of the visit. Nobody is notified.':
    'Alle, die für den ganzen Termin frei sind. Niemand wird benachrichtigt.',
  'No other room of the kind “{kind}” is free at this time.':
    'Zu dieser Zeit ist kein anderer Raum der Art „{kind}“ frei.',
  'changed the room': 'Raum geändert',
  'changed the room of': 'Raum geändert',
  'None yet|room': 'Noch keiner',
  // Text messages.
  'They also get a text.': 'Außerdem erhält die Person eine SMS.',
  'We send a text to {phone}. It says when, but not what you write to the patient.':
    'Wir senden eine SMS an {phone}. Sie nennt den Zeitpunkt, aber nicht, was Sie der Person schreiben.',
  '{count} of {all} patients get a text. It says when, but not what you write.': {
    one: '{count} von {all} erhält eine SMS. Sie nennt den Zeitpunkt, aber nicht, was Sie schreiben.',
    other: '{count} von {all} erhalten eine SMS. Sie nennt den Zeitpunkt, aber nicht, was Sie schreiben.',
  },
  'No mail server is set up, so only patients who agreed to texts get messages. Please call the others.':
    'Es ist kein Mailserver eingerichtet, daher erhalten nur Personen Nachrichten, die SMS zugestimmt haben. Bitte rufen Sie die anderen an.',
  'No mail server is set up, so no times are offered by email. Those who agreed to texts get one. The others with a phone number are to be called when a time becomes free.':
    'Es ist kein Mailserver eingerichtet, daher werden keine Termine per E-Mail angeboten. Wer SMS zugestimmt hat, erhält eine. Die anderen mit Telefonnummer sind anzurufen, wenn ein Termin frei wird.',
  'Gets texts': 'Erhält SMS',
  'The patient agrees to text messages': 'Die Person stimmt SMS zu',
  'We offer the times by text message.': 'Wir bieten die Termine per SMS an.',
  'Yes, the patient agreed': 'Ja, die Person hat zugestimmt',
  'None, since the number replied STOP': 'Keine, da von dieser Nummer STOP kam',
  'Agreed, but none are sent from here': 'Zugestimmt, aber hier werden keine gesendet',

  // How a visit is offered, and where it takes place.
  'Join the video visit': 'Dem Videotermin beitreten',
  'Asks for a visit': 'Bittet um einen Termin',
  'Wished: {wish}': 'Gewünscht: {wish}',
  'in person': 'persönlich',
  'Book a time …': 'Termin buchen …',
  'Booked.': 'Gebucht.',
} as const;
