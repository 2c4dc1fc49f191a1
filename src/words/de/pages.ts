/** The pages of departments, doctors, services, packages, conditions, guides, news, pictures, prices and contact. */
export const pages = {
  // What several of these pages share.
  'Call {number}': '{number} anrufen',
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
  Everyone: 'Alle',
  Women: 'Frauen',
  Men: 'Männer',
  Children: 'Kinder',
  'Older people': 'Ältere Menschen',
  'Visiting and getting here': 'Besuch und Anfahrt',
  'Before you come in': 'Vor Ihrem Aufenthalt',
  'Your stay': 'Ihr Aufenthalt',
  'Paying and insurance': 'Bezahlung und Versicherung',
  'Your rights, records and jobs': 'Ihre Rechte, Unterlagen und Stellenangebote',
  // Departments.
  'All {count} doctors': {
    one: 'Alle {count} Ärztinnen und Ärzte',
    other: 'Alle {count} Ärztinnen und Ärzte',
  },
  'Head of department': 'Leitung der Abteilung',
  Department: 'Abteilung',
  'All departments': 'Alle Abteilungen',
  Show: 'Anzeigen',
  'Come now, or call': 'Kommen Sie sofort oder rufen Sie an',
  'Come and see us': 'Kommen Sie zu uns',
  'Contact us': 'Kontakt',
  'Book an appointment': 'Termin buchen',
  'Ask a question': 'Frage stellen',
  Where: 'Ort',
  Phone: 'Telefon',
  Reception: 'Empfang',
  Email: 'E-Mail',
  'Opening hours': 'Öffnungszeiten',
  'At other times, if it cannot wait: {phone}, day and night. <link>Where to come</link>':
    'Zu anderen Zeiten, wenn es nicht warten kann: {phone}, Tag und Nacht. <link>Wohin Sie kommen</link>',
  Departments: 'Abteilungen',
  '{count} doctors': { one: '{count} Ärztin oder Arzt', other: '{count} Ärztinnen und Ärzte' },
  '{count} services': { one: '{count} Leistung', other: '{count} Leistungen' },
  'We are still writing this page. Please call us and we will be glad to tell you what {department} does.':
    'Diese Seite ist noch in Arbeit. Rufen Sie uns gern an: Wir sagen Ihnen, was die Abteilung {department} für Sie tun kann.',
  'Doctors in {department}': 'Ärztinnen und Ärzte der Abteilung {department}',
  'What we do here': 'Was wir hier für Sie tun',
  'Services A to Z': 'Leistungen von A bis Z',
  'When to come, and what helps': 'Wann Sie kommen sollten und was hilft',
  'Conditions and symptoms that we treat here.': 'Krankheiten und Beschwerden, die wir hier behandeln.',
  'Conditions A to Z': 'Krankheiten von A bis Z',
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
  'There are not that many pages.': 'So viele Seiten gibt es nicht.',
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
  Doctors: 'Ärztinnen und Ärzte',
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
  'Consultation fee': 'Preis der Sprechstunde',
  'Next free times': 'Nächste freie Termine',
  'How to book': 'So buchen Sie',
  'There are no free times in the next 30 days.': 'In den nächsten 30 Tagen gibt es keine freien Termine.',
  'Join the waiting list': 'Auf die Warteliste setzen',
  'Or call us on {phone}: reception may know of other times.':
    'Oder rufen Sie uns unter {phone} an: Der Empfang kennt vielleicht weitere Termine.',
  'See also <link>who else can help</link>.': 'Sehen Sie auch, <link>wer Ihnen sonst helfen kann</link>.',
  'Times are {zone}.': 'Alle Uhrzeiten in {zone}.',
  'Online at {address}, or by phone.': 'Online unter {address} oder telefonisch.',
  'Online at {address}.': 'Online unter {address}.',
  '{doctor} cannot be booked online. Call us and we will tell you how to get an appointment, or who can see you sooner.':
    'Termine bei {doctor} sind nicht online buchbar. Rufen Sie uns an: Wir sagen Ihnen, wie Sie einen Termin bekommen oder bei wem es schneller geht.',
  'See colleagues': 'Kolleginnen und Kollegen ansehen',
  'Clinic hours': 'Sprechzeiten',
  'What patients say': 'Was Patientinnen und Patienten sagen',
  Education: 'Ausbildung',
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
  'See free times': 'Freie Termine ansehen',
  '{count} more<hidden> on {day}</hidden>': '{count} weitere<hidden> am {day}</hidden>',
  '<hidden>{day}, </hidden>{time}': '<hidden>{day}, </hidden>{time}',
  // Pictures of the site itself.
  'A modern four-storey hospital with a glazed entrance, seen across a lawn with trees in morning light.':
    'Ein modernes vierstöckiges Krankenhaus mit verglastem Eingang, gesehen über eine Wiese mit Bäumen im Morgenlicht.',
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
  'How to prepare': 'So bereiten Sie sich vor',
  'Best match first': 'Beste Treffer zuerst',
  'Other services': 'Weitere Leistungen',
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
  'From {price}': 'Ab {price}',
  'Book or ask': 'Buchen oder fragen',
  'Ask us about it': 'Fragen Sie uns',
  'Ask about this': 'Dazu anfragen',
  Services: 'Leistungen',
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
  Price: 'Preis',
  'For|people': 'Für',
  'Full details': 'Alle Einzelheiten',
  'See more<hidden> of {package}</hidden>': 'Mehr<hidden> zu {package}</hidden>',
  'Remove<hidden> {package} from the comparison</hidden>':
    '<hidden>{package} aus dem Vergleich </hidden>Entfernen',
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
  'Compare<hidden> {package}</hidden>': '<hidden>{package} </hidden>Vergleichen',
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
  Packages: 'Pakete',
  'Included|contents': 'Enthalten',
  'Please ask us what is included. We will explain every check and why it is done.':
    'Bitte fragen Sie uns, was enthalten ist. Wir erklären Ihnen jede Untersuchung und wozu sie dient.',
  'What is included': 'Was enthalten ist',
  'Other packages': 'Weitere Pakete',
  'All packages': 'Alle Pakete',
  'Health packages': 'Vorsorgepakete',
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
  'Your name': 'Ihr Name',
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
  Contact: 'Kontakt',
  'Thank you for writing. A member of our staff will read it and reply as soon as possible.':
    'Danke für Ihre Nachricht. Jemand aus unserem Team liest sie und antwortet so bald wie möglich.',
  'Your reference': 'Ihre Vorgangsnummer',
  'What happens next': 'Wie es weitergeht',
  'A confirmation is on its way to your email address. If it does not arrive, check your junk or spam folder.':
    'Eine Bestätigung ist unterwegs an Ihre E-Mail-Adresse. Wenn sie nicht ankommt, sehen Sie bitte im Spam-Ordner nach.',
  'Please write down your reference. We have no email address to send it to.':
    'Bitte notieren Sie sich Ihre Vorgangsnummer. Wir haben keine E-Mail-Adresse, an die wir sie senden können.',
  'If you have something to add, or it becomes urgent, call us and give the reference: {phone}.':
    'Wenn Sie etwas ergänzen möchten oder es dringend wird, rufen Sie uns an und nennen Sie die Vorgangsnummer: {phone}.',
  'If you have something to add, or it becomes urgent, call us and give the reference.':
    'Wenn Sie etwas ergänzen möchten oder es dringend wird, rufen Sie uns an und nennen Sie die Vorgangsnummer.',
  'Go to the home page': 'Zur Startseite',
  'We cannot show our phone numbers at the moment. Please write to us below.':
    'Unsere Telefonnummern können gerade nicht angezeigt werden. Bitte schreiben Sie uns unten.',
  'By phone': 'Telefonisch',
  'By email': 'Per E-Mail',
  'A phone number, if we may call back': 'Eine Telefonnummer, wenn wir zurückrufen dürfen',
  'What you would like to know, in your own words': 'Was Sie wissen möchten, in Ihren eigenen Worten',
  'The days and times that suit you, if it is about a visit':
    'Tage und Uhrzeiten, die Ihnen passen, wenn es um einen Termin geht',
  'Write to us': 'Schreiben Sie uns',
  'About: {topic}': 'Betrifft: {topic}',
  'Something else': 'Etwas anderes',
  'To help us answer quickly': 'Damit wir schnell antworten können',
  'To see a doctor you do not need to write: <link>book an appointment</link> yourself.':
    'Für einen Termin müssen Sie nicht schreiben: <link>Buchen Sie ihn</link> selbst.',
  'Or use your own email app:': 'Oder nutzen Sie Ihr eigenes E-Mail-Programm:',
  'Call us, write to us or come by. We are glad to help.':
    'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Wir helfen Ihnen gern.',
  'How to get here': 'Anfahrt',
  'Where to go inside': 'Wege im Haus',
  'The map opens at our entrance and gives directions from where you are.':
    'Die Karte zeigt unseren Eingang und den Weg von Ihrem Standort.',
  'If you cannot use stairs, or need help to reach a clinic, please tell us before you come.':
    'Wenn Sie keine Treppen steigen können oder Hilfe auf dem Weg brauchen, sagen Sie uns bitte vorher Bescheid.',
  'Open the map<hidden> (opens in a new tab)</hidden>': 'Karte öffnen<hidden> (in einem neuen Tab)</hidden>',
  'Access to the building': 'Zugang zum Gebäude',
  'Parking, visiting, what to bring and how to pay are in our <link>guides for patients and visitors</link>.':
    'Parken, Besuche, was Sie mitbringen und wie Sie bezahlen: All das finden Sie unter <link>Patienten und Besucher</link>.',
  '<hidden>Call {department}: </hidden>{phone}': '<hidden>{department} anrufen: </hidden>{phone}',
} as const;
