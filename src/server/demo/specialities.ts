/** The fields of medicine that the demo doctors practise. */

export interface DemoSpeciality {
  name: string;
  slug: string;
  description: string;
}

export const specialities: DemoSpeciality[] = [
  {
    name: 'General cardiology',
    slug: 'general-cardiology',
    description:
      'Finding and treating the common troubles of the heart: chest pain, breathlessness, murmurs and heart failure.',
  },
  {
    name: 'Heart rhythm disorders',
    slug: 'heart-rhythm-disorders',
    description:
      'Care for hearts that beat too fast, too slowly or out of step, with medicines, pacemakers or other treatment.',
  },
  {
    name: 'Interventional cardiology',
    slug: 'interventional-cardiology',
    description:
      'Opening narrowed heart arteries from the inside, through a thin tube passed in at the wrist or groin.',
  },
  {
    name: 'High blood pressure',
    slug: 'high-blood-pressure',
    description:
      'Finding out why pressure is raised, and bringing it down when simple treatment is not enough.',
  },
  {
    name: 'Headache medicine',
    slug: 'headache-medicine',
    description: 'Migraine, tension headache, cluster headache and headache caused by too many painkillers.',
  },
  {
    name: 'Stroke medicine',
    slug: 'stroke-medicine',
    description: 'Care after a stroke or a mini-stroke, and ways to lower the chance of another one.',
  },
  {
    name: 'Memory disorders',
    slug: 'memory-disorders',
    description:
      'Assessment of memory and thinking, and support for people with dementia and their families.',
  },
  {
    name: 'Joint replacement',
    slug: 'joint-replacement',
    description:
      'Artificial hips and knees for joints that are worn out, and repair of earlier replacements.',
  },
  {
    name: 'Sports injuries',
    slug: 'sports-injuries',
    description: 'Torn ligaments, damaged cartilage and tendon pain, with a plan for a safe return to sport.',
  },
  {
    name: 'General paediatrics',
    slug: 'general-paediatrics',
    description: 'Illness, growth and development of children from birth to sixteen.',
  },
  {
    name: 'Children’s asthma and allergy',
    slug: 'childrens-asthma-and-allergy',
    description: 'Wheeze, food allergy, hay fever and eczema in babies, children and teenagers.',
  },
  {
    name: 'Maternity care',
    slug: 'maternity-care',
    description:
      'Care through pregnancy, birth and the first weeks, including pregnancies that need closer watch.',
  },
  {
    name: 'Gynaecology',
    slug: 'gynaecology',
    description:
      'Periods, pelvic pain, fibroids, contraception, the menopause and other questions of women’s health.',
  },
  {
    name: 'Cataract and lens surgery',
    slug: 'cataract-and-lens-surgery',
    description: 'Replacing a cloudy lens in the eye with a clear one.',
  },
  {
    name: 'Glaucoma',
    slug: 'glaucoma',
    description: 'Protecting sight when the pressure in the eye or the optic nerve gives cause for concern.',
  },
  {
    name: 'Restorative dentistry',
    slug: 'restorative-dentistry',
    description: 'Fillings, crowns, root canals, bridges and implants that let you chew and smile again.',
  },
  {
    name: 'Asthma and COPD',
    slug: 'asthma-and-copd',
    description: 'Long-term conditions that narrow the airways, and the right inhaler used in the right way.',
  },
  {
    name: 'Sleep medicine',
    slug: 'sleep-medicine',
    description: 'Snoring, sleep apnoea and tiredness during the day.',
  },
  {
    name: 'Kidney disease',
    slug: 'kidney-disease',
    description: 'Slowing the loss of kidney function, and care before and during dialysis.',
  },
  {
    name: 'Medical oncology',
    slug: 'medical-oncology',
    description:
      'Treatment of cancer with medicines such as chemotherapy, hormone treatment and immunotherapy.',
  },
  {
    name: 'Emergency medicine',
    slug: 'emergency-medicine',
    description: 'The first hours of sudden illness and injury, at any age.',
  },
  {
    name: 'Diagnostic imaging',
    slug: 'diagnostic-imaging',
    description: 'Choosing the right scan, reading the pictures and explaining what they show.',
  },
  {
    name: 'Internal medicine',
    slug: 'internal-medicine',
    description: 'Symptoms without a clear cause, and people who live with several conditions at once.',
  },
  {
    name: 'Diabetes care',
    slug: 'diabetes-care',
    description: 'Type 1 and type 2 diabetes, insulin, technology and the checks that prevent later damage.',
  },
  {
    name: 'Medical dermatology',
    slug: 'medical-dermatology',
    description: 'Diseases of the skin, hair and nails, and checks of moles that have changed.',
  },
  {
    name: 'Hearing and balance',
    slug: 'hearing-and-balance',
    description: 'Hearing loss, ringing in the ears, ear infections and dizziness.',
  },
  {
    name: 'Nose and sinus surgery',
    slug: 'nose-and-sinus-surgery',
    description: 'Blocked noses, polyps, long-lasting sinus trouble and nosebleeds that return.',
  },
  {
    name: 'Digestive endoscopy',
    slug: 'digestive-endoscopy',
    description:
      'Looking at the stomach and bowel from the inside, and removing polyps before they can do harm.',
  },
];
