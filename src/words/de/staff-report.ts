/** Reports on visits. */
export const staffReport = {
  // Its page.
  Reports: 'Auswertungen',
  '{period}, compared with {before}': '{period}, verglichen mit {before}',
  'This week': 'Diese Woche',
  'Last week': 'Letzte Woche',
  'Last month': 'Letzter Monat',
  'Last twelve months': 'Letzte zwölf Monate',
  'Own dates': 'Eigene Daten',
  'By doctor': 'Nach Ärztin oder Arzt',
  'Filter by visit type': 'Nach Terminart filtern',
  'Choose at most {days} days.': 'Wählen Sie höchstens {days} Tage.',
  'All figures are of visits whose time is between these dates. Nobody is named. Few visits make large shares: look at the counts beside them.':
    'Alle Zahlen betreffen Termine, deren Zeit zwischen diesen Tagen liegt. Niemand wird genannt. Bei wenigen Terminen werden Anteile schnell groß: Sehen Sie auf die Anzahl daneben.',
  // The figures that come first.
  'Of the offered time booked': 'Der angebotenen Zeit belegt',
  'Wait for a visit, median': 'Warten auf einen Termin, Median',
  'Cancelled on the last day': 'Am letzten Tag abgesagt',
  'Nothing to compare with': 'Nichts zum Vergleichen',
  'The same as before': 'Wie zuvor',
  '{count} days': { one: '{count} Tag', other: '{count} Tage' },
  '{count} points more than before': {
    one: '{count} Punkt mehr als zuvor',
    other: '{count} Punkte mehr als zuvor',
  },
  '{count} points less than before': {
    one: '{count} Punkt weniger als zuvor',
    other: '{count} Punkte weniger als zuvor',
  },
  '{count} days more than before': {
    one: '{count} Tag mehr als zuvor',
    other: '{count} Tage mehr als zuvor',
  },
  '{count} days less than before': {
    one: '{count} Tag weniger als zuvor',
    other: '{count} Tage weniger als zuvor',
  },
  // What stands out.
  'Worth a look': 'Einen Blick wert',
  '{name} is the fullest: {share} of the offered time is booked.':
    '{name} ist am vollsten: {share} der angebotenen Zeit sind belegt.',
  '{name} has the most room: {hours} of {offered} offered hours are free.':
    '{name} hat am meisten Platz: {hours} von {offered} angebotenen Stunden sind frei.',
  'The wait is longest for {name}: {median} for half of the patients.':
    'Am längsten wartet man auf {name}: {median} für die Hälfte.',
  '{name} has the most no-shows: {missed} of {due}, {share}.':
    'Bei {name} bleiben die meisten weg: {missed} von {due}, {share}.',
  '{count} visits are over, and nobody has noted what became of them.': {
    one: '{count} Termin ist vorbei, und niemand hat notiert, was daraus wurde.',
    other: '{count} Termine sind vorbei, und niemand hat notiert, was daraus wurde.',
  },
  // Each of them.
  'How this is counted': 'Wie gezählt wird',
  'Before it was {before}.': 'Zuvor waren es {before}.',
  Before: 'Zuvor',
  'The time before': 'Die Zeit davor',
  '{part} of {whole}': '{part} von {whole}',
  Utilisation: 'Auslastung',
  'Booked|time': 'Belegt',
  Free: 'Frei',
  'Booked the time before': 'Zuvor belegt',
  'Of the booked time': 'Der belegten Zeit',
  'Group places': 'Gruppenplätze',
  'Hours by day, week or month': 'Stunden nach Tag, Woche oder Monat',
  '{day}: {booked} of {offered} hours booked': '{day}: {booked} von {offered} Stunden belegt',
  '{booked} of {offered} offered hours are booked, {share}.':
    '{booked} von {offered} angebotenen Stunden sind belegt, {share}.',
  'No doctor offers any hours in this time.': 'In dieser Zeit bietet niemand Stunden an.',
  'Offered are the doctors’ working hours and extra hours, without leave and closures, on the hospital’s clock. Hours of the past are those that their pages show today.':
    'Angeboten sind die Sprechzeiten und zusätzlichen Zeiten, ohne Abwesenheiten und Schließungen, auf der Uhr des Krankenhauses. Für vergangene Tage gelten die Zeiten, die heute auf den Seiten stehen.',
  'Booked is the time from the start to the end of visits that take place, took place or were missed. Buffers are not counted. The time of a group counts once, however many come; its places are counted beside it. Who is squeezed in takes no time of their own. More than 100 % means visits outside the offered hours.':
    'Belegt ist die Zeit vom Beginn bis zum Ende der Termine, die stattfinden, stattfanden oder versäumt wurden. Puffer zählen nicht. Die Zeit einer Gruppe zählt einmal, wie viele auch kommen; ihre Plätze werden daneben gezählt. Wer eingeschoben ist, nimmt keine eigene Zeit. Mehr als 100 % heißt: Termine außerhalb der angebotenen Stunden.',
  'Hours are a doctor’s, whatever the visit: by visit type the table shows what share of all booked time each takes.':
    'Stunden gehören einer Ärztin oder einem Arzt, was auch immer der Termin ist: Nach Terminart zeigt die Tabelle, welchen Anteil der belegten Zeit jede nimmt.',
  'Days to the visit': 'Tage bis zum Termin',
  'Half within': 'Hälfte binnen',
  'Nine of ten within': 'Neun von zehn binnen',
  '{first} or more': '{first} oder mehr',
  '{first} to {last}|numbers': '{first} bis {last}',
  '{median} and {ninetieth}': '{median} und {ninetieth}',
  'Half of the patients waited at most {median} for their visit, nine of ten at most {ninetieth}.':
    'Die Hälfte der Patienten wartete höchstens {median} auf den Termin, neun von zehn höchstens {ninetieth}.',
  'No visit of this time was booked ahead.': 'Kein Termin dieser Zeit wurde im Voraus gebucht.',
  'Counted are calendar days from the booking to the visit as it is now; a visit for the same day has none. A move does not begin it anew. Walk-ins are left out, since nobody booked them.':
    'Gezählt werden Kalendertage von der Buchung bis zum Termin, wie er jetzt ist; ein Termin am selben Tag hat null. Eine Verlegung beginnt nicht von vorn. Wer ohne Termin kam, zählt nicht, da niemand gebucht hat.',
  'Half of the visits were booked so many days before, or fewer: the median. Nine of ten is the 90th percentile.':
    'Die Hälfte der Termine wurde so viele Tage vorher gebucht oder weniger: der Median. Neun von zehn ist das 90. Perzentil.',
  'Visits by days since they were booked, in percent': 'Termine nach Tagen seit der Buchung, in Prozent',
  '{days}: {count} visits, before {before}': '{days}: {count} Termine, zuvor {before}',
  'No-shows': 'Versäumte Termine',
  'Missed of due': 'Versäumt von fällig',
  'Not noted': 'Nicht notiert',
  '{missed} of {due} visits were missed, {share}.': '{missed} von {due} Terminen wurden versäumt, {share}.',
  'No visit of this time is done or was missed yet.':
    'Noch kein Termin dieser Zeit ist erledigt oder wurde versäumt.',
  'Of the visits that are done or were missed, those that were missed. What is over and not noted yet is in neither, and has a column of its own.':
    'Von den Terminen, die erledigt sind oder versäumt wurden, die versäumten. Was vorbei und noch nicht notiert ist, gehört zu keinem von beiden und hat eine eigene Spalte.',
  'No-shows by day, week or month, in percent of visits due':
    'Versäumte Termine nach Tag, Woche oder Monat, in Prozent der fälligen',
  '{day}: {missed} of {due} visits missed': '{day}: {missed} von {due} Terminen versäumt',
  Cancellations: 'Absagen',
  'By the patient': 'Von Patienten',
  'By the hospital': 'Vom Krankenhaus',
  'On the last day': 'Am letzten Tag',
  'After the start': 'Nach Beginn',
  'Less than a day before': 'Weniger als einen Tag vorher',
  '1 to 3 days before': '1 bis 3 Tage vorher',
  '3 to 7 days before': '3 bis 7 Tage vorher',
  '7 days before or earlier': '7 Tage vorher oder früher',
  'Too late': 'Zu spät',
  '1 to 3 days': '1 bis 3 Tage',
  '3 to 7 days': '3 bis 7 Tage',
  'Earlier|cancelled': 'Früher',
  '{cancelled} visits were cancelled, {share}: {patients} by patients, {hospital} by the hospital, and {late} less than a day before or later.':
    '{cancelled} Termine wurden abgesagt, {share}: {patients} von Patienten, {hospital} vom Krankenhaus, {late} weniger als einen Tag vorher oder später.',
  '{when}: {patients} by patients, {hospital} by the hospital':
    '{when}: {patients} von Patienten, {hospital} vom Krankenhaus',
  'Cancellations by the time before the visit': 'Absagen nach der Zeit vor dem Termin',
  'Of the visits whose time is between these dates, whenever they were cancelled: the share of all visits and cancellations together. By the hospital is what staff cancelled, for a patient who called as well. Visits that were moved are not cancelled. Requests that were declined, bookings that were never confirmed and mistakes are left out.':
    'Von den Terminen, deren Zeit zwischen diesen Tagen liegt, wann immer sie abgesagt wurden: der Anteil an allen Terminen und Absagen zusammen. Vom Krankenhaus ist, was Mitarbeitende absagten, auch für jemanden, der anrief. Verlegte Termine sind nicht abgesagt. Abgelehnte Anfragen, nie bestätigte Buchungen und Irrtümer zählen nicht.',
  'How visits are booked': 'Wie Termine gebucht werden',
  Website: 'Website',
  '{online} of {visits} visits were booked on the website, {share}.':
    '{online} von {visits} Terminen wurden auf der Website gebucht, {share}.',
  'No visit was booked for this time.': 'Für diese Zeit wurde kein Termin gebucht.',
  'By how a visit was first booked. On the phone is what staff booked for a patient, and at reception a walk-in who came without a booking. From the waiting list is a time that was offered to someone who waited, by mail or on the phone.':
    'Danach, wie ein Termin zuerst gebucht wurde. Am Telefon ist, was Mitarbeitende buchten, und am Empfang, wer ohne Termin kam. Von der Warteliste ist eine Zeit, die jemandem angeboten wurde, der wartete, per E-Mail oder am Telefon.',
  'How visits were booked, in percent': 'Wie Termine gebucht wurden, in Prozent',
  '{source}: {count} visits, before {before}': '{source}: {count} Termine, zuvor {before}',
  // Columns of the files.
  '{who}: {when}': '{who}: {when}',
  'Booked, hours': 'Belegt, Stunden',
  'Offered, hours': 'Angeboten, Stunden',
  'Booked, %': 'Belegt, %',
  'Group places taken': 'Gruppenplätze belegt',
  'Group places offered': 'Gruppenplätze angeboten',
  'Visits booked ahead': 'Im Voraus gebuchte Termine',
  'Days to the visit, half within': 'Tage bis zum Termin, Hälfte binnen',
  'Days to the visit, nine of ten within': 'Tage bis zum Termin, neun von zehn binnen',
  'Visits due': 'Fällige Termine',
  'No-shows, %': 'Versäumt, %',
  'Visits and cancellations': 'Termine und Absagen',
  'Cancelled, %': 'Abgesagt, %',
  // Where a visit came from.
  'From the waiting list': 'Von der Warteliste',
  'Booked from the waiting list': 'Von der Warteliste gebucht',
  '{moment} (from the waiting list)': '{moment} (von der Warteliste)',
} as const;
