/** The demo departments that treat illness mostly without an operation. */
import { type DemoDepartment, mondayToFriday, open } from './department.ts';
import { heading, list, paragraph, richText } from './rich-text.ts';

export const departmentsOfMedicine: DemoDepartment[] = [
  {
    name: 'Cardiology',
    slug: 'cardiology',
    icon: 'heart-organ-outline',
    picture: 'cardiology',
    summary:
      'We look after hearts: chest pain, breathlessness, palpitations and high blood pressure. Most first visits include a heart tracing, so you leave with a clear next step.',
    description: richText(
      paragraph(
        'Your heart beats about 100,000 times a day, and most of the time you never notice it. When something feels different, we want you to know quickly whether it matters. Our doctors, nurses and heart physiologists work side by side on one corridor, so a test can often follow straight after your talk with the doctor.',
      ),
      paragraph(
        'We see adults with a new symptom, people who live with a long-term heart condition, and families who want to know about a heart problem that runs among their relatives.',
      ),
      heading('What we treat'),
      list(
        'Chest pain and angina',
        'Palpitations and irregular heart rhythm, including atrial fibrillation',
        'Heart failure and breathlessness',
        'Heart valve disease and heart murmurs',
        'High blood pressure and raised cholesterol',
      ),
      heading('Your first visit'),
      paragraph(
        'A nurse checks your blood pressure and takes a heart tracing, which is painless and takes about ten minutes. The doctor then listens to your story, examines you and explains what the tracing shows. If you need an ultrasound scan of the heart, we do it the same day when a room is free.',
      ),
      paragraph(
        'After a heart attack or a stay on our ward, a cardiac nurse calls you within a week of going home. You can also join our twelve-week exercise and advice programme in the Garden Wing gym.',
      ),
    ),
    location: 'First floor, North Wing',
    phone: '+44 20 7946 0201',
    email: 'cardiology@openward.example',
    openingHours: [open(mondayToFriday, '08:00', '18:00'), open([6], '09:00', '13:00')],
    headDoctor: 'clara-hensley',
    faqs: [
      {
        question: 'I have chest pain now. Should I book a visit?',
        answer:
          'No. Chest pain that is new, severe or spreads to your arm, neck or jaw is an emergency. Call 999 straight away and do not drive yourself.',
      },
      {
        question: 'Do I need a referral letter?',
        answer:
          'You can book without one. If your family doctor has written to us or done tests, please bring the letter and the results.',
      },
      {
        question: 'Should I take my usual tablets on the day?',
        answer:
          'Yes, take them as usual unless we have told you otherwise, and bring a list of everything you take, including the doses.',
      },
      {
        question: 'Can someone come in with me?',
        answer: 'Of course. Many people find it easier to remember what was said when there are two of them.',
      },
    ],
    position: 1,
  },
  {
    name: 'Neurology',
    slug: 'neurology',
    icon: 'neurology-outline',
    picture: 'neurology',
    summary:
      'Care for the brain, the spinal cord and the nerves: headaches, seizures, stroke, memory worries, numbness and tremor. We take time to listen, because your story is the best test we have.',
    description: richText(
      paragraph(
        'The nervous system touches everything you do: moving, speaking, sleeping, remembering. A symptom can be frightening long before it has a name. Our first task is to find out what is going on and to tell you in words that make sense.',
      ),
      heading('Who we see'),
      list(
        'People with migraine or other headaches that keep coming back',
        'People who have had a seizure, a faint or a stroke',
        'Anyone with new numbness, weakness, tremor or trouble walking',
        'People, and their families, who are worried about memory',
        'People living with epilepsy, multiple sclerosis or Parkinson’s disease',
      ),
      paragraph(
        'A new appointment lasts half an hour. Expect many questions, then a careful examination: we look at your eyes, test your strength and reflexes and watch you walk. Scans and nerve tests are useful, but we ask for them only when they will change what we do.',
      ),
      heading('Living with a long-term condition'),
      paragraph(
        'Two specialist nurses look after people with epilepsy and Parkinson’s disease between visits. They answer calls on weekday mornings, adjust plans together with the doctor and come to the ward if you are ever admitted. Follow-up visits can often take place by video, which saves the journey on a bad day.',
      ),
    ),
    location: 'Second floor, South Wing',
    phone: '+44 20 7946 0202',
    email: 'neurology@openward.example',
    openingHours: [open(mondayToFriday, '08:30', '17:30')],
    headDoctor: 'karim-belhadi',
    faqs: [
      {
        question: 'What should I do if I think someone is having a stroke?',
        answer:
          'Call 999 at once. A face that drops on one side, an arm that cannot be lifted or slurred speech are all reasons to call, even if they pass.',
      },
      {
        question: 'Is a headache diary useful?',
        answer:
          'Very. Note the date, how long it lasted, what you took and whether it helped. Four weeks of notes tell us a great deal.',
      },
      {
        question: 'May I drive after a seizure?',
        answer:
          'Please stop driving and talk to us. The rules depend on what happened and on the licence you hold, and we will explain which apply to you.',
      },
    ],
    position: 2,
  },
  {
    name: 'General Medicine',
    slug: 'general-medicine',
    icon: 'stethoscope-outline',
    picture: 'general-medicine',
    summary:
      'The right place when you feel unwell and do not know why, or live with more than one condition. We look at the whole person and bring in other specialists when needed.',
    description: richText(
      paragraph(
        'Tired for months. A fever that comes and goes. Five tablets from three clinics that may not suit each other. General medicine is for questions that do not fit into one box. Our doctors are trained broadly, and they enjoy puzzles.',
      ),
      heading('How we can help'),
      list(
        'Symptoms without a clear cause, such as weight loss, fever or tiredness',
        'Diabetes, high blood pressure and thyroid disease',
        'A review of all your medicines, together with a pharmacist',
        'Check-ups before travel, a new job or an operation',
        'A second opinion on tests done elsewhere',
      ),
      paragraph(
        'Evening clinics run twice a week for people who work during the day. Blood tests are taken in the next room and most results are ready within one working day. We write to you as well as to your family doctor, so you always have a copy.',
      ),
      heading('On the ward'),
      paragraph(
        'Our two wards care for people with infections, heart failure, diabetes and many other acute illnesses. The team meets every morning at the whiteboard and agrees on one plan for each person. You or your family can ask to join that talk at the bedside, usually between nine and eleven.',
      ),
    ),
    location: 'Ground floor, South Wing',
    phone: '+44 20 7946 0207',
    email: 'general.medicine@openward.example',
    openingHours: [open(mondayToFriday, '08:00', '20:00'), open([6], '09:00', '13:00')],
    headDoctor: 'samuel-oduya',
    faqs: [
      {
        question: 'Are you my family doctor?',
        answer:
          'No. Please stay registered with a family doctor near your home. We work with them and send them a letter after each visit, if you agree.',
      },
      {
        question: 'Should I come with an empty stomach?',
        answer: 'Only if your confirmation says so. Most blood tests can be taken after a normal breakfast.',
      },
      {
        question: 'Can I bring several problems to one visit?',
        answer:
          'Yes. Write them down and put the one that worries you most at the top. If we run out of time, we plan a second visit.',
      },
    ],
    position: 7,
  },
  {
    name: 'Gastroenterology',
    slug: 'gastroenterology',
    icon: 'stomach-outline',
    picture: 'gastroenterology',
    summary:
      'Help with heartburn, tummy pain, bowel changes and liver disease. Our endoscopy unit runs five days a week, with sedation for those who want it.',
    description: richText(
      paragraph(
        'Few people enjoy talking about their gut, and many wait too long before they do. Nothing you tell us will surprise us. Most troubles of the stomach and bowel can be treated well, and the serious ones are treated best when they are found early.',
      ),
      heading('Common reasons to visit'),
      list(
        'Heartburn, trouble swallowing or pain after meals',
        'A change in bowel habit or blood in the stool',
        'Crohn’s disease, ulcerative colitis and coeliac disease',
        'Hepatitis, fatty liver and raised liver tests',
        'Low iron without a clear cause',
      ),
      paragraph(
        'After a first talk and examination we choose the gentlest test that will give an answer. That may be a blood or stool sample, a breath test or an ultrasound. When we need to look directly, a thin camera is passed through the mouth or from below.',
      ),
      heading('The endoscopy unit'),
      paragraph(
        'Four procedure rooms share one recovery area with single bays. A nurse stays beside you the whole time. You get a written report before you go home, and if we have taken small samples, we write again within ten days. Our dietitians hold a clinic next door every Wednesday.',
      ),
    ),
    location: 'Second floor, North Wing',
    phone: '+44 20 7946 0209',
    email: 'gastroenterology@openward.example',
    openingHours: [open(mondayToFriday, '08:00', '19:00')],
    headDoctor: 'rohan-deshmukh',
    faqs: [
      {
        question: 'Does a camera test hurt?',
        answer:
          'It can be uncomfortable, with bloating or a wish to gag. A throat spray, gas and air or a sedative make it easier, and you choose which.',
      },
      {
        question: 'Can I drive home afterwards?',
        answer:
          'After a sedative, no: you must not drive for 24 hours and an adult should take you home. After a throat spray only, you may.',
      },
      {
        question: 'When should I seek help quickly?',
        answer:
          'If you vomit blood, pass black or bloody stools and feel faint, or have severe pain that does not ease, go to the emergency department or call 999.',
      },
    ],
    position: 9,
  },
  {
    name: 'Pulmonology',
    slug: 'pulmonology',
    icon: 'lungs-outline',
    picture: 'pulmonology',
    summary:
      'Lungs and breathing: asthma, COPD, a cough that stays, infections and sleep apnoea. Breathing tests take place on the day, just across the hall.',
    description: richText(
      paragraph(
        'Breathing should be the easiest thing you do. When it is not, we look for the reason step by step: a careful talk, a breathing test, a chest picture if it helps. You can watch your own results on the screen while the physiologist explains them.',
      ),
      paragraph(
        'We do not judge anyone who smokes or used to smoke. If you would like to stop, an adviser can see you the same day, and people who have support are far more likely to manage it.',
      ),
      heading('Conditions we treat'),
      list(
        'Asthma and hay fever that affects the chest',
        'COPD, including chronic bronchitis and emphysema',
        'A cough that lasts longer than eight weeks',
        'Pneumonia and other chest infections',
        'Snoring and sleep apnoea',
        'Scarring of the lungs',
      ),
      heading('Breathing better day by day'),
      paragraph(
        'Small changes add up. A nurse checks how you use your inhaler, because even people with years of practice often lose part of the dose. For people with COPD, our physiotherapists run a six-week course of exercise and breathing technique, in groups of ten.',
      ),
    ),
    location: 'First floor, North Wing',
    phone: '+44 20 7946 0210',
    email: 'pulmonology@openward.example',
    openingHours: [open(mondayToFriday, '08:30', '17:30')],
    headDoctor: 'tomasz-wilk',
    faqs: [
      {
        question: 'May I use my inhaler before a breathing test?',
        answer:
          'It depends on the inhaler. Your letter says which ones to leave out and for how long. If you need your reliever, always use it.',
      },
      {
        question: 'Is there help with stopping smoking?',
        answer: 'Yes, free of charge for our patients. Ask at the desk or tell the doctor during your visit.',
      },
      {
        question: 'Do I have to stay overnight for a sleep test?',
        answer:
          'Usually not. Most people take a small recorder home, sleep in their own bed and bring it back the next morning.',
      },
    ],
    position: 10,
  },
  {
    name: 'Nephrology',
    slug: 'nephrology',
    icon: 'kidneys-outline',
    picture: 'nephrology',
    summary:
      'Care for the kidneys, from the first abnormal blood test to dialysis. We also help when blood pressure stays high in spite of treatment.',
    description: richText(
      paragraph(
        'Kidneys work quietly. They can lose a good part of their strength before you feel anything, so many people first hear of a problem through a routine blood test. Our aim is to protect the strength that is left, for as long as possible.',
      ),
      heading('What to expect from us'),
      paragraph(
        'At the first visit we go through your tests, measure your blood pressure and look at a fresh urine sample. We tell you your kidney function as a simple percentage and what it means for daily life. A dietitian can see you the same morning.',
      ),
      list(
        'Protein or blood in the urine',
        'Kidney damage from diabetes or high blood pressure',
        'Kidney stones that come back',
        'Inherited kidney disease',
        'Preparation for dialysis or a transplant',
      ),
      heading('Dialysis'),
      paragraph(
        'Our unit on the second floor has twenty-four stations with a view over the trees. It opens early and closes late, six days a week, and stays open for three nights, so that people can keep working. Those who prefer to treat themselves at home are trained here by two experienced nurses, at their own pace.',
      ),
      paragraph(
        'Guests who are on holiday in the area are welcome on our dialysis unit too. Please write to us four weeks ahead.',
      ),
    ),
    location: 'Second floor, North Wing',
    phone: '+44 20 7946 0211',
    email: 'nephrology@openward.example',
    openingHours: [
      open(mondayToFriday, '08:00', '17:00'),
      open([1, 2, 3, 4, 5, 6], '06:30', '22:00', { name: 'Dialysis unit' }),
      open([1, 3, 5], '22:00', '06:00', { name: 'Overnight dialysis' }),
    ],
    headDoctor: 'meera-iyengar',
    faqs: [
      {
        question: 'Should I drink more water?',
        answer:
          'It depends. More is good for people with stones, but can be harmful with weak kidneys or a weak heart. Please ask before you change your habits.',
      },
      {
        question: 'Which painkillers are safe for my kidneys?',
        answer:
          'Ibuprofen and similar tablets can do harm. Paracetamol is usually the safer choice. A pharmacist can check what suits you.',
      },
      {
        question: 'Do I have to bring a urine sample?',
        answer: 'Yes, please. A small clean bottle comes with your letter, or ask for one at the desk.',
      },
    ],
    position: 11,
  },
  {
    name: 'Oncology',
    slug: 'oncology',
    icon: 'ribbon-outline',
    picture: 'oncology',
    summary:
      'Treatment and support for people with cancer. One nurse is your contact from the first day, and a team of specialists agrees on your plan together.',
    description: richText(
      paragraph(
        'Hearing the word cancer turns life upside down. We cannot take that away, but we can make sure that you are never left alone with it. You get the name and direct number of one nurse who knows your case and who will still be there after treatment ends.',
      ),
      heading('A plan made together'),
      paragraph(
        'Every Thursday surgeons, radiologists, pathologists and cancer doctors meet to discuss each new patient. The doctor then sits down with you, explains what the team suggests and why, and asks what matters to you. You may take time, ask for a second opinion, or say no.',
      ),
      list(
        'Chemotherapy, hormone treatment and immunotherapy on our day unit',
        'Links to a partner centre for radiotherapy',
        'Help with pain, sickness, tiredness and low mood',
        'Advice on work, money and travel from a social worker',
        'A weekly group for partners and families',
      ),
      heading('The day unit'),
      paragraph(
        'Treatment chairs face the courtyard garden, and a friend can sit with you. We keep visits as short as is safe: blood is taken the day before, and your medicine is ready when you arrive. Patients on treatment have a number that is answered at all hours.',
      ),
    ),
    location: 'Third floor, Garden Wing',
    phone: '+44 20 7946 0212',
    email: 'oncology@openward.example',
    openingHours: [open(mondayToFriday, '08:00', '18:00')],
    headDoctor: 'edmund-fairleigh',
    faqs: [
      {
        question: 'How soon can I be seen?',
        answer:
          'Within two weeks of a referral, and often sooner. If a scan or biopsy has already found cancer, tell us when you call.',
      },
      {
        question: 'I have a fever during chemotherapy. What should I do?',
        answer:
          'Call the 24-hour number on your treatment card straight away, even at night. A fever can be serious while your defences are low.',
      },
      {
        question: 'Will I lose my hair?',
        answer:
          'With some medicines yes, with many others no. We tell you before you start. Scalp cooling helps some people to keep more of it.',
      },
      {
        question: 'Can I bring my children?',
        answer:
          'They are welcome in the family room and in the garden. The treatment area itself is for adults only.',
      },
    ],
    position: 12,
  },
  {
    name: 'Dermatology',
    slug: 'dermatology',
    icon: 'allergies-outline',
    picture: 'dermatology',
    summary:
      'Skin, hair and nails: rashes, eczema, acne, psoriasis and moles that have changed. Evening and Saturday clinics make it easier to come.',
    description: richText(
      paragraph(
        'Skin is what the world sees of us, so a skin problem is never just a small thing. It can itch, hurt, spoil sleep and knock confidence. We treat it with the same care as any other organ.',
      ),
      heading('What brings people here'),
      list(
        'A mole that is new or has changed',
        'Eczema and psoriasis',
        'Acne and rosacea',
        'Hives and contact allergies',
        'Hair loss and nail problems',
      ),
      paragraph(
        'We ask to see the skin as it is, so please come without make-up or nail varnish. The doctor uses a small lamp with a lens that shows patterns below the surface. If a spot needs to come off, we can often do it the same week, under local anaesthetic.',
      ),
      heading('Light treatment and day care'),
      paragraph(
        'Some rashes improve with controlled light, two or three times a week over some weeks. Sessions last only minutes and start at seven in the morning by arrangement, before work or school. Our nurses also show you how to use creams and bandages, which matters more than the brand on the tube.',
      ),
    ),
    location: 'Third floor, North Wing',
    phone: '+44 20 7946 0215',
    email: 'dermatology@openward.example',
    openingHours: [open(mondayToFriday, '09:00', '19:30'), open([6], '09:00', '12:30')],
    headDoctor: 'ingrid-halvorsen',
    faqs: [
      {
        question: 'How do I know if a mole needs checking?',
        answer:
          'Look for a change in size, shape or colour, a ragged edge, itching or bleeding. If you are unsure, book a visit. We would rather see ten harmless moles than miss one.',
      },
      {
        question: 'Can I send a photo instead?',
        answer:
          'For follow-up by video, a sharp photo in daylight helps. A mole we have not seen before should be looked at in person.',
      },
      {
        question: 'Do you offer cosmetic treatments?',
        answer: 'No. We treat disease of the skin and do not offer fillers or other beauty treatments.',
      },
    ],
    position: 15,
  },
];
