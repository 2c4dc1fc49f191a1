/** What the demo hospital's reception answers again and again, in its languages. */
import type { Language } from '#words/language.ts';

interface DemoReply {
  name: string;
  language: Language | '';
  text: string;
}

export const savedReplies: DemoReply[] = [
  {
    name: 'Copy of results',
    language: '',
    text: 'We send copies of results to the address that we have for you. Please tell us your date of birth and the day of the visit, so that we find them. If it is urgent, call us: {phone}.',
  },
  {
    name: 'Visiting hours',
    language: '',
    text: 'Visitors are welcome every day from 10:00 to 20:00. You need no appointment, and the reception in the lobby shows you the way.',
  },
  {
    name: 'Please call us',
    language: '',
    text: 'We would like to talk about this with you. Please call {hospital} between 8:00 and 20:00: {phone}.',
  },
  {
    name: 'Besuchszeiten',
    language: 'de',
    text: 'Besuch ist jeden Tag von 10:00 bis 20:00 Uhr willkommen. Einen Termin brauchen Sie nicht, und der Empfang in der Eingangshalle zeigt Ihnen den Weg.',
  },
  {
    name: 'مواعيد الزيارة',
    language: 'ar',
    text: 'نرحب بالزوار كل يوم من الساعة 10:00 إلى 20:00. لا حاجة إلى موعد، ويرشدكم موظفو الاستقبال في الردهة إلى الطريق.',
  },
];
