import type { DemoDoctor } from './doctor.ts';
import { heading, list, paragraph, richText } from './rich-text.ts';

const clinic = ['new-consultation', 'follow-up'];
const followUp = ['follow-up'];
const video = ['video-consultation'];
const assessment = ['procedure-assessment'];
const antenatalClass = ['group-class'];
const videoOrResults = ['video-consultation', 'results-by-phone'];
const assessmentOrSedation = ['procedure-assessment', 'sedation-assessment'];

export const doctorsOfSurgeryAndFamily: DemoDoctor[] = [
  {
    name: 'Matteo Ferrante',
    slug: 'matteo-ferrante',
    title: 'Mr',
    qualifications: 'MBBS, MSc (Orthopaedic Engineering)',
    role: 'Consultant orthopaedic surgeon and head of department',
    departments: ['orthopaedics'],
    specialities: ['joint-replacement', 'sports-injuries'],
    picture: 'doctor-08',
    pictureAlt: 'Portrait of Mr Matteo Ferrante, consultant orthopaedic surgeon and head of department',
    summary:
      'Replaces worn hips and knees and repairs sports injuries. Tells people plainly when they do not need an operation.',
    biography: richText(
      paragraph(
        'Matteo Ferrante repaired bicycles in his uncle’s workshop before he repaired knees, and he still thinks in bearings, load and wear. A new joint should suit the person who will use it, so he asks about stairs, gardens, grandchildren and dance floors before he looks at the X-ray.',
      ),
      paragraph(
        'He performs about two hundred joint replacements a year and takes part in a register that follows each one for decades. You can ask for his results; he is glad to show them.',
      ),
      heading('Not every knee needs a knife'),
      paragraph(
        'About a third of the people who come to him for surgery leave with a course of physiotherapy instead. If that is not enough, nothing is lost: stronger muscles make an operation go better.',
      ),
      paragraph('Like most surgeons in this country he is called Mr rather than Dr. He answers to both.'),
    ),
    languages: ['en', 'it'],
    practisingSince: 2004,
    registrationNumber: 'REG-189941',
    consultationFee: 21000,
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Castlebrook Medical School', year: 2004 },
      { degree: 'MSc in orthopaedic engineering', institution: 'Eastvale University', year: 2009 },
      {
        degree: 'Specialist training in orthopaedic surgery',
        institution: 'Northmoor University',
        year: 2013,
      },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '13:30', to: '17:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 2, from: '09:00', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: assessment },
          { weekday: 5, from: '09:00', to: '13:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
        ],
      },
    ],
  },
  {
    name: 'Ifeoma Adeyinka',
    slug: 'ifeoma-adeyinka',
    title: 'Dr',
    qualifications: 'MBBS, MSc (Child Health)',
    role: 'Consultant paediatrician and head of department',
    departments: ['paediatrics'],
    specialities: ['general-paediatrics'],
    picture: 'doctor-03',
    pictureAlt: 'Portrait of Dr Ifeoma Adeyinka, consultant paediatrician and head of department',
    summary:
      'Looks after babies, children and teenagers with almost any problem. Talks to the child first, and always warms the stethoscope.',
    biography: richText(
      paragraph(
        'Ifeoma Adeyinka carries a small torch that “finds” butterflies in children’s ears. It has served her for fifteen years, in three countries, and it has never failed to find one.',
      ),
      paragraph(
        'She trained in general paediatrics and spent two years in a rural clinic where she was the only children’s doctor for miles. From there she brought home a habit: to look at the whole child, at home and at school, and not only at the sore throat.',
      ),
      list(
        'Feeding, growth and development in the first years',
        'Tummy pain, headaches and tiredness in school children',
        'Premature babies after they leave hospital',
      ),
      paragraph(
        'As head of the department she brought in parents’ beds on every bay and the rule that no child waits hungry for a test without someone explaining why. She sees families on three half days a week and on every second Saturday.',
      ),
    ),
    languages: ['en', 'ig', 'yo'],
    practisingSince: 2008,
    registrationNumber: 'REG-228807',
    consultationFee: 15000,
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Palm Coast University', year: 2008 },
      { degree: 'MSc in child health', institution: 'Eastvale University', year: 2012 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '13:00', to: '17:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 2, from: '13:00', to: '17:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 5, from: '09:00', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 6,
            from: '09:00',
            to: '12:00',
            everyWeeks: 2,
            anchorDate: '2025-01-06',
            visitTypes: clinic,
          },
        ],
      },
    ],
  },
  {
    name: 'Niamh Corrigan',
    slug: 'niamh-corrigan',
    title: 'Dr',
    qualifications: 'MBBCh, MD (Allergy)',
    role: 'Consultant in children’s asthma and allergy',
    departments: ['paediatrics', 'pulmonology'],
    specialities: ['childrens-asthma-and-allergy', 'general-paediatrics'],
    picture: 'doctor-15',
    pictureAlt: 'Portrait of Dr Niamh Corrigan, consultant in children’s asthma and allergy',
    summary:
      'Helps children with asthma, food allergy, hay fever and eczema. Works with schools so that a plan made here is followed there too.',
    biography: richText(
      paragraph(
        'Niamh Corrigan had asthma as a child and missed a school trip to the lighthouse because of it. Today’s children should not have to, she says, and with the right plan hardly any do.',
      ),
      paragraph(
        'She works in two departments. In paediatrics she runs the allergy clinic, with skin tests and carefully watched food challenges. In pulmonology she looks after teenagers who are moving to adult care, a time when inhalers tend to gather dust.',
      ),
      paragraph(
        'Her clinic days change from week to week: mornings in one, afternoons in the next, so that no child always misses the same lesson. Monday’s late video visits are kept for follow-up, often with a parent still on the way home from work.',
      ),
      heading('Please bring'),
      list(
        'All inhalers, sprays and creams',
        'A photo of any rash at its worst',
        'Your child’s own questions',
      ),
    ),
    languages: ['en', 'ga'],
    practisingSince: 2012,
    registrationNumber: 'REG-251436',
    consultationFee: 14500,
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Ardmore Point University', year: 2012 },
      { degree: 'MD in childhood allergy', institution: 'Northmoor University', year: 2019 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '16:00', to: '17:20', everyWeeks: 1, anchorDate: null, visitTypes: video },
          {
            weekday: 2,
            from: '09:00',
            to: '13:00',
            everyWeeks: 2,
            anchorDate: '2025-01-06',
            visitTypes: clinic,
          },
          {
            weekday: 4,
            from: '09:00',
            to: '13:00',
            everyWeeks: 2,
            anchorDate: '2025-01-06',
            visitTypes: clinic,
          },
          {
            weekday: 3,
            from: '13:00',
            to: '17:00',
            everyWeeks: 2,
            anchorDate: '2025-01-13',
            visitTypes: clinic,
          },
          {
            weekday: 5,
            from: '13:00',
            to: '17:00',
            everyWeeks: 2,
            anchorDate: '2025-01-13',
            visitTypes: clinic,
          },
        ],
      },
    ],
  },
  {
    name: 'Layla Hassoun',
    slug: 'layla-hassoun',
    title: 'Dr',
    qualifications: 'MD',
    role: 'Consultant obstetrician and head of department',
    departments: ['obstetrics-gynaecology'],
    specialities: ['maternity-care', 'gynaecology'],
    picture: 'doctor-05',
    pictureAlt: 'Portrait of Dr Layla Hassoun, consultant obstetrician and head of department',
    summary:
      'Cares for women in pregnancy, above all when twins, diabetes or high blood pressure call for a closer eye. Also sees women with fibroids and endometriosis.',
    biography: richText(
      paragraph(
        'Layla Hassoun has helped with more than five thousand births and remembers the first and the last of each year. In between, she says, she tries to make each one feel as though it were the only one that day.',
      ),
      paragraph(
        'Her special field is pregnancy that does not go by the book. Women with diabetes, raised blood pressure, twins or an earlier loss see her every few weeks, always in the same room. On Thursday afternoons she keeps time for them by video, for the questions that come up between visits.',
      ),
      paragraph(
        'In gynaecology she treats fibroids and endometriosis, and she takes pain seriously even when scans look normal. An operation is one choice among several, and you will hear about all of them.',
      ),
      paragraph(
        'She speaks Arabic, English and Turkish, and the department can arrange an interpreter for any other language.',
      ),
    ),
    languages: ['en', 'ar', 'tr'],
    practisingSince: 2005,
    registrationNumber: 'REG-196872',
    consultationFee: 17500,
    education: [
      { degree: 'Doctor of Medicine', institution: 'Cedar Gate University', year: 2005 },
      {
        degree: 'Specialist training in obstetrics and gynaecology',
        institution: 'Castlebrook Teaching Hospital',
        year: 2012,
      },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '08:30', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '13:00', to: '17:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 4,
            from: '13:00',
            to: '15:00',
            everyWeeks: 1,
            anchorDate: null,
            visitTypes: videoOrResults,
          },
          {
            weekday: 5,
            from: '08:30',
            to: '12:00',
            everyWeeks: 2,
            anchorDate: '2025-01-13',
            visitTypes: clinic,
          },
        ],
      },
    ],
  },
  {
    name: 'Thandeka Nkosana',
    slug: 'thandeka-nkosana',
    title: 'Dr',
    qualifications: 'MBChB, BSc (Midwifery)',
    role: 'Specialist in maternity care',
    departments: ['obstetrics-gynaecology'],
    specialities: ['maternity-care'],
    picture: 'doctor-17',
    pictureAlt: 'Portrait of Dr Thandeka Nkosana, specialist in maternity care',
    summary:
      'Midwife first, doctor second: looks after healthy pregnancies and leads our antenatal classes in the evening and on Saturday.',
    biography: richText(
      paragraph(
        'Thandeka Nkosana worked as a midwife for six years and then went back to university to become a doctor. She brought with her what midwives know: that a hand on the shoulder is also treatment, and that birth usually needs patience more than tools.',
      ),
      paragraph(
        'In clinic she sees women whose pregnancies are going well, and those who had a hard birth before and would like to talk it through. Partners are part of the conversation.',
      ),
      heading('Antenatal classes'),
      paragraph(
        'On Wednesday evenings and every second Saturday up to eight people meet in the room above the garden. They practise breathing, try out positions, pack an imaginary bag, and hear what really happens when plans change. Come from about the thirtieth week, alone or with whoever will be at your side. Each person books a place.',
      ),
    ),
    languages: ['en', 'zu', 'xh', 'af'],
    practisingSince: 2014,
    registrationNumber: 'REG-262059',
    consultationFee: 15500,
    education: [
      { degree: 'BSc in midwifery', institution: 'Ridgeview College of Midwifery', year: 2004 },
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Drakens View University', year: 2014 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 2, from: '09:00', to: '12:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 3,
            from: '17:30',
            to: '18:30',
            everyWeeks: 1,
            anchorDate: null,
            visitTypes: antenatalClass,
          },
          { weekday: 4, from: '09:00', to: '12:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 6,
            from: '10:00',
            to: '12:00',
            everyWeeks: 2,
            anchorDate: '2025-01-06',
            visitTypes: antenatalClass,
          },
        ],
      },
    ],
  },
  {
    name: 'Kofi Amponsah',
    slug: 'kofi-amponsah',
    title: 'Dr',
    qualifications: 'MBChB',
    role: 'Consultant in emergency medicine and head of department',
    departments: ['emergency', 'general-medicine'],
    specialities: ['emergency-medicine', 'internal-medicine'],
    picture: 'doctor-06',
    pictureAlt: 'Portrait of Dr Kofi Amponsah, consultant in emergency medicine and head of department',
    summary:
      'Leads the emergency team and the review clinic, where wounds, burns and test results are checked again. Also the hospital’s lead for patient safety.',
    biography: richText(
      paragraph(
        'Kofi Amponsah was a paramedic’s son and spent school holidays in the back of an ambulance station, polishing. He still thinks that a tidy resuscitation room saves lives: everything in its place, labels facing forward, batteries charged.',
      ),
      paragraph(
        'He has worked in emergency medicine for sixteen years and leads a team of ninety. Under him the department started calling relatives before they have to ask, and showing waiting times on a screen, even when they are long.',
      ),
      heading('The review clinic'),
      paragraph(
        'You cannot book an emergency, but you can book a second look. If we treated you in the past two weeks, the review clinic checks your wound, burn, plaster or results. It runs on Wednesdays and at the weekend, so that hardly anyone has to take time off work.',
      ),
    ),
    languages: ['en', 'ak', 'fr'],
    practisingSince: 2010,
    registrationNumber: 'REG-239318',
    consultationFee: 12000,
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Gold Shore University', year: 2010 },
      {
        degree: 'Specialist training in emergency medicine',
        institution: 'Northmoor University',
        year: 2017,
      },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 3, from: '10:00', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '15:00', to: '17:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 6, from: '10:00', to: '13:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 7,
            from: '10:00',
            to: '13:00',
            everyWeeks: 2,
            anchorDate: '2025-01-06',
            visitTypes: followUp,
          },
        ],
      },
    ],
  },
  {
    name: 'Zeynep Karahan',
    slug: 'zeynep-karahan',
    title: 'Dr',
    qualifications: 'MD, MSc (Medical Imaging)',
    role: 'Consultant radiologist and head of department',
    departments: ['radiology', 'oncology'],
    specialities: ['diagnostic-imaging'],
    picture: 'doctor-19',
    pictureAlt: 'Portrait of Dr Zeynep Karahan, consultant radiologist and head of department',
    summary:
      'Reads scans, advises which picture is worth taking, and goes through the results with you on a large screen.',
    biography: richText(
      paragraph(
        'Many people never meet the doctor who reads their scan. With Zeynep Karahan you can. In her results clinic she sits down with you in a darkened room, finds the place that matters and explains every shade of grey.',
      ),
      paragraph(
        'She studied medicine and then medical imaging, and she takes part in the weekly cancer meeting, where her pictures guide surgeons and oncologists. Her team was among the first in the region to send each patient the dose of every CT scan in writing.',
      ),
      paragraph(
        'Dr Karahan is also the person to ask if you are unsure about a scan. Half an hour with her can spare you one that would not help. Please bring earlier pictures, on a disc or as a download code.',
      ),
    ),
    languages: ['en', 'tr', 'de'],
    practisingSince: 2009,
    registrationNumber: 'REG-233605',
    consultationFee: 15000,
    education: [
      { degree: 'Doctor of Medicine', institution: 'Gulbahar University', year: 2009 },
      { degree: 'MSc in medical imaging', institution: 'Lindenfeld University', year: 2013 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '08:00', to: '11:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '08:00', to: '11:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 5, from: '12:30', to: '15:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
        ],
      },
    ],
  },
  {
    name: 'Margaret Lindqvist',
    slug: 'margaret-lindqvist',
    title: 'Prof',
    qualifications: 'MBBS, MD, PhD',
    role: 'Professor of ophthalmology and head of department',
    departments: ['ophthalmology'],
    specialities: ['cataract-and-lens-surgery', 'glaucoma'],
    picture: 'doctor-11',
    pictureAlt: 'Portrait of Prof Margaret Lindqvist, professor of ophthalmology and head of department',
    summary:
      'Eye surgeon with more than three decades of cataract operations behind her, and a steady companion for people with glaucoma.',
    biography: richText(
      paragraph(
        'When Margaret Lindqvist began, people stayed in bed for a week after cataract surgery, with sandbags beside the head. Today they go home the same afternoon. She has lived through every step between, and has written about several.',
      ),
      paragraph(
        'She operates herself on two days a week and trains the next generation of surgeons on the others, on plastic eyes first. Patients with glaucoma often stay with her for twenty years or more. It is a quiet disease, and she thinks that steady drops and steady friendship hold it best.',
      ),
      heading('Before a cataract operation'),
      paragraph(
        'An assessment takes 45 minutes. We measure the length and the curve of your eye, look for other disease, and choose the lens together: for far, for near, or somewhere between. There is no hurry, and no lens that must be bought today.',
      ),
    ),
    languages: ['en', 'sv'],
    practisingSince: 1986,
    registrationNumber: 'REG-090284',
    consultationFee: 22000,
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Castlebrook Medical School', year: 1986 },
      { degree: 'PhD in optics of the eye', institution: 'Fjordhavn University', year: 1994 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '10:00', to: '13:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '10:00', to: '13:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 4, from: '09:00', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: assessment },
        ],
      },
    ],
  },
  {
    name: 'Callum Strachan',
    slug: 'callum-strachan',
    title: 'Mr',
    qualifications: 'MBChB, MD',
    role: 'Consultant ear, nose and throat surgeon and head of department',
    departments: ['ent'],
    specialities: ['nose-and-sinus-surgery', 'hearing-and-balance'],
    picture: 'doctor-16',
    pictureAlt:
      'Portrait of Mr Callum Strachan, consultant ear, nose and throat surgeon and head of department',
    summary:
      'Treats blocked noses, sinus trouble, hearing loss and dizziness in adults and children. Plays the fiddle, and so takes ears personally.',
    biography: richText(
      paragraph(
        'Callum Strachan plays the fiddle in a folk band, and he became interested in hearing when the drummer began to lose his. He now looks after many musicians, builders and others who work where it is loud.',
      ),
      paragraph(
        'His surgery is mostly through the nose: clearing sinuses, removing polyps, straightening what is bent. There are no cuts to the outside and the old long packs are gone. He also puts grommets into the ears of small children and has a drawer full of stickers.',
      ),
      list(
        'Wednesday evening clinic for people at work',
        'Hearing test on the same visit',
        'Operations as a day case whenever that is safe',
      ),
      paragraph(
        'Dizziness is his quiet passion. A common kind comes from tiny crystals in the inner ear and can often be put right in ten minutes, by turning the head in the correct order.',
      ),
    ),
    languages: ['en', 'gd'],
    practisingSince: 2007,
    registrationNumber: 'REG-219027',
    consultationFee: 17500,
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Glenbrae University', year: 2007 },
      { degree: 'MD in hearing research', institution: 'Glenbrae University', year: 2013 },
      {
        degree: 'Specialist training in ear, nose and throat surgery',
        institution: 'Saltmarsh Teaching Hospital',
        year: 2016,
      },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '08:00', to: '11:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '16:30', to: '19:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 4, from: '13:00', to: '16:00', everyWeeks: 1, anchorDate: null, visitTypes: assessment },
          {
            weekday: 5,
            from: '08:00',
            to: '11:30',
            everyWeeks: 2,
            anchorDate: '2025-01-13',
            visitTypes: clinic,
          },
        ],
      },
    ],
  },
  {
    name: 'Camila Duarte',
    slug: 'camila-duarte',
    title: 'Dr',
    qualifications: 'BDS, MSc (Restorative Dentistry)',
    role: 'Consultant in restorative dentistry and head of department',
    departments: ['dental'],
    specialities: ['restorative-dentistry'],
    picture: 'doctor-13',
    pictureAlt: 'Portrait of Dr Camila Duarte, consultant in restorative dentistry and head of department',
    summary:
      'Repairs and replaces teeth, and takes special care of nervous people. Open late on Thursday and every Saturday morning.',
    biography: richText(
      paragraph(
        'Camila Duarte was afraid of the dentist until she was nineteen. Then she met one who explained each step before doing it, and changed her course of study within the month. She works in the same way today: first tell, then show, then do.',
      ),
      paragraph(
        'Her field is restorative dentistry, which means saving teeth that can be saved and replacing those that cannot. Many of her patients come from other departments: people about to start cancer treatment, people with heart valves, people whose hands no longer hold a brush well.',
      ),
      paragraph(
        'She plans implants together with a technician who works two doors away, so a crown can be matched to your other teeth in daylight. For anyone with a fear of drills, she keeps the first quarter of an hour free of instruments.',
      ),
    ),
    languages: ['en', 'pt', 'es'],
    practisingSince: 2013,
    registrationNumber: 'REG-256790',
    consultationFee: 9000,
    education: [
      { degree: 'Bachelor of Dental Surgery', institution: 'Porto Sereno School of Dentistry', year: 2013 },
      { degree: 'MSc in restorative dentistry', institution: 'Eastvale University', year: 2018 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 2, from: '08:00', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '12:00', to: '16:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 4, from: '14:00', to: '19:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 5,
            from: '08:00',
            to: '10:00',
            everyWeeks: 1,
            anchorDate: null,
            visitTypes: assessmentOrSedation,
          },
          { weekday: 6, from: '08:30', to: '12:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
        ],
      },
    ],
  },
];
