/** The demo hospital's pictures: original renders in the folder `pictures`, one entry per file. */

export interface DemoPicture {
  /** The file name without extension. */
  file: string;
  alt: string;
  /** The point that a crop must keep, as fractions of width and height; defaults to the middle. */
  focal?: { x: number; y: number };
}

export const pictures: DemoPicture[] = [
  {
    file: 'hero-exterior',
    alt: 'A modern four-storey hospital with a glazed entrance, seen across a lawn with trees in morning light.',
    focal: { x: 0.72, y: 0.55 },
  },
  {
    file: 'lobby-reception',
    alt: 'A bright hospital lobby with a long wooden reception desk and a seating area.',
    focal: { x: 0.55, y: 0.6 },
  },
  {
    file: 'corridor-daylight',
    alt: 'A sunlit hospital corridor with two staff members walking past patient rooms.',
    focal: { x: 0.55, y: 0.5 },
  },
  {
    file: 'patient-room',
    alt: 'A calm single patient room with a bed, two armchairs and a large window.',
    focal: { x: 0.7, y: 0.6 },
  },
  {
    file: 'operating-theatre',
    alt: 'An operating theatre with an operating table, surgical lamps and two staff in scrubs.',
    focal: { x: 0.5, y: 0.6 },
  },
  {
    file: 'imaging-suite',
    alt: 'An imaging room with a ring scanner and a radiographer standing beside it.',
    focal: { x: 0.48, y: 0.55 },
  },
  {
    file: 'consultation-room',
    alt: 'A consultation room with a doctor at a desk, two visitor chairs and an examination couch.',
    focal: { x: 0.35, y: 0.55 },
  },
  {
    file: 'laboratory-bench',
    alt: 'A medical laboratory bench with a microscope, flasks and racks of sample tubes.',
    focal: { x: 0.45, y: 0.5 },
  },
  {
    file: 'pharmacy-shelves',
    alt: 'A hospital pharmacy with a wooden counter and well-filled shelves.',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'ambulance-bay',
    alt: 'An ambulance parked at the emergency entrance while the crew waits with a stretcher.',
    focal: { x: 0.45, y: 0.65 },
  },
  {
    file: 'children-ward',
    alt: "A cheerful children's ward with two beds, a play corner and a large teddy bear.",
    focal: { x: 0.5, y: 0.6 },
  },
  {
    file: 'healing-garden',
    alt: 'A hospital courtyard garden with a curved path, a pond, benches and trees.',
    focal: { x: 0.55, y: 0.55 },
  },
  {
    file: 'lecture-hall',
    alt: 'A lecture hall with tiered seats where a speaker presents a chart.',
    focal: { x: 0.45, y: 0.5 },
  },
  { file: 'cardiology', alt: 'A coral clay heart with a white pulse line.' },
  { file: 'neurology', alt: 'A clay model of a human brain on a round plinth.' },
  { file: 'orthopaedics', alt: 'A clay model of a knee joint with bones and ligaments.' },
  { file: 'paediatrics', alt: 'A teddy bear with a coral bow sitting on a plinth.' },
  { file: 'obstetrics', alt: 'An abstract clay figure of a mother holding a newborn.' },
  { file: 'ophthalmology', alt: 'A clay model of an eye with a teal iris.' },
  { file: 'dental', alt: 'A white clay molar tooth standing in a piece of gum.' },
  { file: 'pulmonology', alt: 'A clay model of lungs with windpipe and bronchi.' },
  { file: 'nephrology', alt: 'A clay model of two kidneys with their blood vessels.' },
  { file: 'oncology', alt: 'A coral awareness ribbon against a teal backdrop.' },
  { file: 'emergency', alt: 'A coral siren lamp with light rays.' },
  { file: 'radiology', alt: 'A light box showing a stylised rib cage film.' },
  { file: 'general-medicine', alt: 'A coral stethoscope standing on a plinth.' },
  { file: 'dermatology', alt: 'A block model of the layers of skin beside a drop of serum.' },
  { file: 'ent', alt: 'A clay model of an ear with sound waves.' },
  { file: 'gastroenterology', alt: 'A clay model of a stomach.' },
  { file: 'child-care', alt: 'A stacking-ring toy with building blocks.' },
  {
    file: 'doctor-01',
    alt: 'A woman doctor with brown hair in a bun and a stethoscope.',
    focal: { x: 0.5, y: 0.2 },
  },
  {
    file: 'doctor-02',
    alt: 'A man doctor with short black hair and a full black beard.',
    focal: { x: 0.5, y: 0.2 },
  },
  {
    file: 'doctor-03',
    alt: 'A woman doctor with curly black hair and a stethoscope.',
    focal: { x: 0.5, y: 0.2 },
  },
  { file: 'doctor-04', alt: 'An older man doctor with grey hair and glasses.', focal: { x: 0.5, y: 0.2 } },
  {
    file: 'doctor-05',
    alt: 'A woman doctor wearing a teal headscarf and a stethoscope.',
    focal: { x: 0.5, y: 0.2 },
  },
  {
    file: 'doctor-06',
    alt: 'A man doctor with a short beard and a stethoscope.',
    focal: { x: 0.5, y: 0.2 },
  },
  { file: 'doctor-07', alt: 'A woman doctor with blond chin-length hair.', focal: { x: 0.5, y: 0.2 } },
  { file: 'doctor-08', alt: 'A bald man doctor with a full dark beard.', focal: { x: 0.5, y: 0.2 } },
  { file: 'doctor-09', alt: 'A woman doctor with long black hair and glasses.', focal: { x: 0.5, y: 0.2 } },
  { file: 'doctor-10', alt: 'A man doctor with brown hair in navy scrubs.', focal: { x: 0.5, y: 0.2 } },
  {
    file: 'doctor-11',
    alt: 'An older woman doctor with white hair and teal glasses.',
    focal: { x: 0.5, y: 0.2 },
  },
  {
    file: 'doctor-12',
    alt: 'A man doctor with wavy black hair, a beard and glasses.',
    focal: { x: 0.5, y: 0.2 },
  },
  { file: 'doctor-13', alt: 'A woman doctor with a dark ponytail.', focal: { x: 0.5, y: 0.2 } },
  {
    file: 'doctor-14',
    alt: 'An older man doctor with a grey beard and glasses.',
    focal: { x: 0.5, y: 0.2 },
  },
  {
    file: 'doctor-15',
    alt: 'A woman doctor with long auburn hair and a stethoscope.',
    focal: { x: 0.5, y: 0.2 },
  },
  { file: 'doctor-16', alt: 'A man doctor with auburn hair and a full beard.', focal: { x: 0.5, y: 0.2 } },
  {
    file: 'doctor-17',
    alt: 'A woman doctor with very short black hair and a stethoscope.',
    focal: { x: 0.5, y: 0.2 },
  },
  {
    file: 'doctor-18',
    alt: 'A man doctor with wavy grey hair and a stethoscope.',
    focal: { x: 0.5, y: 0.2 },
  },
  {
    file: 'doctor-19',
    alt: 'A woman doctor wearing a sand-coloured headscarf and glasses.',
    focal: { x: 0.5, y: 0.2 },
  },
  { file: 'doctor-20', alt: 'An older bald man doctor with glasses.', focal: { x: 0.5, y: 0.2 } },
];
