/** The demo hospital's testimonials: invented people, invented visits, each with consent. */
export interface DemoTestimonial {
  name: string;
  quote: string;
  rating: number;
  treatment: string;
  doctor: string;
  department: string;
}

export const testimonials: DemoTestimonial[] = [
  {
    name: 'Ruth A.',
    quote:
      'She drew my heart on a sheet of paper and showed me what was wrong. I still have the drawing on the fridge.',
    rating: 5,
    treatment: 'Heart rhythm clinic',
    doctor: 'clara-hensley',
    department: 'cardiology',
  },
  {
    name: 'Desmond K.',
    quote:
      'I came in at night with chest pain and was home two days later. Everybody told me what would happen next, before it did.',
    rating: 5,
    treatment: 'Coronary stent',
    doctor: 'rafael-ibarrola',
    department: 'cardiology',
  },
  {
    name: 'Maria T.',
    quote:
      'After years of headaches somebody asked the right questions. We found what sets them off, and I have fewer of them now.',
    rating: 5,
    treatment: 'Migraine clinic',
    doctor: 'karim-belhadi',
    department: 'neurology',
  },
  {
    name: 'Alan P.',
    quote: 'The appointment started on time and nobody looked at the clock. I left with a plan I understood.',
    rating: 4,
    treatment: 'General check-up',
    doctor: 'samuel-oduya',
    department: 'general-medicine',
  },
  {
    name: 'Farida N.',
    quote:
      'I was nervous about the test. The team explained each step and it was over sooner than I had feared.',
    rating: 5,
    treatment: 'Colonoscopy',
    doctor: 'rohan-deshmukh',
    department: 'gastroenterology',
  },
  {
    name: 'Gareth L.',
    quote:
      'He listened to my chest and then to me. My inhaler plan fits on one page, and I can climb the stairs again.',
    rating: 5,
    treatment: 'Asthma clinic',
    doctor: 'tomasz-wilk',
    department: 'pulmonology',
  },
  {
    name: 'Sunita R.',
    quote:
      'Living with kidney disease is a long road. It helps to see the same face each time and to get the results explained the same week.',
    rating: 5,
    treatment: 'Kidney clinic',
    doctor: 'meera-iyengar',
    department: 'nephrology',
  },
  {
    name: 'Helen W.',
    quote: 'He never hid anything and never took away hope. My family could ask every question they had.',
    rating: 5,
    treatment: 'Breast cancer treatment',
    doctor: 'edmund-fairleigh',
    department: 'oncology',
  },
  {
    name: 'Joon-ho S.',
    quote: 'A mole had worried me for months. It was looked at, removed and explained in one morning.',
    rating: 5,
    treatment: 'Mole check',
    doctor: 'ingrid-halvorsen',
    department: 'dermatology',
  },
  {
    name: 'Patricia M.',
    quote:
      'Three months after the new knee I walked along the sea with my grandson. The exercises were hard; the encouragement made them possible.',
    rating: 5,
    treatment: 'Knee replacement',
    doctor: 'matteo-ferrante',
    department: 'orthopaedics',
  },
  {
    name: 'Tom and Aisha B.',
    quote:
      'Our daughter was afraid of doctors. Now she asks when she may visit the one with the curly hair again.',
    rating: 5,
    treatment: 'Children’s clinic',
    doctor: 'ifeoma-adeyinka',
    department: 'paediatrics',
  },
  {
    name: 'Claire D.',
    quote: 'They took time for a baby who would not stop coughing, and for two parents who had not slept.',
    rating: 4,
    treatment: 'Children’s lung clinic',
    doctor: 'niamh-corrigan',
    department: 'paediatrics',
  },
  {
    name: 'Ines F.',
    quote:
      'I was asked what I wanted from the birth, and it was written down. When plans had to change, I was asked again.',
    rating: 5,
    treatment: 'Maternity care',
    doctor: 'layla-hassoun',
    department: 'obstetrics-gynaecology',
  },
  {
    name: 'Walter H.',
    quote:
      'The day after the cataract operation I read the newspaper without a lamp. I had forgotten how white paper is.',
    rating: 5,
    treatment: 'Cataract surgery',
    doctor: 'margaret-lindqvist',
    department: 'ophthalmology',
  },
  {
    name: 'Beatriz C.',
    quote: 'Kind, quick and clear. I hear my own footsteps again and I would not want to miss the sound.',
    rating: 5,
    treatment: 'Hearing clinic',
    doctor: 'callum-strachan',
    department: 'ent',
  },
  {
    name: 'Omar J.',
    quote:
      'I had avoided the dentist for ten years. Nobody told me off; we made a list and worked through it.',
    rating: 5,
    treatment: 'Dental care',
    doctor: 'camila-duarte',
    department: 'dental',
  },
];
