/** The demo services for children, births and emergencies, and those that all departments use. */
import { heading, list, paragraph, richText, table } from './rich-text.ts';
import type { DemoService } from './service.ts';

export const servicesForFamilyAndDiagnosis: DemoService[] = [
  {
    title: 'Child health check',
    slug: 'child-health-check',
    icon: 'baby-0203m-outline',
    summary:
      'Growth, hearing, sight, movement and speech, checked with toys and patience. Time for every question, including the small ones.',
    description: richText(
      paragraph(
        'Children grow in leaps, and comparing them with the neighbours’ child is a tiring sport. A health check shows how your own child is doing. We measure, watch them play, and ask about sleep, food, nursery or school.',
      ),
      list(
        'Height, weight and head size on a growth chart',
        'Heart, lungs, tummy, skin, hips and spine',
        'Sight and hearing in ways that suit the age',
        'Speech, movement and behaviour',
      ),
      paragraph(
        'If something stands out, we explain what it may mean and arrange the next step on the same day where possible. If nothing does, enjoy the good news: that is the usual result.',
      ),
    ),
    forWhom: 'Babies, children and young people up to 16, with a parent or carer.',
    department: 'paediatrics',
    priceFrom: 12000,
    durationMinutes: 30,
    preparation:
      'Bring the child’s health record, a favourite toy and a spare nappy. Choose a time outside the usual nap.',
    faqs: [
      {
        question: 'My baby was born early. Does that matter for the check?',
        answer: 'Yes, please tell us. Up to about two years of age we count from the date the baby was due.',
      },
      {
        question: 'May brothers and sisters come along?',
        answer: 'They are welcome. The play corner is in sight of the consulting rooms.',
      },
    ],
    position: 26,
  },
  {
    title: 'Childhood vaccinations',
    slug: 'childhood-vaccinations',
    icon: 'syringe-vaccine-outline',
    summary:
      'Vaccines by the national schedule, and catch-up plans for children who have missed some. Given by nurses who are good at it.',
    description: richText(
      paragraph(
        'Vaccines protect children from illnesses that used to fill whole wards, and they protect the babies and grandparents around them. We follow the national schedule. If doses are missing, or were given in another country, we work out a plan so that nothing is repeated without need.',
      ),
      paragraph(
        'Two nurses can give two injections at the same moment, so the surprise is over in one. Babies may feed during and after. Older children can choose a cold spray, a cough trick or a chat about dinosaurs.',
      ),
      list(
        'Stay for fifteen minutes afterwards so that we can watch for a rare allergic reaction',
        'A warm arm and a mild fever for a day or two are common',
        'We enter each dose in the record and tell your family doctor',
      ),
    ),
    forWhom: 'Children from two months to school age, and older children who missed a dose.',
    department: 'paediatrics',
    priceFrom: 5500,
    durationMinutes: 20,
    preparation:
      'Bring the vaccination record. Dress your child in short sleeves or trousers that come off easily. Tell us about allergies and about any fever in the past two days.',
    faqs: [
      {
        question: 'Can a child with a cold be vaccinated?',
        answer: 'With a runny nose, yes. With a fever, we usually wait until it has passed.',
      },
      {
        question: 'Should I give paracetamol beforehand?',
        answer:
          'In general no, but there is one exception for babies, and the nurse tells you when it applies.',
      },
      {
        question: 'Are several vaccines at once too much?',
        answer:
          'No. A child’s defences deal with many more things every day. Fewer visits also means fewer tears.',
      },
    ],
    position: 27,
  },
  {
    title: 'Children’s asthma and allergy clinic',
    slug: 'childrens-allergy-clinic',
    icon: 'asthma-inhaler-outline',
    picture: 'children-ward',
    summary:
      'Skin tests, breathing tests and food challenges for children, followed by a plan that parents, nursery and school can all follow.',
    description: richText(
      paragraph(
        'A child who wheezes at night or reacts to a biscuit turns a family’s days upside down. This clinic brings together a children’s allergy doctor, a nurse and a dietitian, so that you leave with one set of advice instead of three.',
      ),
      heading('Tests we use'),
      list(
        'Skin prick test: tiny drops on the forearm, result in fifteen minutes',
        'Blood test for allergy, if the skin cannot be tested',
        'Breathing test, from about six years',
        'Food challenge: small, growing amounts under close watch on the day ward',
      ),
      paragraph(
        'You receive a plan on one page: what to avoid, what to give, when to call for help. If your child needs an adrenaline pen, everyone who looks after them can come to practise with a trainer pen.',
      ),
    ),
    forWhom: 'Children from six months who wheeze, cough at night or react to food.',
    department: 'paediatrics',
    priceFrom: 18000,
    durationMinutes: 60,
    preparation:
      'Stop antihistamines five days before skin tests, if your child can do without. Keep giving asthma inhalers and steroid creams as usual. Bring labels of foods you suspect.',
    faqs: [
      {
        question: 'What are the signs of a severe reaction?',
        answer:
          'Trouble breathing, a hoarse voice, sudden paleness, floppiness or collapse. Use the adrenaline pen if you have one and call 999 at once.',
      },
      {
        question: 'Do children grow out of allergies?',
        answer:
          'Many outgrow allergy to milk and egg. Allergy to nuts and fish lasts longer. We test again from time to time.',
      },
    ],
    position: 28,
  },
  {
    title: 'Antenatal care',
    slug: 'antenatal-care',
    icon: 'pregnant-outline',
    summary:
      'Regular visits from early pregnancy until birth, with a named midwife, a doctor when needed, and a line to call at night.',
    description: richText(
      paragraph(
        'Pregnancy is not an illness, but it does raise questions, and now and then it needs a doctor. Your midwife sees you about ten times if this is your first baby, fewer if it is not. Each visit has room for what worries you, not only for blood pressure and tape measure.',
      ),
      list(
        'First visit before ten weeks: history, blood tests, plans',
        'Scans at about twelve and twenty weeks',
        'Blood pressure, urine and the baby’s growth at each visit',
        'From thirty-four weeks: talk about birth and the first days',
      ),
      paragraph(
        'If diabetes, high blood pressure, twins or an earlier complication call for more, a consultant joins in. You keep your midwife. After the birth she visits you at home.',
      ),
    ),
    forWhom: 'Everyone who is expecting, from the first weeks until the birth.',
    department: 'obstetrics-gynaecology',
    priceFrom: 17500,
    durationMinutes: 30,
    preparation:
      'Bring a small urine sample, your maternity notes and a list of medicines. For the first visit, ask your relatives about twins and inherited conditions in the family.',
    faqs: [
      {
        question: 'Which signs mean I should call at once?',
        answer:
          'Bleeding, fluid leaking, strong pain, a bad headache with changes in your sight, or a baby who moves less. Call the labour ward at any hour.',
      },
      {
        question: 'Is folic acid really needed?',
        answer:
          'Yes. Take it from before conception, if you can, until the twelfth week. It lowers the risk of certain defects. Ask us about the right dose.',
      },
      {
        question: 'Can I change my midwife?',
        answer: 'Yes, and you need not give a reason. Talk to the ward manager.',
      },
    ],
    position: 29,
  },
  {
    title: 'Pregnancy ultrasound',
    slug: 'pregnancy-ultrasound',
    icon: 'fetus-outline',
    summary:
      'Scans that date the pregnancy, check how the baby is built and growing, and give you a first glimpse of someone new.',
    description: richText(
      paragraph(
        'Most people look forward to the scan, and some are afraid of it. Both are welcome. The sonographer tells you what appears on the screen as it appears, and if something needs a second look, a doctor comes the same day.',
      ),
      heading('When and why'),
      list(
        'Eleven to fourteen weeks: due date, heartbeat, one baby or more',
        'Eighteen to twenty-one weeks: organs, spine, face, limbs, placenta',
        'Later, if needed: growth, position and blood flow',
      ),
      paragraph(
        'Ultrasound has been used in pregnancy for decades without known harm. Still, we scan for a reason and for no longer than needed. You may take two printed pictures home, and we tell you the sex only if you ask.',
      ),
    ),
    forWhom: 'Pregnant women, usually around weeks 12 and 20, and later when your midwife asks for it.',
    department: 'obstetrics-gynaecology',
    priceFrom: 14500,
    durationMinutes: 30,
    preparation:
      'Up to fourteen weeks, come with a comfortably full bladder: two glasses of water an hour before. Later scans need no preparation. One or two people may come with you.',
    faqs: [
      {
        question: 'Can a scan find everything?',
        answer:
          'No. Some conditions cannot be seen, or only later. We tell you what can and cannot be judged.',
      },
      {
        question: 'May I film?',
        answer:
          'Please do not film during the examination. We print pictures for you, and there is a quiet minute at the end.',
      },
    ],
    position: 30,
  },
  {
    title: 'Antenatal classes',
    slug: 'antenatal-classes',
    icon: 'group-discussion-meeting-outline',
    summary:
      'Small evening and Saturday classes on labour, pain relief, feeding and the first nights at home. Partners and friends take part.',
    description: richText(
      paragraph(
        'Nobody is ever quite ready, but knowing what may come helps. In groups of at most eight we talk through labour from first twinge to first cuddle, practise breathing and positions, and visit a birthing room.',
      ),
      paragraph('There are four classes, each an hour long. Take all of them or only those you need:'),
      list(
        'How labour begins, and when to set out',
        'Ways to ease pain, with and without medicine',
        'When things go differently: induction, forceps, caesarean birth',
        'Feeding, sleep and looking after yourselves',
      ),
      paragraph(
        'Classes are led by Dr Thandeka Nkosana, who was a midwife before she became a doctor. Groups often stay in touch for years.',
      ),
    ),
    forWhom: 'Parents to be, best from week 28. Bring whoever will be with you at the birth.',
    department: 'obstetrics-gynaecology',
    priceFrom: 2500,
    durationMinutes: 60,
    visitType: 'group-class',
    preparation:
      'Wear something comfortable, bring thick socks and something to drink. Book one place for each person who comes.',
    faqs: [
      {
        question: 'When should I start?',
        answer: 'Around the thirtieth week is a good time. With twins, start a little earlier.',
      },
      {
        question: 'Is there a class in other languages?',
        answer: 'An interpreter can join any class. Please tell us two weeks before.',
      },
      {
        question: 'I am having a planned caesarean. Is it still useful?',
        answer: 'Yes. The third and fourth class are for you above all.',
      },
    ],
    position: 31,
  },
  {
    title: 'Cervical screening',
    slug: 'cervical-screening',
    icon: 'female-reproductive-system-outline',
    summary:
      'A five-minute test that finds changes long before they could become cancer. A woman nurse takes the sample, at your pace.',
    description: richText(
      paragraph(
        'Cervical cancer is one of the few cancers that screening can prevent. The sample is tested for HPV, the virus behind nearly all of them. If the virus is found, the same sample is checked for changed cells.',
      ),
      paragraph(
        'You lie on your side or on your back, whichever you prefer, with a sheet over you. The nurse uses the smallest speculum that works and a soft brush. It may feel odd, but it should not be painful. Say stop and we stop.',
      ),
      list(
        'Longer appointment if an earlier test was painful or upsetting',
        'Chaperone on request',
        'Result by letter within two to three weeks',
      ),
    ),
    forWhom: 'Women and people with a cervix aged 25 to 64.',
    department: 'obstetrics-gynaecology',
    priceFrom: 12000,
    durationMinutes: 20,
    preparation:
      'Choose a day when you do not have your period. Use no creams or gels in the vagina for two days before. A skirt lets you stay half dressed.',
    faqs: [
      {
        question: 'I have been vaccinated against HPV. Do I still need it?',
        answer: 'Yes. The vaccine protects very well, but not against every type of the virus.',
      },
      {
        question: 'What does a positive result mean?',
        answer:
          'That the virus was found, which is very common. It does not mean cancer. Depending on the cells, we repeat the test or look more closely.',
      },
      {
        question: 'Is it for trans men too?',
        answer:
          'For anyone with a cervix, yes. Tell us how you would like to be addressed, and choose the clinic hour that suits you.',
      },
    ],
    position: 32,
  },
  {
    title: '24-hour emergency care',
    slug: 'emergency-care',
    icon: 'ambulance-outline',
    picture: 'ambulance-bay',
    summary:
      'Doctors, nurses, scanner and theatre, ready at any hour for serious illness and injury. No appointment, no referral.',
    description: richText(
      paragraph(
        'For chest pain, trouble breathing, signs of a stroke, heavy bleeding or a bad accident, call 999. The ambulance crew treats you on the way and tells us what to prepare.',
      ),
      paragraph(
        'Around thirty people work in the department on each shift. A scanner stands next to the resuscitation bays, the laboratory answers within the hour, and surgeons, heart doctors and children’s doctors are in the building all night.',
      ),
      list(
        'Own entrance in the north, with step-free access',
        'Separate area for children',
        'Quiet room for people in a mental health crisis, with a trained nurse',
        'Help for people at risk of violence at home; just ask any of us for a private word',
      ),
      paragraph('For illness that can wait until tomorrow, a clinic or your family doctor is often quicker.'),
    ),
    forWhom: 'Anyone whose life or health is in danger now, at any age and at any hour.',
    department: 'emergency',
    priceFrom: null,
    durationMinutes: null,
    preparation: '',
    faqs: [
      {
        question: 'Why do others go in before me?',
        answer:
          'We treat people by how ill they are and not by when they came. Please tell a nurse if you feel worse.',
      },
      {
        question: 'Who may stay with me?',
        answer:
          'One person in the treatment area, both parents with a child. We make exceptions when life is at risk.',
      },
    ],
    position: 33,
  },
  {
    title: 'Minor injuries',
    slug: 'minor-injuries',
    icon: 'bandage-adhesive-outline',
    summary:
      'Cuts, burns, sprains, bites and things in eyes or ears, treated by specialist nurses every day, from eight in the morning until ten at night.',
    description: richText(
      paragraph(
        'Not every injury needs a big emergency room. Our nurse specialists clean and close wounds, dress burns, take splinters out and read X-rays of hands and feet. Most people are home within two hours.',
      ),
      heading('What we treat here'),
      list(
        'Cuts and grazes',
        'Sprains and simple fractures of arm, hand, ankle or foot',
        'Small burns and scalds',
        'Bites and stings',
        'Something stuck in the nose, ear or eye',
      ),
      paragraph(
        'If the nurse thinks that you need more, a doctor is on the other side of the door. Wounds are checked again in the review clinic, which you can book online.',
      ),
    ),
    forWhom: 'Adults, and children from one year, with cuts, sprains, small burns or a possible broken bone.',
    department: 'emergency',
    priceFrom: 9500,
    durationMinutes: 45,
    preparation:
      'Cool a burn under running tap water for twenty minutes before you set out, and press on a bleeding wound with a clean cloth. Bring your tetanus record if you have it.',
    faqs: [
      {
        question: 'When is an injury not minor?',
        answer:
          'After a blow to the head with fainting or vomiting, a deep wound that keeps bleeding, a bone that sticks out, or a large burn. Call 999.',
      },
      {
        question: 'Do I need a tetanus booster?',
        answer:
          'It depends on the wound and on which doses you have had. The nurse checks and gives one if needed.',
      },
    ],
    position: 34,
  },
  {
    title: 'MRI scan',
    slug: 'mri-scan',
    icon: 'diagnostics-outline',
    picture: 'imaging-suite',
    summary:
      'Detailed pictures of the brain, spine, joints and organs, made with a magnet and radio waves, without radiation.',
    description: richText(
      paragraph(
        'An MRI scanner is a strong magnet with a tunnel through it, open at both ends. You lie still on a table while it knocks and hums. You wear ear protection and hold a soft ball; squeeze it, and we stop and come in.',
      ),
      list(
        'Duration: twenty to forty-five minutes, depending on the part of the body',
        'Sometimes a contrast medium is given through a vein',
        'You can go back to work straight after, unless you have had a sedative',
      ),
      paragraph(
        'Our scanner has a wide opening and a mirror through which you see the window. If tight spaces are hard for you, come and look at it first. Nine out of ten people who were unsure managed the scan after such a visit.',
      ),
    ),
    forWhom:
      'People whose doctor needs a close look at joints, brain, spine or organs. Not suitable with some implants.',
    department: 'radiology',
    priceFrom: 39500,
    durationMinutes: 45,
    preparation:
      'Leave jewellery, watches, cards and hearing aids outside the room. Tell us beforehand about a pacemaker, clips, implants, metal splinters, a large tattoo or a possible pregnancy. Fasting is needed only for scans of the belly.',
    faqs: [
      {
        question: 'Is the magnet dangerous?',
        answer: 'Not to the body itself. Metal is the danger, which is why we ask so many questions twice.',
      },
      {
        question: 'I have a knee replacement. Is that a problem?',
        answer:
          'Nearly all artificial joints are safe in MRI. Please bring your implant card if you have one.',
      },
      {
        question: 'When do I get the result?',
        answer: 'The report reaches your doctor within three working days, sooner if something is urgent.',
      },
    ],
    position: 35,
  },
  {
    title: 'CT scan',
    slug: 'ct-scan',
    icon: 'body-outline',
    picture: 'imaging-suite',
    summary:
      'A ring of X-rays takes hundreds of slices in a few seconds. Quick, precise and available day and night for emergencies.',
    description: richText(
      paragraph(
        'A CT scanner looks like a large ring with a table. The table glides through while you hold your breath for a moment or two. From the slices the computer builds pictures in which we can travel through the body.',
      ),
      paragraph(
        'CT uses more radiation than a plain X-ray. So a radiologist checks each request: is CT the best test, or would ultrasound or MRI answer as well? You receive your dose in writing with the report.',
      ),
      list(
        'Chest, belly, bones, blood vessels, head',
        'Contrast medium in a vein for many scans; you feel warm for some seconds',
        'In the room: ten to twenty minutes',
      ),
    ),
    forWhom: 'People whose doctor needs detailed pictures quickly. Tell us first if you may be pregnant.',
    department: 'radiology',
    priceFrom: 42500,
    durationMinutes: 20,
    preparation:
      'Your letter says whether to fast. Drink water as usual. Tell us if you have kidney disease, an overactive thyroid, take metformin, have reacted to contrast before, or may be pregnant.',
    faqs: [
      {
        question: 'Is the contrast medium safe?',
        answer:
          'For nearly everyone. Mild itching happens now and then; severe reactions are rare, and we are prepared for them.',
      },
      {
        question: 'Will I feel shut in?',
        answer: 'Hardly. The ring is short and open, and the scan is over quickly.',
      },
    ],
    position: 36,
  },
  {
    title: 'X-ray',
    slug: 'x-ray',
    icon: 'skeleton-outline',
    summary:
      'A quick picture of bones, chest or joints with a low dose. Walk in with a request form on weekdays, no appointment needed.',
    description: richText(
      paragraph(
        'X-rays pass through soft parts of the body and are held back by bone. That makes them the first choice for a suspected fracture, a worn joint or a chest infection. Our digital plates need less radiation than film did.',
      ),
      list(
        'You stand, sit or lie as the radiographer shows you',
        'Each picture takes less than a second',
        'The whole visit takes about fifteen minutes',
      ),
      paragraph(
        'The doctor who sent you can open the pictures at once, and a radiologist’s report follows within three working days. Walk-in hours are 07:30 to 18:00 on weekdays. The quietest time is after three in the afternoon.',
      ),
    ),
    forWhom: 'Adults and children whose doctor asks for one. Tell us first if you may be pregnant.',
    department: 'radiology',
    priceFrom: 9500,
    durationMinutes: 15,
    preparation:
      'Bring the request form. Remove jewellery and clothes with metal around the part to be pictured. Tell us before the picture if you may be pregnant.',
    faqs: [
      {
        question: 'How much radiation is it?',
        answer:
          'A chest X-ray equals a few days of the natural radiation that surrounds us all. A hand or foot is less still.',
      },
      {
        question: 'May I hold my child during the picture?',
        answer:
          'Often yes, with a protective apron, unless you are pregnant yourself. Then another adult should help.',
      },
    ],
    position: 37,
  },
  {
    title: 'Blood and urine tests',
    slug: 'blood-and-urine-tests',
    icon: 'test-tubes-outline',
    picture: 'laboratory-bench',
    summary:
      'Samples taken by practised hands and tested in our own laboratory. Most results are ready within one working day.',
    description: richText(
      paragraph(
        'A few drops of blood can show how your kidneys, liver, thyroid and bone marrow are doing. What matters is to ask the right questions, so a doctor chooses the tests with you. We do not sell long lists in the hope of finding something.',
      ),
      heading('How it works'),
      list(
        'Take a number at the desk on the ground floor, South Wing',
        'Usual wait on weekday mornings: ten minutes',
        'Taking the sample: two to three minutes',
        'Result: to your doctor, with a copy for you if you wish',
      ),
      heading('When your result is ready'),
      table(
        ['Test', 'Fasting', 'Result'],
        ['Full blood count', 'Not needed', 'The same day'],
        ['Kidney and liver', 'Not needed', 'The same day'],
        ['Blood sugar', 'Eight hours, water is fine', 'The same day'],
        ['Long-term blood sugar (HbA1c)', 'Not needed', 'Next working day'],
        ['Thyroid', 'Not needed', 'Next working day'],
        ['Urine culture', 'Not needed', 'Two to three days'],
      ),
      paragraph(
        'Our laboratory works around the clock, because wards and the emergency department rely on it. Some rare tests travel to a partner, which takes up to two weeks.',
      ),
    ),
    forWhom: 'Anyone with a request from a doctor, ours or your own.',
    department: 'general-medicine',
    priceFrom: 3500,
    durationMinutes: 10,
    preparation:
      'Drink a glass of water. Fast only if your form says so. Warm hands and loose sleeves make veins easier to find. Tell us if you take blood thinners or tend to faint.',
    faqs: [
      {
        question: 'I always faint. What can I do?',
        answer:
          'Tell us, and lie down for it. Eat and drink beforehand if the test allows, and look out of the window; the view is good.',
      },
      {
        question: 'My result has an arrow beside it. Is that bad?',
        answer:
          'It means outside the usual range, in which one healthy person in twenty falls as well. Your doctor sees it together with the rest.',
      },
      {
        question: 'Why is there a bruise?',
        answer:
          'A little blood has leaked under the skin. Press firmly for two minutes after the test and do not bend the arm.',
      },
    ],
    position: 38,
  },
  {
    title: 'Diabetes clinic',
    slug: 'diabetes-clinic',
    icon: 'diabetes-measure-outline',
    summary:
      'Doctor, nurse and dietitian in one visit, for people with type 1 or type 2 diabetes and for those who have just been told.',
    description: richText(
      paragraph(
        'Diabetes is a condition you look after yourself for nearly every hour of the year. We see you for perhaps three of them. So this clinic is about what works on the other days: meals you like, a dose you can trust, alarms that let you sleep.',
      ),
      list(
        'Long-term blood sugar (HbA1c) measured while you wait',
        'Feet, blood pressure and kidneys checked once a year',
        'Sensors and insulin pumps: advice, training, data review',
        'Group course for people with a new diagnosis, four evenings',
      ),
      paragraph(
        'High sugar is often met with blame. Not here. Numbers are information and nothing else, and the aim is agreed with you. Evening times are available twice a week.',
      ),
    ),
    forWhom: 'Adults with type 1 or type 2 diabetes, and people newly told that their sugar is too high.',
    department: 'general-medicine',
    priceFrom: 11000,
    durationMinutes: 45,
    preparation:
      'Bring your meter, sensor or pump and its charger, your diary if you keep one, and all medicines. Eat and take insulin as usual. Wear socks that come off easily.',
    faqs: [
      {
        question: 'What should I do if my sugar is low?',
        answer:
          'Take 15 to 20 grams of fast sugar, such as a small glass of juice, and check again after ten to fifteen minutes. If someone cannot swallow or is unconscious, call 999.',
      },
      {
        question: 'Can type 2 diabetes go away?',
        answer:
          'With weight loss, some people reach normal values without medicine. Checks stay important, because it can return.',
      },
    ],
    position: 39,
  },
  {
    title: 'Hospital pharmacy',
    slug: 'hospital-pharmacy',
    icon: 'pharmacy-outline',
    picture: 'pharmacy-shelves',
    summary:
      'Prescriptions, advice and a calm check of everything you take. In the lobby, open seven days a week.',
    description: richText(
      paragraph(
        'You can fill a prescription here on the way out of a clinic, and ask what you forgot to ask upstairs. If a medicine is out of stock, the pharmacist calls the doctor for another while you wait.',
      ),
      paragraph(
        'People who take five medicines or more can have a review. Bring everything, in the packets, including herbs and vitamins. The pharmacist looks for doubles, clashes and doses that no longer fit, and writes one list for you and your doctors.',
      ),
      list(
        'Open Monday to Friday 08:00–20:00, Saturday and Sunday 09:00–17:00',
        'Weekly pill boxes packed on request',
        'Private room for advice',
        'Unused medicines taken back and disposed of safely',
      ),
    ),
    forWhom: 'Our patients and their families, and anyone with a prescription.',
    department: 'general-medicine',
    priceFrom: null,
    durationMinutes: null,
    preparation:
      'For a review, bring every medicine you use, also creams, drops and what you buy without a prescription.',
    faqs: [
      {
        question: 'Can I use a prescription from my own doctor?',
        answer: 'Yes, any valid prescription.',
      },
      {
        question: 'Do you deliver?',
        answer: 'To patients who have just gone home and live within five miles, on weekday afternoons.',
      },
      {
        question: 'Are unbranded medicines as good?',
        answer:
          'Yes. They hold the same active substance and meet the same standards. For a few medicines we keep to one maker, and we tell you which.',
      },
    ],
    position: 40,
  },
];
