import type { Question } from '#contract/question.ts';

/** Before a procedure: what the doctor and the anaesthetist would ask first. */
export const beforeProcedure: Question[] = [
  {
    linkId: 'thinners',
    text: 'Do you take medicine that thins your blood?',
    kind: 'yes-no',
    isRequired: true,
    help: 'For example aspirin, warfarin or apixaban.',
  },
  {
    linkId: 'which-thinners',
    text: 'Which one, and how much a day?',
    kind: 'short',
    isRequired: true,
    ifQuestion: 'thinners',
    ifAnswer: 'yes',
  },
  {
    linkId: 'allergies',
    text: 'Are you allergic to any of these?',
    kind: 'several',
    choices: ['Penicillin', 'Iodine or contrast medium', 'Latex', 'Plasters'],
    help: 'Leave empty if you are not, or do not know.',
  },
  {
    linkId: 'anaesthetic',
    text: 'Have you had a general anaesthetic before?',
    kind: 'one',
    isRequired: true,
    choices: ['Yes, without problems', 'Yes, with problems', 'No', 'I do not know'],
  },
  {
    linkId: 'anaesthetic-problems',
    text: 'What happened?',
    kind: 'long',
    ifQuestion: 'anaesthetic',
    ifAnswer: 'Yes, with problems',
  },
  { linkId: 'weight', text: 'What is your weight in kilograms?', kind: 'number' },
  { linkId: 'letter', text: 'Do you have a letter or results from another doctor?', kind: 'yes-no' },
  {
    linkId: 'letter-file',
    text: 'Add them here, or bring them with you',
    kind: 'file',
    ifQuestion: 'letter',
    ifAnswer: 'yes',
  },
];

/** Before the antenatal class. */
export const beforeClass: Question[] = [
  { linkId: 'due', text: 'When is your baby due?', kind: 'date', isRequired: true },
  {
    linkId: 'first',
    text: 'Is this your first child?',
    kind: 'yes-no',
  },
  {
    linkId: 'partner',
    text: 'Who comes with you?',
    kind: 'one',
    choices: ['My partner', 'A relative or friend', 'Nobody'],
  },
  { linkId: 'topics', text: 'What would you like to talk about?', kind: 'long' },
];
