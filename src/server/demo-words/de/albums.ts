/** The picture albums in German, and under each its pictures. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const albums: DemoWords = {
  'inside-our-hospital': {
    title: 'Ein Blick in unser Krankenhaus',
    description:
      'Ein Rundgang von der Eingangstür bis zu den Stationen, damit Sie vorher wissen, was Sie erwartet.',
  },
  'inside-our-hospital/hero-exterior': {
    caption: 'Der Haupteingang am Morgen. Im Glasturm sind die Treppe und drei Aufzüge.',
  },
  'inside-our-hospital/lobby-reception': {
    caption: 'Der Empfang, ab sieben Uhr morgens besetzt. Wer sich verlaufen hat, fragt hier.',
  },
  'inside-our-hospital/corridor-daylight': {
    caption: 'Der lange Flur im ersten Stock. Farbige Türen zeigen, in welcher Abteilung Sie sind.',
  },
  'inside-our-hospital/consultation-room': {
    caption: 'Ein Sprechzimmer. Für Ihre Begleitung steht immer ein Stuhl bereit.',
  },
  'inside-our-hospital/patient-room': {
    caption: 'Ein Einzelzimmer. Ein Sessel lässt sich für Gäste über Nacht zum Bett ausklappen.',
  },
  'inside-our-hospital/pharmacy-shelves': {
    caption: 'Die Apotheke neben der Eingangshalle, täglich geöffnet, auch für Menschen aus der Stadt.',
  },
  'inside-our-hospital/lecture-hall': {
    caption: 'Der Hörsaal. An jedem ersten Dienstag im Monat sind die Vorträge hier für alle.',
  },
  'quiet-places': {
    title: 'Ruhige Orte',
    description:
      'Wo Sie sitzen, durchatmen und warten können. All diese Orte stehen Patientinnen, Patienten und Gästen offen.',
  },
  'quiet-places/healing-garden': {
    caption: 'Der Garten im Innenhof im April, einen Tag nach der Wiedereröffnung. Alle Wege sind stufenlos.',
  },
  'quiet-places/corridor-daylight': {
    caption: 'Von den Fensterplätzen im ersten Stock blicken Sie in den Garten.',
  },
  'quiet-places/patient-room': { caption: 'Abendlicht in einem Zimmer des Gartenflügels.' },
  'quiet-places/lobby-reception': {
    caption: 'Früh am Morgen gehört die Eingangshalle denen, die nicht schlafen können.',
  },
  'new-childrens-ward': {
    title: 'Die neue Kinderstation',
    description:
      'Sechzig Kinder haben uns erzählt, wie eine Station aussehen soll. Das haben wir daraus gemacht.',
  },
  'new-childrens-ward/children-ward': {
    caption: 'Die Spielecke am Umzugstag, bevor die Dreiräder kamen.',
  },
  'new-childrens-ward/paediatrics': {
    caption:
      'Der Bär der Station hat schon jede Untersuchung hinter sich. Er wird Ihnen sagen, dass es nicht so schlimm war.',
  },
  'new-childrens-ward/child-care': {
    caption: 'Unsere Spieltherapeutin bringt Spielzeug zu allen, die im Bett bleiben müssen.',
  },
  'behind-the-results': {
    title: 'Hinter den Befunden: Aufnahmen, Labor, Operationssaal',
    description:
      'Räume, die man nur für Minuten oder im Schlaf erlebt. Hier sehen Sie, was dort den Rest des Tages geschieht.',
  },
  'behind-the-results/imaging-suite': {
    caption: 'Der neue Scanner an seinem ersten Tag. Die Öffnung ist eine Handbreit weiter als beim alten.',
  },
  'behind-the-results/radiology': {
    caption:
      'Eine Aufnahme auf dem Leuchtkasten. Die meisten Bilder werden heute am Bildschirm beurteilt, aber nicht alle.',
  },
  'behind-the-results/laboratory-bench': {
    caption: 'Das Labor untersucht an einem Werktag etwa neunhundert Proben.',
  },
  'behind-the-results/operating-theatre': {
    caption: 'Einer von sechs Operationssälen bei der Vorbereitung. Jedes Teil wird zweimal gezählt.',
  },
  'behind-the-results/ambulance-bay': {
    caption: 'Die Übergabe am Eingang der Notaufnahme dauert keine zwei Minuten.',
  },
  'your-visit-step-by-step': {
    title: 'Ihr Termin, Schritt für Schritt',
    description:
      'Was zwischen Eingangstür und Heimweg geschieht, in der Reihenfolge, in der die meisten es erleben.',
  },
  'your-visit-step-by-step/lobby-reception': {
    caption: 'Sie nennen am Empfang Ihren Namen und erfahren den Weg.',
  },
  'your-visit-step-by-step/consultation-room': {
    caption: 'Zuerst wird zugehört. Für einen Ersttermin ist eine halbe Stunde eingeplant.',
  },
  'your-visit-step-by-step/laboratory-bench': {
    caption: 'Wird Blut abgenommen, ist es innerhalb einer Stunde im Labor.',
  },
  'your-visit-step-by-step/imaging-suite': {
    caption: 'Eine Aufnahme, wo sie sich lohnt, ist oft noch am selben Tag möglich.',
  },
  'your-visit-step-by-step/pharmacy-shelves': {
    caption: 'Medikamente liegen auf dem Weg hinaus in der Apotheke bereit.',
  },
  'your-visit-step-by-step/healing-garden': {
    caption: 'Und im Garten steht eine Bank für alle, die zu früh dran sind.',
  },
  'heads-of-department': {
    title: 'Die Menschen, die unsere Abteilungen leiten',
    description:
      'Porträts vom jährlichen Mitarbeitertag. Sie alle hören lieber auf ihren Namen als auf ihren Titel.',
  },
  'heads-of-department/doctor-14': {
    caption: 'Prof. Samuel Oduya, Allgemeine Innere Medizin, auch unser Ärztlicher Direktor',
  },
  'heads-of-department/doctor-01': { caption: 'Dr. Clara Hensley, Kardiologie' },
  'heads-of-department/doctor-02': { caption: 'Dr. Karim Belhadi, Neurologie' },
  'heads-of-department/doctor-12': { caption: 'Dr. Rohan Deshmukh, Gastroenterologie' },
  'heads-of-department/doctor-10': { caption: 'Dr. Tomasz Wilk, Pneumologie' },
  'heads-of-department/doctor-09': { caption: 'Dr. Meera Iyengar, Nephrologie' },
  'heads-of-department/doctor-04': { caption: 'Prof. Edmund Fairleigh, Onkologie' },
  'heads-of-department/doctor-07': { caption: 'Dr. Ingrid Halvorsen, Dermatologie' },
  'heads-of-department/doctor-08': { caption: 'Mr Matteo Ferrante, Orthopädie' },
  'heads-of-department/doctor-03': { caption: 'Dr. Ifeoma Adeyinka, Kinder- und Jugendmedizin' },
  'heads-of-department/doctor-05': { caption: 'Dr. Layla Hassoun, Geburtshilfe und Gynäkologie' },
  'heads-of-department/doctor-06': { caption: 'Dr. Kofi Amponsah, Notaufnahme' },
  'heads-of-department/doctor-19': { caption: 'Dr. Zeynep Karahan, Radiologie' },
  'heads-of-department/doctor-11': { caption: 'Prof. Margaret Lindqvist, Augenheilkunde' },
  'heads-of-department/doctor-16': { caption: 'Mr Callum Strachan, Hals-Nasen-Ohren-Heilkunde' },
  'heads-of-department/doctor-13': { caption: 'Dr. Camila Duarte, Zahnmedizin' },
};
