import { type OfferedIcon, offeredIcons } from '#web/ui/icon-names.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

const words = {
  'accident-and-emergency': 'Accident and emergency',
  allergies: 'Allergies',
  ambulance: 'Ambulance',
  'baby-0203m': 'Baby',
  'biochemistry-laboratory': 'Laboratory',
  'blood-drop': 'Drop of blood',
  'blood-pressure': 'Blood pressure',
  body: 'Human body',
  cardiogram: 'Cardiogram',
  cardiology: 'Cardiology',
  'child-care': 'Child care',
  colon: 'Bowel',
  'critical-care': 'Critical care',
  crutches: 'Crutches',
  'dental-hygiene': 'Dental hygiene',
  diabetes: 'Diabetes',
  dialysis: 'Dialysis',
  doctor: 'Doctor with a stethoscope',
  ear: 'Ear',
  elderly: 'Older person',
  endocrinology: 'Endocrinology',
  exercise: 'Exercise',
  eye: 'Eye',
  eyeglasses: 'Glasses',
  'female-reproductive-system': 'Womb',
  fetus: 'Unborn child',
  gastroenterology: 'Gastroenterology',
  'general-surgery': 'Surgery',
  geriatrics: 'Geriatrics',
  head: 'Human head',
  headache: 'Headache',
  'health-worker': 'Health worker',
  'heart-organ': 'Heart',
  hematology: 'Haematology',
  hospital: 'Hospital building',
  inpatient: 'Inpatient',
  'intensive-care-unit': 'Intensive care',
  joints: 'Joints',
  kidneys: 'Kidneys',
  lactation: 'Breastfeeding',
  liver: 'Liver',
  lungs: 'Lungs',
  medicines: 'Medicines',
  'mental-health': 'Mental health',
  microscope: 'Microscope',
  nerve: 'Nerve',
  neurology: 'Neurology',
  nutrition: 'Nutrition',
  oncology: 'Oncology',
  orthopaedics: 'Orthopaedics',
  'palliative-care': 'Palliative care',
  pediatrics: 'Paediatrics',
  pharmacy: 'Pharmacy',
  'physical-therapy': 'Physiotherapy',
  pregnant: 'Pregnancy',
  psychology: 'Psychology',
  radiology: 'Radiology',
  respirology: 'Respiratory medicine',
  rheumatology: 'Rheumatology',
  skeleton: 'Skeleton',
  sonography: 'Ultrasound',
  spine: 'Spine',
  stethoscope: 'Stethoscope',
  stomach: 'Stomach',
  'syringe-vaccine': 'Vaccination',
  telemedicine: 'Video consultation',
  'test-tubes': 'Test tubes',
  thyroid: 'Thyroid',
  tooth: 'Tooth',
  'ultrasound-scanner': 'Ultrasound scanner',
  urology: 'Urology',
  'vascular-surgery': 'Vascular surgery',
  virus: 'Virus',
  woman: 'Woman',
  xray: 'X-ray',
} as const satisfies Record<OfferedIcon, PlainMessage>;

/** An icon's name in the language of the page; '' if no longer offered. */
export function iconWords(name: string) {
  const message = words[name.replace(/-outline$/, '') as OfferedIcon];
  return message ? t(message) : '';
}

export function iconsByWords() {
  return offeredIcons
    .map((name) => ({ name, words: iconWords(name) }))
    .sort((one, other) => one.words.localeCompare(other.words));
}
