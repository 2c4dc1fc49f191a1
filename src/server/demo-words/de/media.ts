/** What the pictures show, in German. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const media: DemoWords = {
  'hero-exterior': {
    alt: 'Ein modernes vierstöckiges Krankenhaus mit verglastem Eingang, gesehen über eine Wiese mit Bäumen im Morgenlicht.',
  },
  'lobby-reception': {
    alt: 'Eine helle Eingangshalle mit langem Empfangstresen aus Holz und Sitzbereich.',
  },
  'corridor-daylight': {
    alt: 'Ein sonniger Flur, auf dem zwei Mitarbeitende an Patientenzimmern vorbeigehen.',
  },
  'patient-room': {
    alt: 'Ein ruhiges Einzelzimmer mit Bett, zwei Sesseln und einem großen Fenster.',
  },
  'operating-theatre': {
    alt: 'Ein Operationssaal mit Operationstisch, OP-Lampen und zwei Mitarbeitenden in OP-Kleidung.',
  },
  'imaging-suite': {
    alt: 'Ein Untersuchungsraum mit einem ringförmigen Scanner und einer Fachkraft daneben.',
  },
  'consultation-room': {
    alt: 'Ein Sprechzimmer mit einer Person in ärztlicher Kleidung am Schreibtisch, zwei Stühlen und einer Untersuchungsliege.',
  },
  'laboratory-bench': { alt: 'Ein Labortisch mit Mikroskop, Kolben und Ständern mit Probenröhrchen.' },
  'pharmacy-shelves': { alt: 'Eine Krankenhausapotheke mit Holztresen und gut gefüllten Regalen.' },
  'ambulance-bay': {
    alt: 'Ein Krankenwagen am Eingang der Notaufnahme, daneben wartet das Team mit einer Trage.',
  },
  'children-ward': {
    alt: 'Eine fröhliche Kinderstation mit zwei Betten, einer Spielecke und einem großen Teddybären.',
  },
  'healing-garden': {
    alt: 'Ein Garten im Innenhof mit geschwungenem Weg, Teich, Bänken und Bäumen.',
  },
  'lecture-hall': { alt: 'Ein Hörsaal mit ansteigenden Sitzreihen, in dem jemand ein Diagramm vorstellt.' },
  cardiology: { alt: 'Ein korallenrotes Herz aus Ton mit einer weißen Pulslinie.' },
  neurology: { alt: 'Ein menschliches Gehirn aus Ton auf einem runden Sockel.' },
  orthopaedics: { alt: 'Ein Kniegelenk aus Ton mit Knochen und Bändern.' },
  paediatrics: { alt: 'Ein Teddybär mit korallenroter Schleife auf einem Sockel.' },
  obstetrics: { alt: 'Eine abstrakte Tonfigur einer Mutter, die ein Neugeborenes hält.' },
  ophthalmology: { alt: 'Ein Auge aus Ton mit türkisfarbener Iris.' },
  dental: { alt: 'Ein weißer Backenzahn aus Ton in einem Stück Zahnfleisch.' },
  pulmonology: { alt: 'Eine Lunge aus Ton mit Luftröhre und Bronchien.' },
  nephrology: { alt: 'Zwei Nieren aus Ton mit ihren Blutgefäßen.' },
  oncology: { alt: 'Eine korallenrote Krebsschleife vor türkisfarbenem Hintergrund.' },
  emergency: { alt: 'Eine korallenrote Warnleuchte mit Lichtstrahlen.' },
  radiology: { alt: 'Ein Leuchtkasten mit der stilisierten Aufnahme eines Brustkorbs.' },
  'general-medicine': { alt: 'Ein korallenrotes Stethoskop auf einem Sockel.' },
  dermatology: { alt: 'Ein Blockmodell der Hautschichten neben einem Tropfen Serum.' },
  ent: { alt: 'Ein Ohr aus Ton mit Schallwellen.' },
  gastroenterology: { alt: 'Ein Magen aus Ton.' },
  'child-care': { alt: 'Ein Stapelturm aus Ringen mit Bauklötzen.' },
  'doctor-01': {
    alt: 'Porträt von Dr. Clara Hensley, Fachärztin für Kardiologie und Leiterin der Abteilung',
  },
  'doctor-02': { alt: 'Porträt von Dr. Karim Belhadi, Facharzt für Neurologie und Leiter der Abteilung' },
  'doctor-03': {
    alt: 'Porträt von Dr. Ifeoma Adeyinka, Fachärztin für Kinder- und Jugendmedizin und Leiterin der Abteilung',
  },
  'doctor-04': {
    alt: 'Porträt von Prof. Edmund Fairleigh, Professor für Onkologie und Leiter der Abteilung',
  },
  'doctor-05': {
    alt: 'Porträt von Dr. Layla Hassoun, Fachärztin für Geburtshilfe und Leiterin der Abteilung',
  },
  'doctor-06': { alt: 'Porträt von Dr. Kofi Amponsah, Facharzt für Notfallmedizin und Leiter der Abteilung' },
  'doctor-07': {
    alt: 'Porträt von Dr. Ingrid Halvorsen, Fachärztin für Dermatologie und Leiterin der Abteilung',
  },
  'doctor-08': {
    alt: 'Porträt von Mr Matteo Ferrante, Facharzt für orthopädische Chirurgie und Leiter der Abteilung',
  },
  'doctor-09': {
    alt: 'Porträt von Dr. Meera Iyengar, Fachärztin für Nephrologie und Leiterin der Abteilung',
  },
  'doctor-10': { alt: 'Porträt von Dr. Tomasz Wilk, Facharzt für Pneumologie und Leiter der Abteilung' },
  'doctor-11': {
    alt: 'Porträt von Prof. Margaret Lindqvist, Professorin für Augenheilkunde und Leiterin der Abteilung',
  },
  'doctor-12': {
    alt: 'Porträt von Dr. Rohan Deshmukh, Facharzt für Gastroenterologie und Leiter der Abteilung',
  },
  'doctor-13': {
    alt: 'Porträt von Dr. Camila Duarte, Fachzahnärztin für restaurative Zahnmedizin und Leiterin der Abteilung',
  },
  'doctor-14': {
    alt: 'Porträt von Prof. Samuel Oduya, Ärztlicher Direktor und Leiter der Allgemeinen Inneren Medizin',
  },
  'doctor-15': { alt: 'Porträt von Dr. Niamh Corrigan, Fachärztin für Asthma und Allergien bei Kindern' },
  'doctor-16': {
    alt: 'Porträt von Mr Callum Strachan, Facharzt für Hals-Nasen-Ohren-Chirurgie und Leiter der Abteilung',
  },
  'doctor-17': { alt: 'Porträt von Dr. Thandeka Nkosana, Fachärztin für Schwangerschaft und Geburt' },
  'doctor-18': { alt: 'Porträt von Dr. Rafael Ibarrola, Facharzt für interventionelle Kardiologie' },
  'doctor-19': {
    alt: 'Porträt von Dr. Zeynep Karahan, Fachärztin für Radiologie und Leiterin der Abteilung',
  },
  'doctor-20': { alt: 'Porträt von Prof. Walter Engelhart, Professor für Neurologie' },
};
