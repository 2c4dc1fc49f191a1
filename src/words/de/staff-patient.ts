/** Patients and inquiries: what staff read about them, and what they write. */
export const staffPatient = {
  // Counts of what belongs to a patient.
  '{count} visits': { one: '{count} Termin', other: '{count} Termine' },
  '{count} places on the waiting list': {
    one: '{count} Platz auf der Warteliste',
    other: '{count} Plätze auf der Warteliste',
  },
  '{count} messages': { one: '{count} Nachricht', other: '{count} Nachrichten' },
  '{count} notes': { one: '{count} Notiz', other: '{count} Notizen' },
  '{count} newsletter subscriptions': {
    one: '{count} Newsletter-Anmeldung',
    other: '{count} Newsletter-Anmeldungen',
  },
  // The list of patients.
  'Name, phone, email or reference': 'Name, Telefon, E-Mail oder Buchungsnummer',
  Visits: 'Termine',
  'Last visit': 'Letzter Termin',
  'Next visit': 'Nächster Termin',
  'No patient matches this. Search for a part of the name or of the email address, a phone number in any form, or the whole reference of a visit.':
    'Niemand passt dazu. Suchen Sie nach einem Teil des Namens oder der E-Mail-Adresse, nach einer Telefonnummer in beliebiger Form oder nach der ganzen Buchungsnummer.',
  'There are no patients yet. They appear here once someone books, asks or waits for a time.':
    'Noch keine Patienten. Sie erscheinen hier, sobald jemand bucht, anfragt oder auf einen Termin wartet.',
  'No contact details': 'Keine Kontaktdaten',
  'All patients': 'Alle Patienten',
  'Patient not found': 'Nicht gefunden',
  'There is no patient at this address. They may have been deleted, or nothing of theirs is within what your account may see.':
    'Unter dieser Adresse gibt es niemanden. Vielleicht wurden die Daten gelöscht, oder Ihr Konto darf nichts davon sehen.',
  // One patient.
  'Known since {moment}.': 'Bekannt seit {moment}.',
  'Who looked': 'Wer nachgesehen hat',
  'Language: {language}': 'Sprache: {language}',
  'More<unseen> for {patient}</unseen>': 'Mehr<unseen> zu {patient}</unseen>',
  'Merge with another patient …': 'Mit anderer Person zusammenführen …',
  'Everything we hold …': 'Alles, was wir speichern …',
  'Erase …': 'Endgültig löschen …',
  'Book a visit': 'Termin buchen',
  'Visits from today on': 'Termine ab heute',
  'No visit is booked.': 'Kein Termin gebucht.',
  'Earlier visits': 'Frühere Termine',
  'No earlier visit is known.': 'Kein früherer Termin bekannt.',
  'Move the visit of {moment}': 'Termin vom {moment} verschieben',
  'No inquiry.': 'Keine Anfrage.',
  Message: 'Nachricht',
  'Not on the waiting list.': 'Nicht auf der Warteliste.',
  '{date}, {time} offered': '{date}, {time} angeboten',
  Ended: 'Beendet',
  'No message.': 'Keine Nachricht.',
  Written: 'Verfasst',
  // Correcting a patient.
  'Correct {name}': '{name} berichtigen',
  'This also corrects {places}, where they have the former name, phone number or email address.':
    'Das berichtigt auch {places}, wo noch der frühere Name, die frühere Telefonnummer oder E-Mail-Adresse steht.',
  'Nothing else has this name or contact.': 'Dieser Name und diese Kontaktdaten stehen sonst nirgends.',
  'Earlier links in emails stop working, and new ones for what is ahead are sent to {email}.':
    'Frühere Links in E-Mails gelten dann nicht mehr; neue für alles Bevorstehende gehen an {email}.',
  'Merge with the other patient …': 'Mit der anderen Person zusammenführen …',
  Correct: 'Berichtigen',
  'Correcting …': 'Wird berichtigt …',
  'Corrected.': 'Berichtigt.',
  'Corrected, also in {places}.': 'Berichtigt, ebenso: {places}.',
  'Someone else changed this patient first. Check what is new, then try again.':
    'Jemand anderes hat diese Angaben zuerst geändert. Sehen Sie nach, was neu ist, und versuchen Sie es noch einmal.',
  'Someone else changed this patient first. Check what is new, then try again. What you typed is still here.':
    'Jemand anderes hat diese Angaben zuerst geändert. Sehen Sie nach, was neu ist, und versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
  // Two that may be the same person.
  'Perhaps the same person': 'Vielleicht dieselbe Person',
  'Same {list}': 'Gleich: {list}',
  name: 'Name',
  'email address': 'E-Mail-Adresse',
  'phone number': 'Telefonnummer',
  'Merge …': 'Zusammenführen …',
  'Merge with {name} …': 'Mit {name} zusammenführen …',
  'Merged into this patient': 'Hiermit zusammengeführt',
  'merged {moment}': 'zusammengeführt {moment}',
  'Undo the merge with {name}': 'Zusammenführung mit {name} rückgängig machen',
  '{name} is a patient of their own again.': '{name} steht wieder für sich.',
  'Merge {name} with another patient': '{name} mit anderer Person zusammenführen',
  'Merge them if they are the same person. Visits, inquiries, the waiting list, messages and notes of both are then on one page, also those to come. Nothing is deleted, nobody is told, and you can undo it at any time.':
    'Führen Sie beide zusammen, wenn es dieselbe Person ist. Termine, Anfragen, Warteliste, Nachrichten und Notizen von beiden stehen dann auf einer Seite, auch künftige. Nichts wird gelöscht, niemand wird benachrichtigt, und Sie können es jederzeit rückgängig machen.',
  'Whose name and contact details should the page have?':
    'Wessen Name und Kontaktdaten soll die Seite haben?',
  'Last|visit': 'Zuletzt',
  'Next|visit': 'Als Nächstes',
  'Merge them': 'Zusammenführen',
  'Merging …': 'Wird zusammengeführt …',
  'Keep them apart': 'Getrennt lassen',
  '{name} is merged.': '{name} ist zusammengeführt.',
  'Search for the other patient.': 'Suchen Sie nach der anderen Person.',
  'Nobody else is found.': 'Niemand anderen gefunden.',
  // Notes.
  'No note.': 'Keine Notiz.',
  'New note': 'Neue Notiz',
  'All staff who may see this patient can read it.':
    'Alle Mitarbeitenden, die diese Person sehen dürfen, können sie lesen.',
  'Add the note': 'Notiz hinzufügen',
  'The note has been added.': 'Die Notiz wurde hinzugefügt.',
  'Delete the note “{text}”': 'Notiz „{text}“ löschen',
  'Delete this note': 'Diese Notiz löschen',
  'Delete this note?': 'Diese Notiz löschen?',
  'It is deleted for good, for all staff.': 'Sie wird für alle Mitarbeitenden endgültig gelöscht.',
  'Delete the note': 'Notiz löschen',
  'The note has been deleted.': 'Die Notiz wurde gelöscht.',
  // Erasing a patient, and handing over what is held.
  'Erase {name}?': '{name} endgültig löschen?',
  'Inquiries and answers, places on the waiting list, messages, notes, the newsletter subscription, and what the activity log knows of them are deleted for good. Messages that have not been sent yet are not sent. Past visits stay as numbers in the figures, without a name.':
    'Anfragen und Antworten, Plätze auf der Warteliste, Nachrichten, Notizen, die Newsletter-Anmeldung und was das Protokoll dazu weiß, werden endgültig gelöscht. Noch nicht gesendete Nachrichten werden nicht gesendet. Vergangene Termine bleiben als Zahlen in der Statistik, ohne Namen.',
  'Entries merged into this one are erased too: {names}.':
    'Auch hiermit zusammengeführte Einträge werden gelöscht: {names}.',
  'Visits that may have taken place in the last {count} months stay with the name, the day, the doctor and what they were for, as the law requires ({law}). They are deleted by themselves after that.':
    {
      one: 'Termine, die im letzten Monat stattgefunden haben können, bleiben mit Name, Tag, Ärztin oder Arzt und Anlass erhalten, wie das Gesetz es verlangt ({law}). Danach werden sie automatisch gelöscht.',
      other:
        'Termine, die in den letzten {count} Monaten stattgefunden haben können, bleiben mit Name, Tag, Ärztin oder Arzt und Anlass erhalten, wie das Gesetz es verlangt ({law}). Danach werden sie automatisch gelöscht.',
    },
  'Visits that may have taken place in the last {count} months stay with the name, the day, the doctor and what they were for, as the law requires. They are deleted by themselves after that.':
    {
      one: 'Termine, die im letzten Monat stattgefunden haben können, bleiben mit Name, Tag, Ärztin oder Arzt und Anlass erhalten, wie das Gesetz es verlangt. Danach werden sie automatisch gelöscht.',
      other:
        'Termine, die in den letzten {count} Monaten stattgefunden haben können, bleiben mit Name, Tag, Ärztin oder Arzt und Anlass erhalten, wie das Gesetz es verlangt. Danach werden sie automatisch gelöscht.',
    },
  'If they want to know what we hold, save that file first. Backups keep the data until they are overwritten. This cannot be undone.':
    'Wenn die Person wissen möchte, was wir gespeichert haben, sichern Sie zuerst diese Datei. Sicherungskopien behalten die Daten, bis sie überschrieben werden. Das lässt sich nicht rückgängig machen.',
  'For example, “Asked for by letter on 1 March”. Do not name the patient: the activity log keeps this.':
    'Zum Beispiel: „Mit Brief vom 1. März gewünscht“. Nennen Sie die Person nicht beim Namen: Das Protokoll behält diesen Text.',
  'Keep the patient': 'Nicht löschen',
  'Erase the patient': 'Endgültig löschen',
  'Erasing …': 'Wird gelöscht …',
  'The patient has been erased': 'Die Daten wurden gelöscht',
  'Erased: {list}.': 'Gelöscht: {list}.',
  'the name and contact details': 'Name und Kontaktdaten',
  'Kept with the name, the day, the doctor and what it was for, as the law requires ({law}):':
    'Mit Name, Tag, Ärztin oder Arzt und Anlass erhalten, wie das Gesetz es verlangt ({law}):',
  'Kept with the name, the day, the doctor and what it was for, as the law requires:':
    'Mit Name, Tag, Ärztin oder Arzt und Anlass erhalten, wie das Gesetz es verlangt:',
  'Visit {reference} on {day}, until {until}': 'Termin {reference} am {day}, bis {until}',
  'Someone else has given the same email address, so a newsletter subscription of that address stays.':
    'Jemand anderes hat dieselbe E-Mail-Adresse angegeben, daher bleibt eine Newsletter-Anmeldung dieser Adresse bestehen.',
  'Everything we hold about {name}': 'Alles, was wir über {name} speichern',
  'Save the file': 'Datei sichern',
  'Saved. Open “everything.html” in the file to read or print it.':
    'Gesichert. Öffnen Sie „everything.html“ in der Datei, um alles zu lesen oder zu drucken.',
  // Inquiries.
  Inquiry: 'Anfrage',
  'There are no inquiries yet.': 'Noch keine Anfragen.',
  '{state}.': '{state}.',
  'no. {id}': 'Nr. {id}',
  'The message, the replies and their emails are deleted for good. Emails still waiting are not sent. The activity log keeps the reference only.':
    'Die Nachricht, die Antworten und deren E-Mails werden endgültig gelöscht. Wartende E-Mails werden nicht gesendet. Das Protokoll behält nur die Vorgangsnummer.',
  'Mark as in progress': 'In Bearbeitung nehmen',
  'Close|inquiry': 'Abschließen',
  'Mark as spam': 'Als Spam markieren',
  'Mark as new': 'Als neu markieren',
  Reopen: 'Wieder öffnen',
  'Not spam': 'Kein Spam',
  'Contact|details': 'Kontakt',
  '{name}: visits, inquiries and notes': '{name}: Termine, Anfragen und Notizen',
  'Deleted automatically twelve months after it was received.':
    'Wird zwölf Monate nach dem Eingang automatisch gelöscht.',
  'No mail server is set up. Replies are kept under <link>Settings, Mail</link> until there is one.':
    'Es ist kein Mailserver eingerichtet. Antworten bleiben unter <link>Einstellungen, Mail</link>, bis es einen gibt.',
  'Who looked at this inquiry': 'Wer diese Anfrage angesehen hat',
  'Note for colleagues': 'Notiz für das Team',
  'Who answers': 'Wer antwortet',
  Colleague: 'Person',
  Colleagues: 'Kolleginnen und Kollegen',
  You: 'Sie',
  'Nobody yet': 'Noch niemand',
  'Answer by': 'Antwort bis',
  Overdue: 'Überfällig',
  'Take it': 'Übernehmen',
  'This inquiry is yours.': 'Diese Anfrage ist Ihre.',
  'Hand over …': 'Übergeben …',
  'Hand over': 'Übergeben',
  'Hand over the inquiry of {name}': 'Anfrage von {name} übergeben',
  'Choose a colleague or a department': 'Person oder Abteilung wählen',
  'Nobody in particular': 'Niemand Bestimmtes',
  'Note for them': 'Notiz dazu',
  'It stays in the history of the inquiry. The sender never sees it.':
    'Sie bleibt im Verlauf der Anfrage. Wer angefragt hat, sieht sie nie.',
  'The inquiry has been handed over.': 'Die Anfrage wurde übergeben.',
  Mine: 'Meine',
  'My department’s': 'Meiner Abteilung',
  'Answered by anyone': 'Alle Zuständigen',
  'Nobody’s': 'Von niemandem',
  '{count} inquiries are overdue.': {
    one: '{count} Anfrage ist überfällig.',
    other: '{count} Anfragen sind überfällig.',
  },
  'A colleague has changed it to “{note}”. Saving replaces it.':
    'Inzwischen steht dort von jemand anderem: „{note}“. Speichern ersetzt das.',
  nothing: 'nichts',
  'Save the note': 'Notiz speichern',
  Reply: 'Antwort',
  'Reply by email to {email}': 'Antwort per E-Mail an {email}',
  'The greeting, the hospital’s name and the original message are added.':
    'Anrede, Name des Krankenhauses und die ursprüngliche Nachricht werden ergänzt.',
  'Your draft is kept in this browser.': 'Ihr Entwurf bleibt in diesem Browser gespeichert.',
  'There is no email address to write to. Please call <link>{phone}</link>.':
    'Es gibt keine E-Mail-Adresse. Bitte rufen Sie <link>{phone}</link> an.',
  Send: 'Senden',
  'Send and close': 'Senden und abschließen',
  'Your reply has been added.': 'Ihre Antwort wurde hinzugefügt.',
  sent: 'gesendet',
  'waiting to be sent': 'wartet auf Versand',
  'not delivered': 'nicht zugestellt',
  'Someone else changed this inquiry first. Check what is new, then try again.':
    'Jemand anderes hat diese Anfrage zuerst geändert. Sehen Sie nach, was neu ist, und versuchen Sie es noch einmal.',
} as const;
