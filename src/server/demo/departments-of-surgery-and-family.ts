/** The demo departments for operations, emergencies, imaging, births and children. */
import { type DemoDepartment, mondayToFriday, neverClosed, open } from './department.ts';
import { heading, list, paragraph, richText } from './rich-text.ts';

export const departmentsOfSurgeryAndFamily: DemoDepartment[] = [
  {
    name: 'Orthopaedics',
    slug: 'orthopaedics',
    icon: 'joints-outline',
    picture: 'orthopaedics',
    summary:
      'Bones, joints, muscles and tendons, from a broken wrist to a worn hip. Surgeons and physiotherapists plan together, and we try the simpler treatment first.',
    description: richText(
      paragraph(
        'Pain in a joint makes small things hard: stairs, sleep, a walk with a friend. We start by asking what you would like to be able to do again. That answer guides the plan more than any X-ray.',
      ),
      paragraph(
        'Surgery helps many people, but it is rarely the only choice. Exercise, weight loss, a splint or an injection may be enough, or may give you time until an operation suits you.',
      ),
      heading('What we do'),
      list(
        'Hip and knee replacement',
        'Keyhole surgery for knees and shoulders',
        'Treatment of fractures, sprains and torn ligaments',
        'Hand and foot clinics',
        'Physiotherapy before and after an operation',
      ),
      heading('If you need an operation'),
      paragraph(
        'You come to a preparation morning about three weeks before. You meet the ward team, learn the exercises and try out the crutches while nothing hurts yet. People who know what to expect are usually on their feet on the day of surgery or the morning after.',
      ),
      paragraph(
        'Before you go home we check that you can manage stairs, dressing and the bathroom. Our therapists can lend you a raised seat or a walking frame, and your first physiotherapy visit is booked before you leave.',
      ),
    ),
    location: 'First floor, South Wing',
    phone: '+44 20 7946 0203',
    email: 'orthopaedics@openward.example',
    openingHours: [
      open(mondayToFriday, '08:00', '18:00'),
      open([6], '09:00', '12:00', { name: 'Fracture clinic' }),
    ],
    headDoctor: 'matteo-ferrante',
    faqs: [
      {
        question: 'I have just hurt my ankle. Where do I go?',
        answer:
          'If you cannot put weight on it, or it looks out of shape, come to the emergency department. We take over from there in the fracture clinic.',
      },
      {
        question: 'Do I need an X-ray before I come?',
        answer:
          'No. If we need one, it is taken on the ground floor on the same visit. Bring any pictures you already have.',
      },
      {
        question: 'How long does a new knee last?',
        answer:
          'Most last for fifteen years or more. It depends on your age, your weight and how you use it, and we will talk about what to expect in your case.',
      },
      {
        question: 'What should I wear?',
        answer: 'Loose clothes and shoes that come off easily. Shorts are ideal for a knee or a hip.',
      },
    ],
    position: 3,
  },
  {
    name: 'Paediatrics',
    slug: 'paediatrics',
    icon: 'child-care-outline',
    picture: 'paediatrics',
    summary:
      'Doctors and nurses for children from birth to sixteen. We explain things to the child first, then to you, and a parent can stay day and night on the ward.',
    description: richText(
      paragraph(
        'Children are not small adults, and a hospital can look very big from one metre up. Our waiting room has low chairs, a play corner and a bear who has had every test there is. A play specialist helps children who are afraid of needles or scans.',
      ),
      heading('Reasons to see us'),
      list(
        'Fever, cough or tummy pain that does not settle',
        'Asthma, eczema and allergies',
        'Worries about growth, weight or development',
        'Headaches, faints and heart murmurs',
        'Babies who were born early or who have trouble feeding',
      ),
      paragraph(
        'We ask children to tell us themselves where it hurts. Teenagers may spend part of the visit with the doctor alone if they wish; we tell you how that works before we start.',
      ),
      heading('Staying on the children’s ward'),
      paragraph(
        'There are eighteen beds, each with a fold-out bed for a parent beside it. Brothers and sisters may visit from nine in the morning until seven in the evening. A teacher comes on weekday mornings in term time for children who stay longer than three days.',
      ),
      paragraph(
        'When you take your child home you get a short letter in plain words: what we found, what we gave, what to watch for, and a number that a nurse answers at night too.',
      ),
    ),
    location: 'Second floor, Garden Wing',
    phone: '+44 20 7946 0204',
    email: 'paediatrics@openward.example',
    openingHours: [open(mondayToFriday, '08:30', '18:00'), open([6], '09:00', '13:00')],
    headDoctor: 'ifeoma-adeyinka',
    faqs: [
      {
        question: 'Who may bring my child?',
        answer:
          'A parent or legal guardian should come to the first visit. For later visits another adult may come if you have told us and we can reach you by phone.',
      },
      {
        question: 'May my child eat before a blood test?',
        answer: 'Nearly always yes. If a test needs an empty stomach, the letter says so in bold.',
      },
      {
        question: 'My child is frightened of needles. Can you help?',
        answer:
          'Yes. Please tell us when you book. We have numbing cream, and the play specialist can set aside extra time.',
      },
      {
        question: 'Until what age do you see young people?',
        answer:
          'Until the sixteenth birthday. From fourteen onwards we plan the move to an adult clinic together with the young person.',
      },
    ],
    position: 4,
  },
  {
    name: 'Obstetrics & Gynaecology',
    slug: 'obstetrics-gynaecology',
    icon: 'pregnant-outline',
    picture: 'obstetrics',
    summary:
      'Pregnancy, birth and women’s health at every age. You meet a small team early on, and the labour ward on the same floor is open day and night.',
    description: richText(
      paragraph(
        'We look after pregnancies that run smoothly and those that need a closer eye. You have a named midwife from your first visit, and you see the same two or three faces until your baby is here. About 2,400 babies are born with us each year.',
      ),
      heading('Pregnancy and birth'),
      paragraph(
        'Clinics take place in quiet rooms above the garden. You choose how you would like to give birth and we tell you honestly what we think is safe. There are eight birthing rooms, two with a pool, and an operating theatre next door for the times when plans have to change.',
      ),
      list(
        'Antenatal visits and ultrasound scans',
        'Antenatal classes for you and your partner',
        'Care for twins, diabetes in pregnancy and high blood pressure',
        'Home visits by a midwife in the first ten days',
      ),
      heading('Women’s health'),
      paragraph(
        'We also see women with heavy or painful periods, fibroids, ovarian cysts, endometriosis, bladder trouble or questions about contraception and the menopause. An examination happens only with your agreement. You can ask for a woman doctor, and for a chaperone, at any time.',
      ),
    ),
    location: 'Third floor, South Wing',
    phone: '+44 20 7946 0205',
    email: 'womens.health@openward.example',
    openingHours: [
      open(mondayToFriday, '08:00', '19:00'),
      open([6], '09:30', '12:30'),
      neverClosed('Labour ward'),
    ],
    headDoctor: 'layla-hassoun',
    faqs: [
      {
        question: 'When should I book my first visit in pregnancy?',
        answer: 'As soon as you know, and if you can before the tenth week. You do not need a referral.',
      },
      {
        question: 'Who do I call if I am worried about my baby’s movements?',
        answer:
          'Call the labour ward at once, at any hour, on the number of this department. Please do not wait until the next day.',
      },
      {
        question: 'May my partner stay overnight?',
        answer: 'Yes. Each room on the maternity ward has a chair that turns into a bed.',
      },
      {
        question: 'Can I come while I have my period?',
        answer:
          'For most visits, yes. For cervical screening it is better to choose a day in the middle of your cycle.',
      },
    ],
    position: 5,
  },
  {
    name: 'Emergency',
    slug: 'emergency',
    icon: 'ambulance-outline',
    picture: 'emergency',
    summary:
      'Open every hour of every day for serious illness and injury. A nurse sees you soon after you arrive, and the sickest people are treated first.',
    description: richText(
      paragraph(
        'If a life is in danger, call 999. If you can travel safely and cannot wait for a clinic, come straight in: the entrance is on the north side of the building, under the canopy, and is lit all night. You do not need an appointment.',
      ),
      heading('What happens when you arrive'),
      paragraph(
        'You give your name at the desk. A nurse then asks what has happened, checks your pulse, breathing, temperature and pain, and decides how soon you need a doctor. Someone who came after you may go first. It means that they are more unwell, not that you have been forgotten.',
      ),
      list(
        'Resuscitation: four bays for people who are very ill',
        'Majors: for illness that needs tests and observation',
        'Minor injuries: cuts, burns, sprains and simple fractures',
        'Children’s area: a separate waiting room and trained children’s nurses',
      ),
      paragraph(
        'Screens in the waiting room show the usual wait and are updated every fifteen minutes. Tell a nurse if you feel worse while you wait.',
      ),
      heading('Afterwards'),
      paragraph(
        'Most people go home the same day with a letter and written advice. If we want to look at a wound, a burn or a test result again, you can book a place in our review clinic. A few people are admitted, and we tell your family where to find you.',
      ),
    ),
    location: 'Ground floor, North Wing, own entrance',
    phone: '+44 20 7946 0199',
    email: 'emergency@openward.example',
    openingHours: [
      neverClosed(),
      open([3], '10:00', '17:00', { name: 'Review clinic' }),
      open([6, 7], '10:00', '13:00', { name: 'Review clinic' }),
    ],
    headDoctor: 'kofi-amponsah',
    faqs: [
      {
        question: 'Can I book a time in the emergency department?',
        answer:
          'Emergency care needs no booking. The times you can book on this site are for the review clinic, where we check on people we have already treated.',
      },
      {
        question: 'Where can I park?',
        answer:
          'Ten short-stay spaces stand beside the canopy. They are free for the first hour, which gives you time to bring someone in and then move the car.',
      },
      {
        question: 'May I eat or drink while I wait?',
        answer: 'Please ask the nurse first. Some tests and treatments are safer on an empty stomach.',
      },
      {
        question: 'What should I bring?',
        answer:
          'Your medicines or a list of them, your glasses and hearing aids, a phone charger, and the name of someone we can call.',
      },
    ],
    position: 6,
  },
  {
    name: 'Radiology',
    slug: 'radiology',
    icon: 'xray-outline',
    picture: 'radiology',
    summary:
      'X-ray, ultrasound, CT and MRI under one roof. We use the lowest dose that gives a clear answer, and a specialist doctor reads every picture.',
    description: richText(
      paragraph(
        'Pictures of the inside of the body help almost every department here to decide what to do. Last year our team took more than ninety thousand of them. You will be looked after by a radiographer, who runs the scanner, and your pictures are read by a radiologist, a doctor trained to see what others would miss.',
      ),
      heading('Ways to look inside'),
      list(
        'X-ray: quick, best for bones and lungs',
        'Ultrasound: uses sound waves, no radiation',
        'CT: many X-ray slices in a few seconds',
        'MRI: uses a strong magnet, no radiation, good for the brain, joints and soft tissue',
      ),
      paragraph(
        'You change in a private cubicle and can speak to the radiographer at all times through an intercom. If small spaces trouble you, tell us when you book. A visit to see the room beforehand, music of your own or a mild sedative can all help.',
      ),
      heading('Your results'),
      paragraph(
        'Urgent findings go to your doctor within the hour. Other reports are ready within three working days. You can have your pictures on request, and bringing older ones from elsewhere helps us to compare.',
      ),
    ),
    location: 'Ground floor, North Wing',
    phone: '+44 20 7946 0208',
    email: 'radiology@openward.example',
    openingHours: [open(mondayToFriday, '07:30', '20:00'), open([6], '08:00', '14:00')],
    headDoctor: 'zeynep-karahan',
    faqs: [
      {
        question: 'Is the radiation dangerous?',
        answer:
          'The dose of a plain X-ray is small, and we take a picture only when the answer is worth it. Ultrasound and MRI use no radiation at all.',
      },
      {
        question: 'I might be pregnant. Can I have a scan?',
        answer:
          'Please tell us before any scan. Ultrasound is safe in pregnancy. For other scans we talk through the choices with you first.',
      },
      {
        question: 'I have a pacemaker. Can I have an MRI?',
        answer:
          'Often yes, but not always. Call us with the details on your device card at least a week before, so that we can check.',
      },
      {
        question: 'Do I need a request from a doctor?',
        answer:
          'For any scan that uses X-rays, yes: the law asks for a request from a health professional. A letter from your family doctor or from a doctor here is enough.',
      },
    ],
    position: 8,
  },
  {
    name: 'Ophthalmology',
    slug: 'ophthalmology',
    icon: 'eye-outline',
    picture: 'ophthalmology',
    summary:
      'Eye care for adults: cataract, glaucoma, diabetic eye disease and sudden changes in sight. Most treatments are done in a day, with drops to numb the eye.',
    description: richText(
      paragraph(
        'Good sight means reading the post, knowing a face across the street, driving at dusk. We measure it carefully, treat what can be treated, and help you make the most of what you have if it cannot.',
      ),
      heading('What we look after'),
      list(
        'Cataract',
        'Glaucoma and raised pressure in the eye',
        'Changes caused by diabetes',
        'Macular degeneration',
        'Dry, red or watering eyes',
      ),
      paragraph(
        'At most visits we put in drops that widen the pupil. They let us see the back of the eye, but your sight will be blurred for a few hours. Please plan not to drive, and bring sunglasses: daylight feels bright.',
      ),
      heading('Operations without a night in hospital'),
      paragraph(
        'Cataract surgery is the operation we do most. You are awake, the eye is numb, and you feel pressure but no pain. You rest for an hour, have a cup of tea and go home with a shield over the eye. A nurse rings you the next morning.',
      ),
      paragraph('Large-print and audio versions of all our leaflets are kept at the desk.'),
    ),
    location: 'First floor, Garden Wing',
    phone: '+44 20 7946 0213',
    email: 'ophthalmology@openward.example',
    openingHours: [open(mondayToFriday, '08:30', '17:30')],
    headDoctor: 'margaret-lindqvist',
    faqs: [
      {
        question: 'What counts as an eye emergency?',
        answer:
          'Sudden loss of sight, new flashes with many floaters, a chemical splash, an injury, or a painful red eye. Come to the emergency department at once. After a splash, rinse with water first.',
      },
      {
        question: 'Should I wear my contact lenses?',
        answer: 'Please leave them out on the day and bring your glasses instead.',
      },
      {
        question: 'How long will I be here?',
        answer: 'Allow up to two hours for a first visit. The drops alone need about thirty minutes to work.',
      },
    ],
    position: 13,
  },
  {
    name: 'Ear, Nose & Throat',
    slug: 'ent',
    icon: 'ear-nose-throat-outline',
    picture: 'ent',
    summary:
      'Hearing, balance, blocked noses, sore throats and hoarse voices, for adults and for children from three years. Hearing tests are done on the same visit.',
    description: richText(
      paragraph(
        'Ears, nose and throat are close neighbours, and trouble in one often shows in another. Our surgeons and hearing specialists share one set of rooms, so you rarely need to come twice for an answer.',
      ),
      heading('We see people with'),
      list(
        'Hearing loss, ringing in the ears or ear infections',
        'Dizziness and loss of balance',
        'A blocked or bleeding nose and sinus pain',
        'Tonsillitis that keeps returning',
        'A voice that stays hoarse for more than three weeks',
        'A lump in the neck',
      ),
      paragraph(
        'The examination is quick. We look into the ear through a microscope and, if needed, into the nose and throat with a soft camera thinner than a pencil. A spray numbs the nose first. You can see the picture on the screen yourself.',
      ),
      heading('After your visit'),
      paragraph(
        'Many problems settle with drops, sprays or a hearing aid. When an operation is the better way, most people go home the same day. Children have a bed on the children’s ward and a parent stays with them until they are asleep and again when they wake.',
      ),
    ),
    location: 'First floor, Garden Wing',
    phone: '+44 20 7946 0214',
    email: 'ent@openward.example',
    openingHours: [open(mondayToFriday, '08:00', '19:30')],
    headDoctor: 'callum-strachan',
    faqs: [
      {
        question: 'Should I clean my ears before a test?',
        answer: 'No. Please do not use cotton buds. If wax is in the way, we remove it safely here.',
      },
      {
        question: 'My nose will not stop bleeding. What now?',
        answer:
          'Sit up, lean forward and pinch the soft part of the nose for fifteen minutes without letting go. If it still bleeds, come to the emergency department.',
      },
      {
        question: 'Do you fit hearing aids?',
        answer:
          'Yes. You can try a pair at home for four weeks before you decide, and we adjust them as often as you need.',
      },
    ],
    position: 14,
  },
  {
    name: 'Dental',
    slug: 'dental',
    icon: 'tooth-outline',
    picture: 'dental',
    summary:
      'Hospital dentistry for check-ups, fillings, crowns, implants and wisdom teeth. We take extra time with people who are nervous or who have a medical condition.',
    description: richText(
      paragraph(
        'Some people love the dentist’s chair. Most do not, and a few have stayed away for years. You will get no lecture here. We look, explain what we see on the screen above you, and agree what to do first.',
      ),
      heading('Treatments'),
      list(
        'Check-ups, cleaning and fillings',
        'Root canal treatment and crowns',
        'Dental implants and bridges',
        'Removal of wisdom teeth',
        'Care for people who take blood thinners or who are having cancer treatment',
      ),
      paragraph(
        'Being in a hospital has its advantages. If you have a heart condition, diabetes or an allergy, your dentist can speak to your other doctors and a blood test is only a short walk away. Sedation is given by a trained team with full monitoring.',
      ),
      heading('Clear prices'),
      paragraph(
        'You receive a written plan with the cost of each step before we start, and nothing is added without asking you. If you need several visits, we put the tooth that troubles you first and spread out the rest.',
      ),
    ),
    location: 'Ground floor, Garden Wing',
    phone: '+44 20 7946 0216',
    email: 'dental@openward.example',
    openingHours: [open(mondayToFriday, '08:00', '19:00'), open([6], '08:30', '12:30')],
    headDoctor: 'camila-duarte',
    faqs: [
      {
        question: 'I am very nervous. What can you do?',
        answer:
          'Tell us when you book. You can come just to talk first, agree a stop signal, listen to music or have sedation.',
      },
      {
        question: 'A tooth has been knocked out. What should I do?',
        answer:
          'If it is an adult tooth, hold it by the white part, rinse it briefly in milk and put it back or keep it in milk. Call us at once: minutes count. Do not put back a milk tooth.',
      },
      {
        question: 'How often should I have a check-up?',
        answer:
          'It depends on your teeth and gums. After your first visit we suggest an interval between three months and two years.',
      },
      {
        question: 'Do you treat children?',
        answer: 'Yes, from the first tooth. Early visits are short and friendly, and mostly about counting.',
      },
    ],
    position: 16,
  },
];
