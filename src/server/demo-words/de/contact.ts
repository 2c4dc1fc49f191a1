/** Where the hospital is, in German. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const contact: DemoWords = {
  '1': {
    openingHours: {
      'Emergency care only': 'Nur Notfälle',
      'Bank holidays': 'Feiertage',
      'Usual hours, unless a closure is shown here': 'Wie sonst auch, sofern hier keine Schließung steht',
      'Emergency department': 'Notaufnahme',
      'Visiting hours': 'Besuchszeiten',
    },
    phoneLabels: 'Empfang, Rechnungen und Versicherung, Patientenberatung',
    emailLabels: 'Allgemeine Fragen, Termine',
    location: '14 Lantern Row\nLondon NX4 7QT\nVereinigtes Königreich',
  },
};
