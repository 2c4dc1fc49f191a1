/** The testimonials in German. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const testimonials: DemoWords = {
  'Ruth A.': {
    quote:
      'Sie hat mein Herz auf ein Blatt Papier gezeichnet und mir gezeigt, was nicht stimmt. Die Zeichnung hängt noch heute an meinem Kühlschrank.',
    treatment: 'Rhythmussprechstunde',
  },
  'Desmond K.': {
    quote:
      'Ich kam nachts mit Brustschmerzen und war zwei Tage später zu Hause. Alle haben mir gesagt, was als Nächstes kommt, bevor es kam.',
    treatment: 'Stent in einem Herzkranzgefäß',
  },
  'Maria T.': {
    quote:
      'Nach Jahren voller Kopfschmerzen hat jemand die richtigen Fragen gestellt. Wir haben die Auslöser gefunden, und ich habe jetzt weniger Anfälle.',
    treatment: 'Migränesprechstunde',
  },
  'Alan P.': {
    quote:
      'Der Termin begann pünktlich, und niemand sah auf die Uhr. Ich ging mit einem Plan, den ich verstanden habe.',
    treatment: 'Allgemeine Untersuchung',
  },
  'Farida N.': {
    quote:
      'Ich war vor der Untersuchung nervös. Das Team hat jeden Schritt erklärt, und es war schneller vorbei, als ich befürchtet hatte.',
    treatment: 'Darmspiegelung',
  },
  'Gareth L.': {
    quote:
      'Er hat erst meine Lunge abgehört und dann mir zugehört. Mein Plan für das Spray passt auf eine Seite, und ich komme wieder die Treppe hoch.',
    treatment: 'Asthmasprechstunde',
  },
  'Sunita R.': {
    quote:
      'Mit einer Nierenerkrankung zu leben ist ein langer Weg. Es hilft, jedes Mal dasselbe Gesicht zu sehen und die Ergebnisse noch in derselben Woche erklärt zu bekommen.',
    treatment: 'Nierensprechstunde',
  },
  'Helen W.': {
    quote:
      'Er hat nie etwas verschwiegen und nie die Hoffnung genommen. Meine Familie konnte jede Frage stellen.',
    treatment: 'Behandlung von Brustkrebs',
  },
  'Joon-ho S.': {
    quote:
      'Ein Muttermal hatte mir monatelang Sorgen gemacht. An einem Vormittag wurde es angesehen, entfernt und erklärt.',
    treatment: 'Kontrolle der Muttermale',
  },
  'Patricia M.': {
    quote:
      'Drei Monate nach dem neuen Knie bin ich mit meinem Enkel am Meer entlanggegangen. Die Übungen waren hart, der Zuspruch hat sie möglich gemacht.',
    treatment: 'Künstliches Kniegelenk',
  },
  'Tom and Aisha B.': {
    name: 'Tom und Aisha B.',
    quote:
      'Unsere Tochter hatte Angst vor Ärzten. Jetzt fragt sie, wann sie die mit den Locken wieder besuchen darf.',
    treatment: 'Kindersprechstunde',
  },
  'Claire D.': {
    quote:
      'Sie haben sich Zeit genommen für ein Baby, das nicht aufhörte zu husten, und für zwei Eltern, die nicht geschlafen hatten.',
    treatment: 'Lungensprechstunde für Kinder',
  },
  'Ines F.': {
    quote:
      'Ich wurde gefragt, was ich mir von der Geburt wünsche, und es wurde aufgeschrieben. Als sich der Plan ändern musste, wurde ich wieder gefragt.',
    treatment: 'Schwangerschaft und Geburt',
  },
  'Walter H.': {
    quote:
      'Am Tag nach der Operation des Grauen Stars habe ich die Zeitung ohne Lampe gelesen. Ich hatte vergessen, wie weiß Papier ist.',
    treatment: 'Operation des Grauen Stars',
  },
  'Beatriz C.': {
    quote:
      'Freundlich, schnell und klar. Ich höre meine eigenen Schritte wieder und möchte dieses Geräusch nicht mehr missen.',
    treatment: 'Hörsprechstunde',
  },
  'Omar J.': {
    quote:
      'Ich hatte den Zahnarzt zehn Jahre lang gemieden. Niemand hat mir Vorwürfe gemacht. Wir haben eine Liste geschrieben und sie abgearbeitet.',
    treatment: 'Zahnbehandlung',
  },
};
