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
  Number: 'Nummer',
} as const;
