/** The pages of departments, doctors, services, packages, conditions, guides, news, pictures, prices and contact. */
export const pages = {
  // A series of visits, at the patient’s link.
  Series: 'Serie',
  'Your other visits': 'Ihre weiteren Termine',
  'Visit {place} of {count}': 'Termin {place} von {count}',
  // What several of these pages share.
  'Emergency advice': 'Hinweis für den Notfall',
  'Is it an emergency?': 'Ist es ein Notfall?',
  'If a life is in danger, call {number}.': 'Wenn ein Leben in Gefahr ist, rufen Sie {number} an.',
  'Do not book and do not wait. We are here day and night, every day.':
    'Buchen Sie keinen Termin und warten Sie nicht ab. Wir sind Tag und Nacht für Sie da, an jedem Tag.',
  'Do not book and do not wait. We are here day and night, every day: {place}.':
    'Buchen Sie keinen Termin und warten Sie nicht ab. Wir sind Tag und Nacht für Sie da, an jedem Tag: {place}.',
  '{department} department': 'Abteilung {department}',
  'Questions people ask': 'Häufige Fragen',
  'Search|verb': 'Suchen',
  '{title}, page {page}': '{title}, Seite {page}',
  'Picture {place} of {count}': 'Bild {place} von {count}',
  'Valid until {day}.': 'Gültig bis {day}.',
  'Valid until {day}. We are updating our prices. Please ask us for the current one.':
    'Gültig bis {day}. Wir überarbeiten unsere Preise. Bitte fragen Sie uns nach dem aktuellen Preis.',
  '{count} checks': { one: '{count} Untersuchung', other: '{count} Untersuchungen' },
  Consultation: 'Sprechstunde',
  'Health package': 'Vorsorgepaket',
  // Departments.
  'All {count} doctors': {
    one: 'Alle {count} Ärztinnen und Ärzte',
    other: 'Alle {count} Ärztinnen und Ärzte',
  },
  'Head of department': 'Leitung der Abteilung',
  'Department|label': 'Abteilung',
  Show: 'Anzeigen',
  'Come now, or call': 'Kommen Sie sofort oder rufen Sie an',
  'Contact us': 'Kontakt',
  'Ask a question': 'Frage stellen',
  Reception: 'Empfang',
  'At other times, if it cannot wait: {phone}, day and night. <link>Where to come</link>':
    'Zu anderen Zeiten, wenn es nicht warten kann: {phone}, Tag und Nacht. <link>Wohin Sie kommen</link>',
  '{count} doctors': { one: '{count} Ärztin oder Arzt', other: '{count} Ärztinnen und Ärzte' },
  '{count} services': { one: '{count} Leistung', other: '{count} Leistungen' },
  'We are still writing this page. Please call us and we will be glad to tell you what {department} does.':
    'Diese Seite ist noch in Arbeit. Rufen Sie uns gern an: Wir sagen Ihnen, was die Abteilung {department} für Sie tun kann.',
  'Doctors in {department}': 'Ärztinnen und Ärzte der Abteilung {department}',
  'What we do here': 'Was wir hier für Sie tun',
  'When to come, and what helps': 'Wann Sie kommen sollten und was hilft',
  'Conditions and symptoms that we treat here.': 'Krankheiten und Beschwerden, die wir hier behandeln.',
  'Related departments': 'Verwandte Abteilungen',
  'What each department treats, where it is, and who works there.':
    'Was jede Abteilung behandelt, wo Sie sie finden und wer dort arbeitet.',
  'Department or symptom': 'Abteilung oder Beschwerde',
  '“heart” or “children”': '„Herz“ oder „Kinder“',
  'The search for “{words}” did not work': 'Die Suche nach „{words}“ hat nicht funktioniert',
  'No departments for “{words}”': 'Keine Abteilungen zu „{words}“',
  '{count} departments for “{words}”': {
    one: '{count} Abteilung zu „{words}“',
    other: '{count} Abteilungen zu „{words}“',
  },
  'All departments, A to Z': 'Alle Abteilungen von A bis Z',
  'Show all departments': 'Alle Abteilungen anzeigen',
  'The list cannot be shown right now.': 'Die Liste kann gerade nicht angezeigt werden.',
  'No departments match your search.': 'Keine Abteilung passt zu Ihrer Suche.',
  'No departments yet.': 'Noch keine Abteilungen.',
  'Call us and tell us what the problem is. We will find the right department for you.':
    'Rufen Sie uns an und schildern Sie uns, worum es geht. Wir finden die richtige Abteilung für Sie.',
  'Go to the first page': 'Zur ersten Seite',
  'Search our doctors': 'Unter unseren Ärztinnen und Ärzten suchen',
  // Doctors.
  Filters: 'Filter',
  'Filters ({count} in use)': 'Filter ({count} aktiv)',
  'Narrow your search': 'Suche eingrenzen',
  Speciality: 'Fachgebiet',
  'Any speciality': 'Alle Fachgebiete',
  'Language spoken': 'Gesprochene Sprache',
  'Any language': 'Alle Sprachen',
  'Free this week': 'Diese Woche frei',
  'Until {date}': 'Bis {date}',
  'Free on': 'Frei am',
  Apply: 'Anwenden',
  'See free times and book': 'Freie Termine ansehen und buchen',
  Speaks: 'Spricht',
  'Practising since': 'Ärztlich tätig seit',
  'Registration number': 'Registernummer',
  'Departments and specialities': 'Abteilungen und Fachgebiete',
  'From {date}': 'Ab {date}',
  'No clinic at the moment.': 'Derzeit keine Sprechstunde.',
  '{from} to {to}': '{from} bis {to}',
  '(every second week, by video or phone)': '(jede zweite Woche, per Video oder Telefon)',
  '(every second week)': '(jede zweite Woche)',
  '(by video or phone)': '(per Video oder Telefon)',
  'Our doctors will appear here soon.': 'Hier finden Sie bald unsere Ärztinnen und Ärzte.',
  'Until then, call or write to us and we will find the right doctor for you.':
    'Rufen Sie uns bis dahin an oder schreiben Sie uns: Wir finden die richtige Ärztin oder den richtigen Arzt für Sie.',
  'Our doctors cannot be shown right now.':
    'Unsere Ärztinnen und Ärzte können gerade nicht angezeigt werden.',
  'Please reload the page in a minute, or call us and we will find the right doctor for you.':
    'Bitte laden Sie die Seite in einer Minute neu oder rufen Sie uns an: Wir finden die richtige Ärztin oder den richtigen Arzt für Sie.',
  'No doctors match that.': 'Dazu passt niemand.',
  'No doctors match all of that.': 'Zu all dem passt niemand.',
  'Try without {filters}, or see which of our doctors is free first.':
    'Versuchen Sie es ohne {filters}, oder sehen Sie nach, wer von uns als Erstes frei ist.',
  'Try other words, see which of our doctors is free first, or call and tell us what you need.':
    'Versuchen Sie es mit anderen Wörtern, sehen Sie nach, wer von uns als Erstes frei ist, oder rufen Sie uns an und sagen Sie uns, was Sie brauchen.',
  'See the soonest times': 'Früheste Termine ansehen',
  'The only doctor who matches is not free this week.':
    'Die einzige passende Person ist diese Woche nicht frei.',
  'No doctor who matches is free this week.':
    'Von den passenden Ärztinnen und Ärzten ist diese Woche niemand frei.',
  'The soonest time is with {doctor}: {time}.': 'Den frühesten Termin gibt es bei {doctor}: {time}.',
  'Nor in the next 30 days. Call us: we look for a way together.':
    'Auch in den nächsten 30 Tagen nicht. Rufen Sie uns an: Wir suchen gemeinsam nach einer Lösung.',
  'See free times with {doctor}': 'Freie Termine bei {doctor} ansehen',
  'Anyone in the department': 'Beliebige Person der Abteilung',
  'All {count}, soonest first': 'Alle {count}, früheste zuerst',
  'Everyone free this week': 'Alle, die diese Woche frei sind',
  'No doctors': 'Keine Ärztinnen und Ärzte',
  '{count}<muted>, page {page}</muted>': '{count}<muted>, Seite {page}</muted>',
  'Best match': 'Beste Treffer',
  'By name': 'Nach Name',
  'Soonest first': 'Früheste zuerst',
  'Sort by': 'Sortieren nach',
  'Your filters': 'Ihre Filter',
  '<hidden>Remove </hidden>{filter}': '{filter}<hidden> entfernen</hidden>',
  'Clear all': 'Alle entfernen',
  'How to see this doctor': 'So erhalten Sie einen Termin',
  'Next free times': 'Nächste freie Termine',
  'How to book': 'So buchen Sie',
  'There are no free times in the next 30 days.': 'In den nächsten 30 Tagen gibt es keine freien Termine.',
  'Or call us on {phone}: reception may know of other times.':
    'Oder rufen Sie uns unter {phone} an: Der Empfang kennt vielleicht weitere Termine.',
  'See also <link>who else can help</link>.': 'Sehen Sie auch, <link>wer Ihnen sonst helfen kann</link>.',
  'Online at {address}, or by phone.': 'Online unter {address} oder telefonisch.',
  'Online at {address}.': 'Online unter {address}.',
  '{doctor} cannot be booked online. Call us and we will tell you how to get an appointment, or who can see you sooner.':
    'Termine bei {doctor} sind nicht online buchbar. Rufen Sie uns an: Wir sagen Ihnen, wie Sie einen Termin bekommen oder bei wem es schneller geht.',
  'See colleagues': 'Kolleginnen und Kollegen ansehen',
  'Clinic hours': 'Sprechzeiten',
  'What patients say': 'Was Patientinnen und Patienten sagen',
  Education: 'Ausbildung',
  '{name}, {role}': '{name}, {role}',
  'Also in {department}': 'Auch in der Abteilung {department}',
  'About {name}': 'Über {name}',
  'Search by name, speciality or in your own words, and see who is free.':
    'Suchen Sie nach Name, Fachgebiet oder in Ihren eigenen Worten, und sehen Sie, wer frei ist.',
  'Name, speciality or symptom': 'Name, Fachgebiet oder Beschwerde',
  '“knee” or a name': '„Knie“ oder ein Name',
  'We have no doctors under the department “{words}”, so it was left out of your search.':
    'Zur Abteilung „{words}“ haben wir keine Ärztinnen und Ärzte. Sie wurde bei der Suche nicht berücksichtigt.',
  'We have no doctors under the speciality “{words}”, so it was left out of your search.':
    'Zum Fachgebiet „{words}“ haben wir keine Ärztinnen und Ärzte. Es wurde bei der Suche nicht berücksichtigt.',
  'Part of this search did not work. Please try again in a minute, or call us.':
    'Ein Teil dieser Suche hat nicht funktioniert. Bitte versuchen Sie es in einer Minute noch einmal oder rufen Sie uns an.',
  '“{words}”': '„{words}“',
  'Free this week, until {date}': 'Diese Woche frei, bis {date}',
  'Free on {date}': 'Frei am {date}',
  '{count} more<hidden> on {day}</hidden>': '{count} weitere<hidden> am {day}</hidden>',
  '<hidden>{day}, </hidden>{time}': '<hidden>{day}, </hidden>{time}',
  // Pictures of the site itself.
  'The glazed entrance of a modern hospital.': 'Der verglaste Eingang eines modernen Krankenhauses.',
  'A bright hospital lobby with a long wooden reception desk and a seating area.':
    'Eine helle Eingangshalle mit langem Empfangstresen aus Holz und Sitzbereich.',
  'A consultation room with a doctor at a desk, two visitor chairs and an examination couch.':
    'Ein Sprechzimmer mit einer Person in ärztlicher Kleidung am Schreibtisch, zwei Stühlen und einer Untersuchungsliege.',
  'A hospital courtyard garden with a curved path, a pond, benches and trees.':
    'Ein Garten im Innenhof mit geschwungenem Weg, Teich, Bänken und Bäumen.',
  'A sunlit hospital corridor with two staff members walking past patient rooms.':
    'Ein sonniger Flur, auf dem zwei Mitarbeitende an Patientenzimmern vorbeigehen.',
  'A coral siren lamp with light rays.': 'Eine korallenrote Warnleuchte mit Lichtstrahlen.',
  'A medical laboratory bench with a microscope, flasks and racks of sample tubes.':
    'Ein Labortisch mit Mikroskop, Kolben und Ständern mit Probenröhrchen.',
  // Services.
  'Best match first': 'Beste Treffer zuerst',
  'No services': 'Keine Leistungen',
  '{services} of {department}': '{services} der Abteilung {department}',
  '{found} for “{words}”': '{found} zu „{words}“',
  'Show all services': 'Alle Leistungen anzeigen',
  'A to Z': 'A bis Z',
  'By department': 'Nach Abteilung',
  Letters: 'Buchstaben',
  'Departments in this list': 'Abteilungen in dieser Liste',
  'No services match your search.': 'Keine Leistung passt zu Ihrer Suche.',
  'No services are listed here yet.': 'Hier sind noch keine Leistungen aufgeführt.',
  'Call and tell us what you need. We will say whether we offer it, and where.':
    'Rufen Sie an und sagen Sie uns, was Sie brauchen. Wir sagen Ihnen, ob und wo wir es anbieten.',
  'Search all departments': 'In allen Abteilungen suchen',
  'Book or ask': 'Buchen oder fragen',
  'Ask us about it': 'Fragen Sie uns',
  'Ask about this': 'Dazu anfragen',
  '<strong>Who it is for: </strong>{people}': '<strong>Für wen: </strong>{people}',
  'We are still writing this page. Please call us and we will be glad to explain what happens.':
    'Diese Seite ist noch in Arbeit. Rufen Sie uns gern an: Wir erklären Ihnen den Ablauf.',
  'Who looks after you': 'Wer sich um Sie kümmert',
  'The doctors in {department}.': 'Die Ärztinnen und Ärzte der Abteilung {department}.',
  'Takes about': 'Dauer etwa',
  'Price from': 'Preis ab',
  'All services of {department}': 'Alle Leistungen der Abteilung {department}',
  'Tests, treatments and clinics from A to Z: what happens, how to prepare and what it costs.':
    'Untersuchungen, Behandlungen und Sprechstunden von A bis Z: was geschieht, wie Sie sich vorbereiten und was es kostet.',
  'Service or symptom': 'Leistung oder Beschwerde',
  '“scan” or “allergy”': '„Ultraschall“ oder „Allergie“',
  'We have no department “{words}”, so here are the services of all departments.':
    'Eine Abteilung „{words}“ gibt es bei uns nicht. Hier sind die Leistungen aller Abteilungen.',
  // Packages.
  '<hidden>For </hidden>{people}': '<hidden>Für: </hidden>{people}',
  'Side by side': 'Im Vergleich',
  'Close the comparison': 'Vergleich schließen',
  '{package} is chosen. Tick one or two more below, then press “Compare”.':
    '{package} ist ausgewählt. Wählen Sie unten noch ein oder zwei weitere aus und drücken Sie dann „Vergleichen“.',
  'For|people': 'Für',
  'Full details': 'Alle Einzelheiten',
  'See more<hidden> of {package}</hidden>': 'Mehr<hidden> zu {package}</hidden>',
  'Remove<hidden> {package} from the comparison</hidden>':
    'Entfernen<hidden>: {package} aus dem Vergleich</hidden>',
  Included: 'Enthalten',
  'Not included': 'Nicht enthalten',
  'and {count} more groups': { one: 'und {count} weitere Gruppe', other: 'und {count} weitere Gruppen' },
  '{count} of at most {most} chosen.': {
    one: '{count} von höchstens {most} ausgewählt.',
    other: '{count} von höchstens {most} ausgewählt.',
  },
  'You can compare at most {most}. Untick one first.':
    'Sie können höchstens {most} vergleichen. Entfernen Sie zuerst ein Häkchen.',
  All: 'Alle',
  Suggested: 'Empfohlen',
  'Lowest price first': 'Niedrigster Preis zuerst',
  'Highest price first': 'Höchster Preis zuerst',
  'Packages, to open or to compare': 'Pakete zum Öffnen oder Vergleichen',
  'Compare<hidden> {package}</hidden>': 'Vergleichen<hidden>: {package}</hidden>',
  'Chosen: {packages}': 'Ausgewählt: {packages}',
  'Tick up to three packages to see them side by side.':
    'Wählen Sie bis zu drei Pakete aus, um sie zu vergleichen.',
  Compare: 'Vergleichen',
  'No packages match that.': 'Dazu passt kein Paket.',
  'No packages are listed here yet.': 'Hier sind noch keine Pakete aufgeführt.',
  'Browse all packages, or call and tell us what you would like to have checked.':
    'Sehen Sie sich alle Pakete an, oder rufen Sie an und sagen Sie uns, was Sie untersuchen lassen möchten.',
  'Call and tell us what you would like to have checked. Single tests are listed under our services.':
    'Rufen Sie an und sagen Sie uns, was Sie untersuchen lassen möchten. Einzelne Untersuchungen finden Sie unter unseren Leistungen.',
  'Show all packages': 'Alle Pakete anzeigen',
  'See our services': 'Unsere Leistungen ansehen',
  '<hidden>instead of </hidden>{price}': '<hidden>statt </hidden>{price}',
  'You save {amount}': 'Sie sparen {amount}',
  'Compare with others': 'Mit anderen vergleichen',
  'Book at {address}, or call us.': 'Buchen Sie unter {address} oder rufen Sie uns an.',
  'Book at {address}.': 'Buchen Sie unter {address}.',
  'Read more at {address}, or call us.': 'Mehr unter {address}, oder rufen Sie uns an.',
  'Read more at {address}.': 'Mehr unter {address}.',
  'Included|contents': 'Enthalten',
  'Please ask us what is included. We will explain every check and why it is done.':
    'Bitte fragen Sie uns, was enthalten ist. Wir erklären Ihnen jede Untersuchung und wozu sie dient.',
  'What is included': 'Was enthalten ist',
  'Other packages': 'Weitere Pakete',
  'Health checks grouped together at one price, with time to discuss the results.':
    'Vorsorgeuntersuchungen gebündelt zu einem Preis, mit Zeit für die Besprechung der Ergebnisse.',
  'Package or check': 'Paket oder Untersuchung',
  '“heart” or “iron”': '„Herz“ oder „Eisen“',
  'At most {most} packages fit side by side. These are the first {most} of those you ticked.':
    'Höchstens {most} Pakete passen nebeneinander. Hier sind die ersten {most}, die Sie ausgewählt haben.',
  'We have no department “{words}”, so here are the packages of all departments.':
    'Eine Abteilung „{words}“ gibt es bei uns nicht. Hier sind die Pakete aller Abteilungen.',
  'Packages for everyone may suit you as well: <link>see them</link>.':
    'Auch Pakete für alle können zu Ihnen passen: <link>ansehen</link>.',
  'No packages': 'Keine Pakete',
  '{count} packages': { one: '{count} Paket', other: '{count} Pakete' },
  '{found} in {department}': '{found} in der Abteilung {department}',
  '{found} with “{words}”': '{found} mit „{words}“',
  '{packages} for everyone': '{packages} für alle',
  '{packages} for women': '{packages} für Frauen',
  '{packages} for men': '{packages} für Männer',
  '{packages} for children': '{packages} für Kinder',
  '{packages} for older people': '{packages} für ältere Menschen',
  // Conditions.
  'Call {number} now if': 'Sofort {number} anrufen, wenn',
  'Get help now if': 'Sofort Hilfe holen, wenn',
  'Be seen today if': 'Noch heute untersuchen lassen, wenn',
  'Look after it at home if': 'Zu Hause selbst behandeln, wenn',
  'What helps': 'Was hilft',
  'No time free soon enough, or at night? Come to <link>the {department} department</link>, day and night.':
    'Kein Termin früh genug, oder ist es Nacht? Kommen Sie in <link>die Abteilung {department}</link>, Tag und Nacht.',
  '<strong>Also called:</strong> {names}': '<strong>Auch genannt:</strong> {names}',
  'What it is': 'Was es ist',
  'Who treats it here': 'Wer es bei uns behandelt',
  'The doctors in <link>{department}</link>, with their next free times.':
    'Die Ärztinnen und Ärzte der Abteilung <link>{department}</link> mit ihren nächsten freien Terminen.',
  'Also treated in {department}': 'Auch in der Abteilung {department} behandelt',
  'Written by {author}.': 'Verfasst von {author}.',
  'Last reviewed on {date}, next review by {due}.': 'Zuletzt geprüft am {date}, nächste Prüfung bis {due}.',
  'Last reviewed on {date}.': 'Zuletzt geprüft am {date}.',
  'This page cannot replace a doctor who sees you.':
    'Diese Seite kann keine ärztliche Untersuchung ersetzen.',
  'If you are worried that a life is in danger, call {number}.':
    'Wenn Sie befürchten, dass ein Leben in Gefahr ist, rufen Sie {number} an.',
  'Conditions and symptoms A to Z': 'Krankheiten und Beschwerden von A bis Z',
  'When to call, when to be seen, what helps at home, and who treats it here.':
    'Wann Sie anrufen, wann Sie sich untersuchen lassen, was zu Hause hilft und wer es bei uns behandelt.',
  'Condition or symptom': 'Krankheit oder Beschwerde',
  '“fever” or “back pain”': '„Fieber“ oder „Rückenschmerzen“',
  'Is a life in danger? Do not read on: call now.':
    'Ist ein Leben in Gefahr? Lesen Sie nicht weiter: Rufen Sie sofort an.',
  'All conditions': 'Alle Krankheiten',
  'No conditions for “{words}”': 'Keine Krankheiten zu „{words}“',
  '{count} conditions for “{words}”': {
    one: '{count} Krankheit zu „{words}“',
    other: '{count} Krankheiten zu „{words}“',
  },
  'Show all conditions': 'Alle Krankheiten anzeigen',
  'No conditions match your search.': 'Keine Krankheit passt zu Ihrer Suche.',
  'No conditions are listed here yet.': 'Hier sind noch keine Krankheiten aufgeführt.',
  'Call and tell us how you feel. We will say who can see you, and how soon.':
    'Rufen Sie an und sagen Sie uns, wie es Ihnen geht. Wir sagen Ihnen, wer Sie untersuchen kann und wie bald.',
  // Contact.
  Subject: 'Betreff',
  'Your message': 'Ihre Nachricht',
  'How can we reply? Enter an email address, a phone number, or both.':
    'Wie erreichen wir Sie? Geben Sie eine E-Mail-Adresse, eine Telefonnummer oder beides an.',
  'Please leave out test results and anything else that only your doctor should read. Tell them in person.':
    'Bitte schreiben Sie keine Befunde und nichts, was nur Ihre Ärztin oder Ihr Arzt lesen sollte. Besprechen Sie das persönlich.',
  'Send your message': 'Nachricht senden',
  'We use what you write to answer you, and delete it after twelve months. <link>How we handle personal data</link>':
    'Wir verwenden Ihre Angaben, um Ihnen zu antworten, und löschen sie nach zwölf Monaten. <link>Wie wir mit personenbezogenen Daten umgehen</link>',
  'Your message has not been sent yet': 'Ihre Nachricht ist noch nicht gesendet',
  'That was quicker than usual, so we have not sent it yet. Everything you entered is still here. Please send it again.':
    'Das ging schneller als üblich, deshalb haben wir die Nachricht noch nicht gesendet. Alle Ihre Eingaben sind noch da. Bitte senden Sie sie noch einmal.',
  '{problem} Everything you entered is still here. Please send it again.':
    '{problem} Alle Ihre Eingaben sind noch da. Bitte senden Sie die Nachricht noch einmal.',
  'We have your message': 'Wir haben Ihre Nachricht',
  'Your message has arrived.': 'Ihre Nachricht ist angekommen.',
  Received: 'Eingegangen',
  'About|topic': 'Betrifft',
  'Thank you for writing. A member of our staff will read it and reply as soon as possible.':
    'Danke für Ihre Nachricht. Jemand aus unserem Team liest sie und antwortet so bald wie möglich.',
  'Your reference': 'Ihre Vorgangsnummer',
  'What happens next': 'Wie es weitergeht',
  'A confirmation is on its way to your email address. If it does not arrive, check your junk or spam folder.':
    'Eine Bestätigung ist unterwegs an Ihre E-Mail-Adresse. Wenn sie nicht ankommt, sehen Sie bitte im Spam-Ordner nach.',
  'If you have something to add, or it becomes urgent, call us and give the reference: {phone}.':
    'Wenn Sie etwas ergänzen möchten oder es dringend wird, rufen Sie uns an und nennen Sie die Vorgangsnummer: {phone}.',
  'If you have something to add, or it becomes urgent, call us and give the reference.':
    'Wenn Sie etwas ergänzen möchten oder es dringend wird, rufen Sie uns an und nennen Sie die Vorgangsnummer.',
  'We cannot show our phone numbers at the moment. Please write to us below.':
    'Unsere Telefonnummern können gerade nicht angezeigt werden. Bitte schreiben Sie uns unten.',
  'By email': 'Per E-Mail',
  'A phone number, if we may call back': 'Eine Telefonnummer, wenn wir zurückrufen dürfen',
  'What you would like to know, in your own words': 'Was Sie wissen möchten, in Ihren eigenen Worten',
  'The days and times that suit you, if it is about a visit':
    'Tage und Uhrzeiten, die Ihnen passen, wenn es um einen Termin geht',
  'About: {topic}': 'Betrifft: {topic}',
  'Something else': 'Etwas anderes',
  'To help us answer quickly': 'Damit wir schnell antworten können',
  'To see a doctor you do not need to write: <link>book an appointment</link> yourself.':
    'Für einen Termin müssen Sie nicht schreiben: <link>Buchen Sie ihn</link> selbst.',
  'Or use your own email app:': 'Oder nutzen Sie Ihr eigenes E-Mail-Programm:',
  'Call us, write to us or come by. We are glad to help.':
    'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Wir helfen Ihnen gern.',
  'Where to go inside': 'Wege im Haus',
  'The map opens at our entrance and gives directions from where you are.':
    'Die Karte zeigt unseren Eingang und den Weg von Ihrem Standort.',
  'If you cannot use stairs, or need help to reach a clinic, please tell us before you come.':
    'Wenn Sie keine Treppen steigen können oder Hilfe auf dem Weg brauchen, sagen Sie uns bitte vorher Bescheid.',
  'Parking, visiting, what to bring and how to pay are in our <link>guides for patients and visitors</link>.':
    'Parken, Besuche, was Sie mitbringen und wie Sie bezahlen: All das finden Sie unter <link>Patienten und Besucher</link>.',
  '<hidden>Call {department}: </hidden>{phone}': '<hidden>{department} anrufen: </hidden>{phone}',
  // News.
  'Written by': 'Verfasst von',
  Published: 'Veröffentlicht',
  'You may also want to read': 'Das könnte Sie auch interessieren',
  Share: 'Teilen',
  'Copy the address': 'Adresse kopieren',
  'Link to this article': 'Link zu diesem Artikel',
  'Send by email': 'Per E-Mail senden',
  'Address copied.': 'Adresse kopiert.',
  'Your browser did not allow it. The address is {address}':
    'Ihr Browser hat das nicht erlaubt. Die Adresse lautet {address}',
  Tags: 'Schlagwörter',
  'Last updated on {date}': 'Zuletzt aktualisiert am {date}',
  '{count} more tags': { one: '{count} weiteres Schlagwort', other: '{count} weitere Schlagwörter' },
  '{count} articles': { one: '{count} Artikel', other: '{count} Artikel' },
  'News: {tag}': 'Aktuelles: {tag}',
  'What is new at our hospital, and advice from our doctors in plain words.':
    'Was es bei uns Neues gibt, und Rat unserer Ärztinnen und Ärzte in einfachen Worten.',
  'Search our news': 'In Aktuelles suchen',
  '“fever” or “garden”': '„Fieber“ oder „Garten“',
  'Show all news': 'Alle Meldungen anzeigen',
  'Follow by RSS': 'Per RSS abonnieren',
  'All articles': 'Alle Artikel',
  'Newest first': 'Neueste zuerst',
  'No articles': 'Keine Artikel',
  '{articles} tagged “{tag}”': '{articles} mit Schlagwort „{tag}“',
  '{found} page {page}': '{found}, Seite {page}',
  'The news cannot be shown right now.': 'Die Meldungen können gerade nicht angezeigt werden.',
  'No articles match this.': 'Dazu passt kein Artikel.',
  'No news yet.': 'Noch keine Meldungen.',
  'Please reload the page in a minute.': 'Bitte laden Sie die Seite in einer Minute neu.',
  'The page you asked for is past the last one.': 'Die gewünschte Seite liegt hinter der letzten.',
  'You can ask our departments directly: they know what is new.':
    'Fragen Sie gern direkt in unseren Abteilungen nach: Dort weiß man, was es Neues gibt.',
  'Search all news': 'Alle Meldungen durchsuchen',
  // Guides for patients and visitors.
  'Is anything unclear?': 'Ist etwas unklar?',
  'Open|adjective': 'Geöffnet',
  'On this page': 'Auf dieser Seite',
  'Last updated on {date}.': 'Zuletzt aktualisiert am {date}.',
  'All guides': 'Alle Themen',
  'Visiting, parking, what to bring, how to pay, and your rights while you are here.':
    'Besuche, Parken, was Sie mitbringen, wie Sie bezahlen und welche Rechte Sie bei uns haben.',
  'What you would like to know': 'Was Sie wissen möchten',
  '“parking” or “insurance”': '„Parken“ oder „Versicherung“',
  'Show all guides': 'Alle Themen anzeigen',
  Topics: 'Themenbereiche',
  'No guides match your search.': 'Kein Thema passt zu Ihrer Suche.',
  'No guides are listed here yet.': 'Hier sind noch keine Themen aufgeführt.',
  'Call and ask. We will gladly tell you, or find the person who knows.':
    'Rufen Sie an und fragen Sie uns. Wir geben gern Auskunft oder finden jemanden, der es weiß.',
  'No guides for “{words}”': 'Keine Themen zu „{words}“',
  '{count} guides for “{words}”': { one: '{count} Thema zu „{words}“', other: '{count} Themen zu „{words}“' },
  // Prices.
  Other: 'Weitere',
  'Please ask': 'Auf Anfrage',
  '<muted>from </muted>{price}': '<muted>ab </muted>{price}',
  'For everyone': 'Für alle',
  'For women': 'Für Frauen',
  'For men': 'Für Männer',
  'For children': 'Für Kinder',
  'For older people': 'Für ältere Menschen',
  '{people}, {duration}': '{people}, {duration}',
  'Tick up to three to see them check by check.':
    'Wählen Sie bis zu drei aus, um sie Untersuchung für Untersuchung zu vergleichen.',
  from: 'ab',
  Type: 'Art',
  Name: 'Name',
  Details: 'Einzelheiten',
  'From|price': 'Ab',
  'Regular price': 'Regulärer Preis',
  Currency: 'Währung',
  'Valid until': 'Gültig bis',
  'Address|web': 'Webadresse',
  'What consultations, services and packages cost, so that you know before you book.':
    'Was Sprechstunden, Leistungen und Pakete kosten, damit Sie es vor dem Buchen wissen.',
  'Doctor, service or package': 'Ärztin oder Arzt, Leistung oder Paket',
  '“scan” or a name': '„Ultraschall“ oder ein Name',
  Consultations: 'Sprechstunden',
  'What the prices include': 'Was die Preise enthalten',
  'Show all prices': 'Alle Preise anzeigen',
  'Download (CSV)': 'Herunterladen (CSV)',
  'We have no department “{words}”, so here are the prices of all departments.':
    'Eine Abteilung „{words}“ gibt es bei uns nicht. Hier sind die Preise aller Abteilungen.',
  'Some prices cannot be shown right now. Please try again in a minute, or call us.':
    'Einige Preise können gerade nicht angezeigt werden. Bitte versuchen Sie es in einer Minute noch einmal oder rufen Sie uns an.',
  'No prices match that.': 'Dazu passt kein Preis.',
  'No prices are listed here yet.': 'Hier sind noch keine Preise aufgeführt.',
  'Call and tell us what you need. We will say what it costs before you book.':
    'Rufen Sie an und sagen Sie uns, was Sie brauchen. Wir nennen Ihnen die Kosten vor dem Buchen.',
  'No prices': 'Keine Preise',
  '{count} prices': { one: '{count} Preis', other: '{count} Preise' },
  // Pictures.
  '{count} pictures': { one: '{count} Bild', other: '{count} Bilder' },
  'Picture {place}': 'Bild {place}',
  '{album}, picture {place} of {count}': '{album}, Bild {place} von {count}',
  'Pictures of this album': 'Bilder dieses Albums',
  'All pictures': 'Alle Bilder',
  'Previous<hidden> picture</hidden>': 'Vorheriges<hidden> Bild</hidden>',
  'Next<hidden> picture</hidden>': 'Nächstes<hidden> Bild</hidden>',
  '{place} of {count}': '{place} von {count}',
  Close: 'Schließen',
  'Previous picture': 'Vorheriges Bild',
  'Next picture': 'Nächstes Bild',
  'Picture {place} of {count}: {album}': 'Bild {place} von {count}: {album}',
  'Pictures: {album}.': 'Bilder: {album}.',
  'This album has no pictures yet.': 'Dieses Album hat noch keine Bilder.',
  'All albums': 'Alle Alben',
  'A look inside: our rooms, our garden and the people at work.':
    'Ein Blick ins Haus: unsere Räume, unser Garten und Menschen bei der Arbeit.',
  'No pictures yet.': 'Noch keine Bilder.',
  'The albums cannot be shown right now.': 'Die Alben können gerade nicht angezeigt werden.',
  'How to find us': 'So finden Sie uns',
  'Come and see for yourself: our reception is glad to show you round.':
    'Kommen Sie gern selbst vorbei: Unser Empfang führt Sie herum.',
  // The newsletter.
  'Confirm your subscription': 'Anmeldung bestätigen',
  'Confirm your subscription.': 'Bestätigen Sie Ihre Anmeldung.',
  'This link is no longer valid': 'Dieser Link ist nicht mehr gültig',
  'It was not used within seven days, or you have unsubscribed since. We have deleted your address.':
    'Er wurde nicht innerhalb von sieben Tagen genutzt, oder Sie haben sich inzwischen abgemeldet. Wir haben Ihre Adresse gelöscht.',
  'Sign up again': 'Neu anmelden',
  'Do you want our newsletter?': 'Möchten Sie unseren Newsletter?',
  'Press the button and you are on the list. If you did not sign up, just close this page.':
    'Mit einem Klick sind Sie dabei. Wenn Sie sich nicht angemeldet haben, schließen Sie einfach diese Seite.',
  'Confirm my subscription': 'Anmeldung bestätigen',
  'We have sent you a message with a link. Open it and confirm, and you are on the list.':
    'Wir haben Ihnen eine Nachricht mit einem Link geschickt. Öffnen Sie ihn und bestätigen Sie, dann sind Sie dabei.',
  'If nothing arrives within a few minutes, check your junk or spam folder. We write to an address at most once an hour.':
    'Wenn in den nächsten Minuten nichts ankommt, sehen Sie bitte im Spam-Ordner nach. Wir schreiben höchstens einmal pro Stunde an eine Adresse.',
  'We have noted your address': 'Wir haben Ihre Adresse notiert',
  'We cannot send email at the moment, so you are not on the list yet.':
    'Wir können derzeit keine E-Mails senden, daher sind Sie noch nicht dabei.',
  'If that changes within seven days, we send you a message with a link to confirm. If nothing arrives, please sign up again later.':
    'Wenn sich das innerhalb von sieben Tagen ändert, senden wir Ihnen eine Nachricht mit einem Link zur Bestätigung. Wenn nichts ankommt, melden Sie sich bitte später noch einmal an.',
  'You are on the list': 'Sie sind dabei',
  'Thank you. The next issue will come to your inbox.':
    'Vielen Dank. Die nächste Ausgabe kommt in Ihr Postfach.',
  'Every issue has a link to unsubscribe.': 'Jede Ausgabe enthält einen Link zum Abmelden.',
  'You have unsubscribed': 'Sie haben sich abgemeldet',
  'We have deleted your address. You will get no more newsletters from us.':
    'Wir haben Ihre Adresse gelöscht. Sie erhalten keine Newsletter mehr von uns.',
  'If this was a mistake, you can sign up again at any time.':
    'War das ein Versehen, können Sie sich jederzeit neu anmelden.',
  'Use another address': 'Andere Adresse verwenden',
  Unsubscribe: 'Abmelden',
  'Unsubscribe from the newsletter.': 'Vom Newsletter abmelden.',
  'Do you want to unsubscribe?': 'Möchten Sie sich abmelden?',
  'We have deleted your address.': 'Wir haben Ihre Adresse gelöscht.',
  'You will get no more newsletters from us, and we will delete your address. You will still get messages about appointments.':
    'Sie erhalten keine Newsletter mehr von uns, und wir löschen Ihre Adresse. Nachrichten zu Terminen erhalten Sie weiterhin.',
  'Health advice from our doctors and news from the hospital, once a month.':
    'Gesundheitstipps unserer Ärztinnen und Ärzte und Neues aus dem Krankenhaus, einmal im Monat.',
  'You are not signed up yet': 'Sie sind noch nicht angemeldet',
  'Is this your address? If so, press the button again.':
    'Ist das Ihre Adresse? Dann drücken Sie bitte noch einmal auf die Schaltfläche.',
  'Sign up': 'Anmelden',
  'We first send you an email with a link, so that nobody can sign up someone else.':
    'Wir senden Ihnen zuerst eine E-Mail mit einem Link, damit niemand eine andere Person anmelden kann.',
  'We cannot send email at the moment. You can leave your address: if that changes within seven days, we send you a message with a link to confirm.':
    'Wir können derzeit keine E-Mails senden. Sie können Ihre Adresse hinterlassen: Wenn sich das innerhalb von sieben Tagen ändert, senden wir Ihnen eine Nachricht mit einem Link zur Bestätigung.',
  'You can unsubscribe in one step from every issue. <link>How we handle personal data</link>':
    'In jeder Ausgabe können Sie sich mit einem Klick abmelden. <link>Wie wir mit personenbezogenen Daten umgehen</link>',
  // Whether a page was useful.
  'Was this page useful?': 'War diese Seite hilfreich?',
  'Yes, this page was useful': 'Ja, diese Seite war hilfreich',
  'No, this page was not useful': 'Nein, diese Seite war nicht hilfreich',
  Yes: 'Ja',
  No: 'Nein',
  'Thank you': 'Vielen Dank',
  'Thank you for your answer.': 'Vielen Dank für Ihre Antwort.',
  'Please press the button again.': 'Bitte drücken Sie noch einmal auf die Schaltfläche.',
  'We have your comment, and our staff will read it.':
    'Wir haben Ihren Kommentar erhalten, und unser Team liest ihn.',
  'Back to {page}': 'Zurück zu {page}',
  'We are glad that the page helped you. Your answer has been counted.':
    'Schön, dass Ihnen die Seite geholfen hat. Ihre Antwort wurde gezählt.',
  'We are sorry that the page did not help you. Your answer has been counted.':
    'Es tut uns leid, dass Ihnen die Seite nicht geholfen hat. Ihre Antwort wurde gezählt.',
  'Is there anything we could make better?': 'Was könnten wir besser machen?',
  'What were you looking for, or what is wrong?': 'Was haben Sie gesucht, oder was stimmt nicht?',
  'Your comment': 'Ihr Kommentar',
  'Your comment has not been sent': 'Ihr Kommentar wurde nicht gesendet',
  'Tell us more, if you like': 'Möchten Sie uns mehr sagen?',
  'Please do not write anything about your health or yourself. At most 500 characters.':
    'Bitte schreiben Sie nichts über Ihre Gesundheit oder Ihre Person. Höchstens 500 Zeichen.',
  'Send your comment': 'Kommentar senden',
  'We do not know who you are, so we cannot reply. If you need an answer, please <link>call us or write to us</link>.':
    'Wir wissen nicht, wer Sie sind, und können deshalb nicht antworten. Wenn Sie eine Antwort brauchen, <link>rufen Sie uns bitte an oder schreiben Sie uns</link>.',
  'Tell us whether a page of ours was useful.': 'Sagen Sie uns, ob eine unserer Seiten hilfreich war.',
  'Your answer has not been counted': 'Ihre Antwort wurde nicht gezählt',
  'Please press one of the buttons again.': 'Bitte drücken Sie noch einmal auf eine der Schaltflächen.',
  'The page “{page}”': 'Die Seite „{page}“',
  // Texts about the hospital.
  'Who we are, how we work and what you can expect of this hospital.':
    'Wer wir sind, wie wir arbeiten und was Sie von uns erwarten können.',
  'We are still writing this page. Please ask us anything you would like to know about the hospital.':
    'Diese Seite ist noch in Arbeit. Fragen Sie uns gern alles, was Sie über das Krankenhaus wissen möchten.',
  'Would you like to meet us?': 'Möchten Sie uns kennenlernen?',
  'Meet our doctors, or visit us. The contact page says how to get here.':
    'Lernen Sie unsere Ärztinnen und Ärzte kennen oder besuchen Sie uns. Den Weg finden Sie unter Kontakt.',
  'How we make this website and our building accessible to everyone, and who to tell if something gets in your way.':
    'Wie wir diese Website und unser Haus für alle zugänglich machen und wem Sie sagen können, wenn etwas im Weg steht.',
  'What we do with the information you give us, how long we keep it, and what you can ask of us.':
    'Was wir mit Ihren Angaben machen, wie lange wir sie aufbewahren und was Sie von uns verlangen können.',
  'This text is not here yet.': 'Dieser Text ist noch nicht da.',
  'Ask us': 'Fragen Sie uns',
  'Please ask us. We will answer in writing or by phone.':
    'Bitte fragen Sie uns. Wir antworten schriftlich oder telefonisch.',
  'Please write down your reference. We cannot send it to you.':
    'Bitte notieren Sie Ihre Vorgangsnummer. Wir können sie Ihnen nicht senden.',
} as const;
