/** The fields of medicine in German. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const specialities: DemoWords = {
  'general-cardiology': {
    name: 'Allgemeine Kardiologie',
    description:
      'Häufige Herzbeschwerden erkennen und behandeln: Brustschmerzen, Atemnot, Herzgeräusche und Herzschwäche.',
  },
  'heart-rhythm-disorders': {
    name: 'Herzrhythmusstörungen',
    description:
      'Hilfe für Herzen, die zu schnell, zu langsam oder aus dem Takt schlagen, mit Medikamenten, Schrittmachern oder anderen Verfahren.',
  },
  'interventional-cardiology': {
    name: 'Interventionelle Kardiologie',
    description:
      'Verengte Herzkranzgefäße von innen öffnen, mit einem dünnen Katheter über Handgelenk oder Leiste.',
  },
  'high-blood-pressure': {
    name: 'Bluthochdruck',
    description:
      'Herausfinden, warum der Blutdruck erhöht ist, und ihn senken, wenn einfache Behandlung nicht ausreicht.',
  },
  'headache-medicine': {
    name: 'Kopfschmerzmedizin',
    description:
      'Migräne, Spannungskopfschmerz, Clusterkopfschmerz und Kopfschmerzen durch zu viele Schmerzmittel.',
  },
  'stroke-medicine': {
    name: 'Schlaganfallmedizin',
    description:
      'Behandlung nach einem Schlaganfall oder einer kurzen Durchblutungsstörung (TIA) und Wege, das Risiko für einen weiteren zu senken.',
  },
  'memory-disorders': {
    name: 'Gedächtnisstörungen',
    description:
      'Untersuchung von Gedächtnis und Denken und Unterstützung für Menschen mit Demenz und ihre Familien.',
  },
  'joint-replacement': {
    name: 'Gelenkersatz',
    description:
      'Künstliche Hüft- und Kniegelenke bei verschlissenen Gelenken und Wechsel früherer Prothesen.',
  },
  'sports-injuries': {
    name: 'Sportverletzungen',
    description:
      'Bänderrisse, Knorpelschäden und Sehnenschmerzen, mit einem Plan für die sichere Rückkehr zum Sport.',
  },
  'general-paediatrics': {
    name: 'Allgemeine Kinder- und Jugendmedizin',
    description: 'Krankheiten, Wachstum und Entwicklung von Kindern von der Geburt bis sechzehn.',
  },
  'childrens-asthma-and-allergy': {
    name: 'Asthma und Allergien bei Kindern',
    description:
      'Pfeifende Atmung, Nahrungsmittelallergien, Heuschnupfen und Neurodermitis bei Babys, Kindern und Jugendlichen.',
  },
  'maternity-care': {
    name: 'Schwangerschaft und Geburt',
    description:
      'Begleitung durch Schwangerschaft, Geburt und die ersten Wochen, auch bei Schwangerschaften, die mehr Aufmerksamkeit brauchen.',
  },
  gynaecology: {
    name: 'Gynäkologie',
    description:
      'Regelbeschwerden, Unterleibsschmerzen, Myome, Verhütung, Wechseljahre und andere Fragen der Frauengesundheit.',
  },
  'cataract-and-lens-surgery': {
    name: 'Operation des Grauen Stars',
    description: 'Austausch einer getrübten Augenlinse gegen eine klare.',
  },
  glaucoma: {
    name: 'Grüner Star (Glaukom)',
    description: 'Das Sehvermögen schützen, wenn der Augendruck oder der Sehnerv Anlass zur Sorge gibt.',
  },
  'restorative-dentistry': {
    name: 'Zahnerhaltung und Zahnersatz',
    description:
      'Füllungen, Kronen, Wurzelkanalbehandlungen, Brücken und Implantate, damit Sie wieder kauen und lächeln können.',
  },
  'asthma-and-copd': {
    name: 'Asthma und COPD',
    description:
      'Chronische Erkrankungen, die die Atemwege verengen, und das richtige Spray in der richtigen Anwendung.',
  },
  'sleep-medicine': {
    name: 'Schlafmedizin',
    description: 'Schnarchen, Schlafapnoe und Müdigkeit am Tag.',
  },
  'kidney-disease': {
    name: 'Nierenerkrankungen',
    description:
      'Den Verlust der Nierenfunktion verlangsamen und Menschen vor und während der Dialyse begleiten.',
  },
  'medical-oncology': {
    name: 'Internistische Onkologie',
    description: 'Behandlung von Krebs mit Medikamenten wie Chemotherapie, Hormontherapie und Immuntherapie.',
  },
  'emergency-medicine': {
    name: 'Notfallmedizin',
    description: 'Die ersten Stunden bei plötzlichen Erkrankungen und Verletzungen, in jedem Alter.',
  },
  'diagnostic-imaging': {
    name: 'Bildgebende Diagnostik',
    description: 'Die richtige Aufnahme wählen, die Bilder beurteilen und erklären, was sie zeigen.',
  },
  'internal-medicine': {
    name: 'Innere Medizin',
    description: 'Beschwerden ohne klare Ursache und Menschen mit mehreren Erkrankungen zugleich.',
  },
  'diabetes-care': {
    name: 'Diabetologie',
    description:
      'Diabetes Typ 1 und Typ 2, Insulin, Technik und die Kontrollen, die späteren Schäden vorbeugen.',
  },
  'medical-dermatology': {
    name: 'Hauterkrankungen',
    description: 'Krankheiten von Haut, Haaren und Nägeln und Kontrolle veränderter Muttermale.',
  },
  'hearing-and-balance': {
    name: 'Hören und Gleichgewicht',
    description: 'Hörverlust, Ohrgeräusche, Ohrentzündungen und Schwindel.',
  },
  'nose-and-sinus-surgery': {
    name: 'Chirurgie von Nase und Nebenhöhlen',
    description:
      'Verstopfte Nasen, Polypen, chronische Beschwerden der Nebenhöhlen und wiederkehrendes Nasenbluten.',
  },
  'digestive-endoscopy': {
    name: 'Endoskopie von Magen und Darm',
    description:
      'Magen und Darm von innen ansehen und Polypen entfernen, bevor sie Schaden anrichten können.',
  },
};
