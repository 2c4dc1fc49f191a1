/** Questions before a visit, for patients and for staff. */
export const questions = {
  // Asked of patients before a visit.
  'Questions before your visit': 'Fragen vor Ihrem Termin',
  'Questions before your visit.': 'Fragen vor Ihrem Termin.',
  'Questions|before a visit': 'Fragen',
  'Your time is booked: {date}, {time}. One more step.':
    'Ihr Termin ist gebucht: {date}, {time}. Noch ein Schritt.',
  'We are keeping this time for you: {date}, {time}. One more step.':
    'Wir halten diesen Termin für Sie frei: {date}, {time}. Noch ein Schritt.',
  'Your appointment is on {date}, {time}.': 'Ihr Termin ist am {date}, {time}.',
  'Your answers to these {count} questions help us to prepare.': {
    one: 'Ihre Antwort auf diese Frage hilft uns bei der Vorbereitung.',
    other: 'Ihre Antworten auf diese {count} Fragen helfen uns bei der Vorbereitung.',
  },
  'We have answers already': 'Wir haben schon Antworten',
  'They are not shown here, since they were sent by another link than the one that you opened. If you answer again, your answers replace them.':
    'Sie werden hier nicht gezeigt, weil sie über einen anderen Link gesendet wurden als den, den Sie geöffnet haben. Wenn Sie noch einmal antworten, ersetzen Ihre Antworten sie.',
  'Your answers have not been sent yet': 'Ihre Antworten sind noch nicht gesendet',
  'Send my answers': 'Meine Antworten senden',
  'Save and finish later': 'Speichern und später fertigstellen',
  'Reception and the people who treat you read this. We delete it with the details of your visit, and at once if the visit is cancelled.':
    'Das lesen der Empfang und die Menschen, die Sie behandeln. Wir löschen es mit den Angaben zu Ihrem Termin, und sofort, wenn der Termin abgesagt wird.',
  'Only if your answer to “{question}” is “{answer}”:':
    'Nur wenn Ihre Antwort auf „{question}“ „{answer}“ ist:',
  'The questions or your answers have changed meanwhile. What you entered is below: please check it and send it again.':
    'Die Fragen oder Ihre Antworten haben sich inzwischen geändert. Was Sie eingegeben haben, steht unten: Bitte prüfen Sie es und senden Sie es noch einmal.',
  'Enter a number, such as 70 or 70.5.': 'Geben Sie eine Zahl ein, etwa 70 oder 70,5.',
  'Too many files were sent today. Bring this one with you, or try again tomorrow.':
    'Heute wurden zu viele Dateien gesendet. Bringen Sie diese mit oder versuchen Sie es morgen noch einmal.',
  'These questions can no longer be answered here.':
    'Diese Fragen können hier nicht mehr beantwortet werden.',
  'We have your answers. You can correct them until your visit.':
    'Wir haben Ihre Antworten. Sie können sie bis zu Ihrem Termin korrigieren.',
  'You have answered {count} of {all} questions.': 'Sie haben {count} von {all} Fragen beantwortet.',
  'Please answer {count} questions, so that we can prepare for you.': {
    one: 'Bitte beantworten Sie eine Frage, damit wir uns auf Sie vorbereiten können.',
    other: 'Bitte beantworten Sie {count} Fragen, damit wir uns auf Sie vorbereiten können.',
  },
  'See or correct my answers': 'Meine Antworten ansehen oder korrigieren',
  'Answer the questions': 'Fragen beantworten',
  'Thank you. We have your answers.': 'Vielen Dank. Wir haben Ihre Antworten.',
  'We have kept your answers. Please finish them before your visit.':
    'Wir haben Ihre Antworten gespeichert. Bitte stellen Sie sie vor Ihrem Termin fertig.',
  'Enter a date.': 'Geben Sie ein Datum ein.',
  'Choose at least one.': 'Wählen Sie mindestens eines.',
  'Use one line of at most {max} characters.': 'Verwenden Sie eine Zeile mit höchstens {max} Zeichen.',
  'Add a file.': 'Fügen Sie eine Datei hinzu.',
  // In mail and texts.
  'Please answer our {count} questions, on the page of your appointment.': {
    one: 'Bitte beantworten Sie unsere Frage auf der Seite Ihres Termins.',
    other: 'Bitte beantworten Sie unsere {count} Fragen auf der Seite Ihres Termins.',
  },
  'Please answer our {count} questions, on the page of your first visit.': {
    one: 'Bitte beantworten Sie unsere Frage auf der Seite Ihres ersten Termins.',
    other: 'Bitte beantworten Sie unsere {count} Fragen auf der Seite Ihres ersten Termins.',
  },
  '{hospital}: please answer our questions before your appointment on {when}.':
    '{hospital}: Bitte beantworten Sie unsere Fragen vor Ihrem Termin am {when}.',
  'Please answer our questions before your appointment':
    'Bitte beantworten Sie unsere Fragen vor Ihrem Termin',
  'We have questions before your appointment. Please answer them on the page below.':
    'Wir haben Fragen vor Ihrem Termin. Bitte beantworten Sie sie auf der Seite unten.',
  'If you would rather tell us in person, please call us.':
    'Wenn Sie es uns lieber persönlich sagen, rufen Sie uns bitte an.',
  // In the staff area: the questions of a visit type.
  'Questions before the visit': 'Fragen vor dem Termin',
  'When patients are asked': 'Wann Patienten gefragt werden',
  'The time is theirs either way. Until they have answered, their mail and the page of their appointment ask them.':
    'Den Termin haben sie in beiden Fällen. Bis sie geantwortet haben, bitten ihre E-Mails und die Seite ihres Termins darum.',
  'Right after they booked': 'Gleich nach der Buchung',
  'At any time before the visit': 'Jederzeit vor dem Termin',
  Questions: 'Fragen',
  'Patients answer on a page of their own. A change applies to those who have not answered yet; what was answered stays with the questions as they were asked.':
    'Patienten antworten auf einer eigenen Seite. Eine Änderung gilt für alle, die noch nicht geantwortet haben; was beantwortet ist, bleibt bei den Fragen, wie sie gestellt wurden.',
  'Add a question': 'Frage hinzufügen',
  'Move question {number} up': 'Frage {number} nach oben',
  'Move question {number} down': 'Frage {number} nach unten',
  'Remove question {number}': 'Frage {number} entfernen',
  'Must be answered': 'Muss beantwortet werden',
  Choices: 'Antworten zur Auswahl',
  'Help text': 'Hilfetext',
  'A sentence below the question, such as where to find a number.':
    'Ein Satz unter der Frage, etwa wo eine Nummer steht.',
  'The answer is': 'Die Antwort ist',
  'A short text': 'Ein kurzer Text',
  'A longer text': 'Ein längerer Text',
  'Yes or no': 'Ja oder nein',
  'One of several choices': 'Eines von mehreren',
  'Any of several choices': 'Beliebig viele von mehreren',
  'A number': 'Eine Zahl',
  'A date': 'Ein Datum',
  'A file': 'Eine Datei',
  Asked: 'Gestellt',
  Always: 'Immer',
  'After an answer that is gone': 'Nach einer Antwort, die es nicht mehr gibt',
  'Question {number}': 'Frage {number}',
  'Only if the answer is “{answer}”': 'Nur wenn die Antwort „{answer}“ ist',
  'What patients are asked': 'Was Patienten gefragt werden',
  'Try it: answers show what depends on them. Nothing is saved here.':
    'Probieren Sie es aus: Antworten zeigen, was von ihnen abhängt. Hier wird nichts gespeichert.',
  'Enter a choice.': 'Geben Sie eine Antwort zur Auswahl ein.',
  'Use at most {most} choices.': 'Verwenden Sie höchstens {most} Antworten zur Auswahl.',
  'Use at most {most} questions.': 'Verwenden Sie höchstens {most} Fragen.',
  'Use lower-case letters, digits and hyphens, at most 36 characters.':
    'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, höchstens 36 Zeichen.',
  'Another question has this name.': 'Eine andere Frage hat diesen Namen.',
  'Enter at least two choices.': 'Geben Sie mindestens zwei Antworten zur Auswahl ein.',
  'Only a question with choices has any.': 'Nur eine Frage mit Auswahl hat welche.',
  'Each choice must be another one.': 'Jede Antwort muss eine andere sein.',
  'Choose a question that comes before this one.': 'Wählen Sie eine Frage, die vor dieser steht.',
  'Choose a question that is answered by yes or no, or by a choice.':
    'Wählen Sie eine Frage, die mit Ja oder Nein oder aus einer Auswahl beantwortet wird.',
  'Choose one of the answers of that question.': 'Wählen Sie eine der Antworten auf diese Frage.',
  // In the staff area: the answers of a visit.
  'Questions: {progress}': 'Fragen: {progress}',
  'Answered|questions': 'Beantwortet',
  'Not answered yet': 'Noch nicht beantwortet',
  '{count} of {all} answered': '{count} von {all} beantwortet',
  'Answers …': 'Antworten …',
  'Answers of {patient}': 'Antworten von {patient}',
  'Answered {moment}.': 'Beantwortet {moment}.',
  'Begun {moment}, not sent yet.': 'Begonnen {moment}, noch nicht gesendet.',
  'Not answered yet. These are the questions.': 'Noch nicht beantwortet. Das sind die Fragen.',
  'Asked again {moment}.': 'Noch einmal gefragt {moment}.',
  'No answer': 'Keine Antwort',
  'Ask again': 'Noch einmal fragen',
  'Ask now': 'Jetzt fragen',
  '{patient} is asked again, by email.': '{patient} wird noch einmal gefragt, per E-Mail.',
  '{patient} is asked again. Please tell them: no mail goes to them.':
    '{patient} wird noch einmal gefragt. Bitte sagen Sie Bescheid: Es geht keine E-Mail hinaus.',
  'Questions are asked before a visit only.': 'Fragen werden nur vor einem Termin gestellt.',
  'This visit is not asked anything.': 'Zu diesem Termin gibt es keine Fragen.',
  'answered the questions': 'hat die Fragen beantwortet',
  'asked the questions again': 'hat die Fragen noch einmal gestellt',
  'answered the questions before': 'hat die Fragen beantwortet zu',
  'asked the questions again before': 'hat die Fragen noch einmal gestellt zu',
  // Files of patients.
  'Use at most {most} files.': 'Verwenden Sie höchstens {most} Dateien.',
  'This file is neither a PDF nor a picture in JPEG or PNG. Save it as one of these and add that.':
    'Diese Datei ist weder ein PDF noch ein Bild in JPEG oder PNG. Speichern Sie sie als eines davon und fügen Sie das hinzu.',
  'A PDF or a picture, at most {megabytes} MB.': 'Ein PDF oder ein Bild, höchstens {megabytes} MB.',
  'This file is larger than {megabytes} MB. Choose a smaller one.':
    'Diese Datei ist größer als {megabytes} MB. Wählen Sie eine kleinere.',
  'Added: {name}': 'Hinzugefügt: {name}',
  'Take back {name}': '{name} zurücknehmen',
  'Take this file back': 'Diese Datei zurücknehmen',
  '{name} ({size})': '{name} ({size})',
  '{count} kB': '{count} kB',
  Files: 'Dateien',
  'Name in answers': 'Name in den Antworten',
  'Asked after the question': 'Gestellt nach der Frage',
  'Asked after the answer': 'Gestellt nach der Antwort',
} as const;
