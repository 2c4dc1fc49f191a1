/** The visit types in German. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const visitTypes: DemoWords = {
  'new-consultation': { name: 'Ersttermin' },
  'follow-up': { name: 'Kontrolltermin' },
  'video-consultation': { name: 'Videosprechstunde' },
  'group-class': {
    name: 'Geburtsvorbereitungskurs',
    questions: {
      'When is your baby due?': 'Wann ist der errechnete Termin?',
      'Is this your first child?': 'Ist es Ihr erstes Kind?',
      'Who comes with you?': 'Wer begleitet Sie?',
      'My partner': 'Mein Partner oder meine Partnerin',
      'A relative or friend': 'Verwandte oder Freunde',
      Nobody: 'Niemand',
      'What would you like to talk about?': 'Worüber möchten Sie sprechen?',
    },
  },
  'procedure-assessment': {
    name: 'Vorgespräch zu einem Eingriff',
    questions: {
      'Do you take medicine that thins your blood?': 'Nehmen Sie Medikamente, die das Blut verdünnen?',
      'For example aspirin, warfarin or apixaban.': 'Zum Beispiel Aspirin, Marcumar oder Apixaban.',
      'Which one, and how much a day?': 'Welches, und wie viel am Tag?',
      'Are you allergic to any of these?': 'Sind Sie gegen etwas davon allergisch?',
      Penicillin: 'Penicillin',
      'Iodine or contrast medium': 'Jod oder Kontrastmittel',
      Latex: 'Latex',
      Plasters: 'Pflaster',
      'Leave empty if you are not, or do not know.':
        'Lassen Sie es leer, wenn nicht oder wenn Sie es nicht wissen.',
      'Have you had a general anaesthetic before?': 'Hatten Sie schon einmal eine Vollnarkose?',
      'Yes, without problems': 'Ja, ohne Probleme',
      'Yes, with problems': 'Ja, mit Problemen',
      No: 'Nein',
      'I do not know': 'Ich weiß es nicht',
      'What happened?': 'Was ist passiert?',
      'What is your weight in kilograms?': 'Wie viel wiegen Sie in Kilogramm?',
      'Do you have a letter or results from another doctor?':
        'Haben Sie einen Brief oder Befunde von anderen Ärzten?',
      'Add them here, or bring them with you': 'Fügen Sie sie hier hinzu oder bringen Sie sie mit',
    },
  },
  'results-by-phone': { name: 'Befundbesprechung' },
  'treatment-planning': { name: 'Therapieplanung' },
  'sedation-assessment': { name: 'Behandlung in Sedierung' },
};
