/** The demo services for the heart, the brain, the lungs, the kidneys, digestion, the skin and cancer. */
import { heading, list, paragraph, richText } from './rich-text.ts';
import type { DemoService } from './service.ts';

export const servicesOfMedicine: DemoService[] = [
  {
    title: 'Heart tracing (ECG)',
    slug: 'heart-tracing-ecg',
    icon: 'cardiogram-outline',
    summary:
      'A painless recording of the heart’s electrical signals. It takes ten minutes and shows the rhythm and signs of strain.',
    description: richText(
      paragraph(
        'Each heartbeat starts with a small electrical signal. An electrocardiogram, or ECG, picks it up through stickers on your chest, arms and legs. Nothing is sent into the body; the machine only listens.',
      ),
      paragraph('A doctor asks for an ECG for many reasons. The most common are:'),
      list(
        'Chest pain, breathlessness or dizziness',
        'A pulse that skips or races',
        'A check before an operation or a new medicine',
      ),
      paragraph(
        'You lie on a couch and relax while the machine records. A heart physiologist looks at the tracing at once, and a doctor reads it the same day.',
      ),
    ),
    forWhom: 'Anyone with chest pain, palpitations or dizziness, or before an operation.',
    department: 'cardiology',
    priceFrom: 8500,
    durationMinutes: 10,
    preparation:
      'No need to fast. Please leave off body lotion on the day, because the stickers hold better on dry skin. A top that opens at the front helps.',
    faqs: [
      {
        question: 'Can I feel anything?',
        answer: 'Only the stickers, which are cool at first and tug a little when they come off.',
      },
      {
        question: 'My ECG was normal, yet I have symptoms. Why?',
        answer:
          'An ECG shows only the moment in which it is taken. If symptoms come and go, a recorder worn for a day or longer may tell us more.',
      },
    ],
    position: 1,
  },
  {
    title: 'Heart ultrasound (echocardiogram)',
    slug: 'heart-ultrasound',
    icon: 'ultrasound-scanner-outline',
    summary:
      'Moving pictures of your heart, made with sound waves. They show how well it pumps and whether the valves open and close as they should.',
    description: richText(
      paragraph(
        'An echocardiogram works like the scan used in pregnancy. A physiologist moves a small probe over your chest, and the screen shows the heart at work: four chambers, four valves, and the blood that flows between them.',
      ),
      heading('What it can show'),
      list(
        'How strongly the heart pumps',
        'Narrow or leaking valves',
        'Thickened walls, often from high blood pressure',
        'Fluid around the heart',
      ),
      paragraph(
        'You lie on your left side in a dim room. The gel is warm and wipes off. There is no radiation, and the scan can be repeated as often as needed. The report goes to your doctor within three working days.',
      ),
    ),
    forWhom: 'Adults with breathlessness, a heart murmur or known heart disease.',
    department: 'cardiology',
    priceFrom: 32000,
    durationMinutes: 40,
    preparation:
      'Eat, drink and take your medicines as usual. Wear a two-piece outfit; you undress to the waist behind a curtain and are given a gown.',
    faqs: [
      {
        question: 'Is the scan safe in pregnancy?',
        answer: 'Yes. It uses sound waves only.',
      },
      {
        question: 'Can I ask for a woman to do the scan?',
        answer: 'Yes. Tell us when you book and we will arrange it. A chaperone is available in any case.',
      },
      {
        question: 'Will I get the result straight away?',
        answer:
          'The physiologist can tell you what is being looked at, but a doctor explains the result, because it has to be seen together with your symptoms.',
      },
    ],
    position: 2,
  },
  {
    title: '24-hour rhythm monitoring',
    slug: 'rhythm-monitoring',
    icon: 'heart-cardiogram-outline',
    summary:
      'A small recorder follows your heartbeat through a normal day and night, to catch palpitations that do not show during a visit.',
    description: richText(
      paragraph(
        'Palpitations have a habit of staying away when a doctor is near. So we send the recorder home with you. It is the size of a matchbox, sticks to the chest and stores every beat for 24 hours, or for up to a week if your symptoms are rare.',
      ),
      paragraph(
        'Live as you normally would: work, climb stairs, sleep. When you feel something, press the button and note the time. The note is as useful as the recording, because it lets us match what you felt with what your heart did.',
      ),
      list(
        'First visit: fitting, about 15 minutes',
        'Next day: bring the recorder back or post it in the padded bag',
        'Within five working days: the report, with a plan',
      ),
    ),
    forWhom: 'People who feel their heart race, stumble or pause, but not while a doctor is watching.',
    department: 'cardiology',
    priceFrom: 24000,
    durationMinutes: 15,
    preparation:
      'Shower before you come, because the recorder must stay dry. Do not use lotion or powder on your chest that day.',
    faqs: [
      {
        question: 'May I shower or swim with it?',
        answer: 'Not with the 24-hour model. For longer recordings we use one that can take a quick shower.',
      },
      {
        question: 'What if I have no symptoms that day?',
        answer: 'The recording can still help. If it does not, we may suggest a longer one.',
      },
    ],
    position: 3,
  },
  {
    title: 'Headache and migraine clinic',
    slug: 'headache-clinic',
    icon: 'headache-outline',
    summary:
      'For headaches that keep coming back. You get a clear diagnosis, a plan for attacks and a plan to have fewer of them.',
    description: richText(
      paragraph(
        'Headaches come in many kinds, and what helps one can make another worse. In this clinic a neurologist takes half an hour to hear your story and to examine you. A brain scan is rarely needed; if it is, we tell you why.',
      ),
      heading('What we offer'),
      list(
        'Treatment for sudden attacks',
        'Tablets or injections that prevent migraine',
        'Help to cut down painkillers safely',
        'Advice on sleep, meals, screens and stress',
      ),
      paragraph(
        'Most people see us two or three times over six months. Follow-up is possible by video, so you need not travel on a day when light and noise hurt.',
      ),
    ),
    forWhom: 'Adults who have headaches on more than four days a month, or whose tablets no longer help.',
    department: 'neurology',
    priceFrom: 20000,
    durationMinutes: 30,
    preparation:
      'Keep a headache diary for four weeks if you can. Bring a list of all painkillers you take, including those bought without a prescription.',
    faqs: [
      {
        question: 'When is a headache an emergency?',
        answer:
          'Call 999 for a sudden headache that is the worst of your life, or one with fever and a stiff neck, confusion, weakness, trouble speaking or loss of sight.',
      },
      {
        question: 'Can painkillers cause headaches?',
        answer:
          'Yes. Taken on ten to fifteen days a month or more, for months on end, they can keep a headache going. We help you to stop in a way that you can bear.',
      },
      {
        question: 'Do you see teenagers?',
        answer: 'From sixteen years here; younger people are seen in paediatrics.',
      },
    ],
    position: 4,
  },
  {
    title: 'Brain wave and nerve tests',
    slug: 'brain-wave-and-nerve-tests',
    icon: 'nerve-outline',
    summary:
      'EEG records the activity of the brain; nerve tests measure how fast signals travel in arms and legs. Both help to explain seizures, numbness and weakness.',
    description: richText(
      paragraph(
        'Brain and nerves speak in tiny electrical signals, and we have two ways of listening in. Your letter says which one you are booked for.',
      ),
      heading('EEG', 3),
      paragraph(
        'Small discs are placed on your scalp with paste and record brain waves while you rest, breathe deeply and look at a flashing light. It is used after a seizure or an unexplained blackout. Nothing hurts, and no current goes into the head.',
      ),
      heading('Nerve conduction test', 3),
      paragraph(
        'Short pulses are given along a nerve in the arm or leg. They feel like a flick from a jumper on a dry day. The test shows whether a nerve is trapped, as in carpal tunnel syndrome, or damaged.',
      ),
      list('EEG: allow one hour', 'Nerve test: allow 45 minutes', 'Report: within five working days'),
    ),
    forWhom: 'People with seizures, numbness, tingling or weakness whose doctor asks for a test.',
    department: 'neurology',
    priceFrom: 39000,
    durationMinutes: 60,
    preparation:
      'For an EEG, wash your hair the evening before and use no spray or gel. For a nerve test, leave off hand cream and keep your hands warm. Take your medicines as usual.',
    faqs: [
      {
        question: 'I have a pacemaker. Can I have a nerve test?',
        answer: 'In most cases yes, but please tell us beforehand so that we can plan it.',
      },
      {
        question: 'Can an EEG read my thoughts?',
        answer: 'No. It shows rhythms, not thoughts or intelligence.',
      },
    ],
    position: 5,
  },
  {
    title: 'Memory assessment',
    slug: 'memory-assessment',
    icon: 'head-outline',
    summary:
      'A calm, thorough look at memory and thinking for people who are worried, and for those who are worried about someone they love.',
    description: richText(
      paragraph(
        'Forgetting a name is part of life. Forgetting the way home is not. Between the two lies a wide field, and many causes of poor memory can be treated: low mood, lack of sleep, a slow thyroid, some tablets. That is why it is worth coming early.',
      ),
      paragraph(
        'The visit takes about an hour and a half, with a break. A nurse talks to you and, if you agree, to the person with you. You do some tasks with words, pictures and numbers; nobody passes or fails. The doctor then examines you and plans blood tests or a scan.',
      ),
      list(
        'Second visit after three to four weeks, with all results',
        'A letter in plain words for you and your family',
        'Contact with a memory nurse who stays available by phone',
      ),
    ),
    forWhom: 'Adults who notice that their memory is changing, and families who notice it for them.',
    department: 'neurology',
    priceFrom: 45000,
    durationMinutes: 90,
    preparation:
      'Bring glasses, hearing aids, a list of medicines and someone who knows you well. Eat beforehand, and come rested if you can.',
    faqs: [
      {
        question: 'My father does not want to come. What can I do?',
        answer:
          'Call our memory nurse. Sometimes it helps to speak of a general check-up. We will not assess anyone against their will.',
      },
      {
        question: 'Will you tell the licensing office about my driving?',
        answer:
          'We talk with you first about what the rules ask of you, and we put safety and honesty before everything.',
      },
    ],
    position: 6,
  },
  {
    title: 'Lung function test',
    slug: 'lung-function-test',
    icon: 'lungs-outline',
    summary:
      'You breathe into a tube, and we measure how much air your lungs hold and how fast it flows. It is the key test for asthma and COPD.',
    description: richText(
      paragraph(
        'A lung function test, or spirometry, answers a simple question: how well does air get in and out? You sit upright with a clip on your nose, breathe in as far as you can and blow out hard and long. The physiologist cheers you on, and three good blows are enough.',
      ),
      paragraph(
        'Often you then inhale a medicine that opens the airways and repeat the test after fifteen minutes. If the numbers rise clearly, asthma becomes more likely.',
      ),
      list('No needles', 'Results on the screen at once', 'Suitable from about six years of age'),
    ),
    forWhom: 'Adults and children from six years with a cough, wheeze or shortness of breath.',
    department: 'pulmonology',
    priceFrom: 18000,
    durationMinutes: 45,
    preparation:
      'Do not smoke or vape on the day, and avoid a heavy meal and hard exercise for two hours before. Your letter says which inhalers to leave out. If you need your reliever, use it and tell us.',
    faqs: [
      {
        question: 'I have had surgery recently. Can I do the test?',
        answer:
          'Blowing hard raises pressure in the chest, belly and eyes. After an operation, a heart attack or a collapsed lung, please call us first.',
      },
      {
        question: 'What if I cannot blow well?',
        answer:
          'Many people need a few tries. There are gentler tests too, and we choose one that suits you.',
      },
    ],
    position: 7,
  },
  {
    title: 'Home sleep study',
    slug: 'home-sleep-study',
    icon: 'sleepy-outline',
    summary:
      'A night in your own bed with a small recorder shows whether breathing stops in your sleep, a common cause of snoring and tired days.',
    description: richText(
      paragraph(
        'In sleep apnoea the throat closes again and again during the night. The sleeper rarely notices, but wakes up tired, with a dry mouth or a headache. Partners often know first.',
      ),
      paragraph(
        'You collect the recorder in the afternoon. A nurse shows you how to wear it: a belt around the chest, a clip on one finger and a thin tube under the nose. You bring it back the next morning, and a doctor goes through the night with you by phone or in clinic.',
      ),
      heading('If the test finds apnoea'),
      list(
        'Advice on sleeping position, weight and alcohol',
        'A mouth guard, made together with our dental team',
        'A CPAP machine, which keeps the airway open with gentle air pressure',
      ),
    ),
    forWhom: 'Adults who snore loudly, stop breathing at night or are tired by day.',
    department: 'pulmonology',
    priceFrom: 29000,
    durationMinutes: 30,
    preparation:
      'Live and sleep as you usually do. Please remove nail varnish from one index finger and trim a long nail, so that the clip can read through it.',
    faqs: [
      {
        question: 'What if I sleep badly with it?',
        answer: 'Nearly everyone sleeps a little less well. Four hours of sleep are enough for a result.',
      },
      {
        question: 'May I drive if I have sleep apnoea?',
        answer:
          'Never drive when you feel sleepy. If apnoea is found, we explain what the rules ask of you and when driving is safe again.',
      },
    ],
    position: 8,
  },
  {
    title: 'Kidney check',
    slug: 'kidney-check',
    icon: 'urine-sample-outline',
    summary:
      'Blood, urine and blood pressure in one visit, for people with diabetes, high blood pressure or kidney disease in the family.',
    description: richText(
      paragraph(
        'Kidney disease rarely hurts, so it is found by looking for it. Three simple measurements tell us a lot: how well the kidneys filter, whether protein leaks into the urine, and what your blood pressure is.',
      ),
      list(
        'Blood sample for kidney function and salts',
        'Urine sample for protein and blood',
        'Blood pressure, measured three times at rest',
        'Ultrasound of the kidneys if the doctor thinks it useful',
      ),
      paragraph(
        'The doctor discusses the first findings with you and writes when the laboratory results are in, usually after two days. If all is well, a repeat once a year is enough for most people at risk.',
      ),
    ),
    forWhom: 'Adults with high blood pressure, diabetes or kidney disease in the family.',
    department: 'nephrology',
    priceFrom: 21000,
    durationMinutes: 45,
    preparation:
      'Bring your first urine of the morning in the bottle we send you. Drink and eat normally. Avoid hard exercise the day before, because it can cause protein in the urine.',
    faqs: [
      {
        question: 'Who should have this check?',
        answer:
          'People with diabetes, high blood pressure, heart disease or a close relative with kidney disease gain most from it.',
      },
      {
        question: 'Is one raised value a reason to worry?',
        answer:
          'Not by itself. Dehydration or an infection can change the numbers for some days. We repeat the test before we draw conclusions.',
      },
    ],
    position: 9,
  },
  {
    title: 'Haemodialysis',
    slug: 'haemodialysis',
    icon: 'dialysis-outline',
    summary:
      'Treatment that cleans the blood when the kidneys no longer can. Twenty-four stations, three shifts a day, six days a week, and training for home.',
    description: richText(
      paragraph(
        'In haemodialysis your blood flows through a filter outside the body, is cleaned and comes back. Most people need it three times a week for about four hours. You can read, sleep, work on a laptop or talk to your neighbour.',
      ),
      paragraph(
        'Before the first session a nurse shows you the unit and introduces you to someone who has been coming for a while. A small operation creates a strong vein in the arm, called a fistula. It needs weeks to mature, so we plan it early.',
      ),
      list(
        'Early, midday and evening shifts, to fit in with work',
        'Dietitian and social worker on the unit every week',
        'Training for dialysis at home',
        'Places for guests on holiday',
      ),
      paragraph('Where a transplant is possible, we prepare you for the waiting list at the same time.'),
    ),
    forWhom: 'People whose kidneys no longer work well enough, regular patients and holiday guests.',
    department: 'nephrology',
    priceFrom: null,
    durationMinutes: 240,
    visitType: 'new-consultation',
    preparation:
      'Wear sleeves that roll up easily and bring a light blanket, because many people feel cool. Eat a small meal beforehand.',
    faqs: [
      {
        question: 'Does dialysis hurt?',
        answer:
          'The needles sting for a moment; numbing cream helps. The treatment itself does not hurt, though you may feel tired afterwards.',
      },
      {
        question: 'Can I travel?',
        answer:
          'Yes, with planning. Our nurses help you book a place near where you are going. Six weeks’ notice is usually enough.',
      },
      {
        question: 'Who pays?',
        answer:
          'That depends on your cover. Our social worker goes through it with you before the first session.',
      },
    ],
    position: 10,
  },
  {
    title: 'Chemotherapy day unit',
    slug: 'chemotherapy-day-unit',
    icon: 'intravenous-bag-outline',
    summary:
      'Cancer medicines given in a chair that faces the garden, by nurses who know your name, with a number to call at any hour.',
    description: richText(
      paragraph(
        'Most cancer medicines can be given in a day. You come in the morning, meet your nurse, have a short check and begin. Some infusions take half an hour, others most of the day; your plan tells you in advance.',
      ),
      heading('How a treatment day runs'),
      list(
        'The day before: blood test, here or near your home',
        'On arrival: weight, temperature and a talk about how you have been',
        'During treatment: drinks, snacks, and a chair beside you for a friend',
        'Before you leave: medicines against sickness, and the date of the next visit',
      ),
      paragraph(
        'Before your very first treatment you have an hour alone with a nurse. You learn what to expect, what to do about side effects, and when to call. The call line is answered by a nurse day and night.',
      ),
    ),
    forWhom: 'Adults under the care of our cancer team.',
    department: 'oncology',
    priceFrom: null,
    durationMinutes: null,
    visitType: 'new-consultation',
    preparation:
      'Drink plenty the day before unless you have been told to limit fluids, eat a light breakfast, and wear a top with loose sleeves. Bring your treatment card.',
    faqs: [
      {
        question: 'May I drive home?',
        answer: 'Not after the first treatment. Later it depends on your medicines and on how you feel.',
      },
      {
        question: 'Can I work during treatment?',
        answer:
          'Some people do, many take a break. Both are right. Our social worker can explain your rights at work.',
      },
    ],
    position: 11,
  },
  {
    title: 'Supportive and palliative care',
    slug: 'supportive-care',
    icon: 'palliative-care-outline',
    picture: 'healing-garden',
    summary:
      'Relief from pain, breathlessness, sickness and worry for anyone with a serious illness, at any stage, alongside other treatment.',
    description: richText(
      paragraph(
        'Palliative care is often thought of as the very end. In truth it can begin on the day of diagnosis. Its purpose is a good day today: less pain, better sleep, appetite, and time for what you care about.',
      ),
      list(
        'Treatment of pain and other symptoms',
        'Help to talk about wishes and fears, within the family too',
        'Support for carers, including a free afternoon each week',
        'Planning of care at home or in a hospice',
      ),
      paragraph(
        'The team is small: a doctor, two nurses, a psychologist, a social worker and a chaplain who is there for people of any faith or none. They see you on the ward, in clinic, or at home together with the district nurses.',
      ),
    ),
    forWhom: 'People with a serious illness at any stage, and those who care for them.',
    department: 'oncology',
    priceFrom: null,
    durationMinutes: 60,
    preparation: '',
    faqs: [
      {
        question: 'Does this mean that treatment has stopped?',
        answer: 'No. Many people have supportive care and cancer treatment at the same time.',
      },
      {
        question: 'Is it only for cancer?',
        answer:
          'No. It also helps people with heart failure, lung disease, kidney failure and diseases of the nerves.',
      },
      {
        question: 'Will strong painkillers make me addicted?',
        answer:
          'When they are used for pain and watched by a doctor, this is uncommon. We start low, go up slowly and review often.',
      },
    ],
    position: 12,
  },
  {
    title: 'Gastroscopy',
    slug: 'gastroscopy',
    icon: 'stomach-outline',
    summary:
      'A look at the gullet, stomach and upper bowel with a thin camera. It takes about ten minutes, with a throat spray or a sedative.',
    description: richText(
      paragraph(
        'A gastroscopy is used to find the cause of heartburn, pain, trouble swallowing or low iron. A bendy tube, thinner than your little finger, is passed through the mouth. You can breathe normally throughout.',
      ),
      paragraph(
        'With a throat spray you stay awake and can go home soon after. With a sedative you are drowsy and may remember little. A nurse stays at your head the whole time and watches your breathing and pulse.',
      ),
      list(
        'Test itself: five to ten minutes',
        'In the unit: one to two hours',
        'Small samples, if taken: result within ten days',
      ),
    ),
    forWhom: 'Adults with heartburn that stays, trouble swallowing or unexplained anaemia.',
    department: 'gastroenterology',
    priceFrom: 139500,
    durationMinutes: 30,
    visitType: 'procedure-assessment',
    preparation:
      'Have nothing to eat for six hours before the test. You may drink clear water until two hours before. Call us a week ahead if you take blood thinners or medicine for diabetes.',
    faqs: [
      {
        question: 'Will I choke?',
        answer:
          'No. The tube goes down the gullet and not the windpipe. You may gag at the start; slow breaths through the nose help.',
      },
      {
        question: 'When may I eat again?',
        answer:
          'After a throat spray, once the numbness has gone, in about an hour. After a sedative, when you are fully awake.',
      },
      {
        question: 'What are the risks?',
        answer:
          'A sore throat is common. Bleeding or a tear is rare. The doctor goes through the risks with you before you sign.',
      },
    ],
    position: 13,
  },
  {
    title: 'Colonoscopy',
    slug: 'colonoscopy',
    icon: 'colon-outline',
    summary:
      'An examination of the large bowel with a camera. Polyps can be removed during the same test, before they have a chance to turn into cancer.',
    description: richText(
      paragraph(
        'A colonoscopy is the best way to look at the whole large bowel. We suggest it for blood in the stool, a lasting change of habit, low iron, or a family history of bowel cancer.',
      ),
      paragraph(
        'The most unpleasant part is the day before, when you drink a liquid that empties the bowel. The test takes thirty to forty minutes. You choose between gas and air, a sedative with a painkiller, or both.',
      ),
      heading('On the day'),
      list(
        'A nurse checks your details and places a small tube in a vein',
        'The doctor explains the test and you sign the form',
        'Polyps are removed if it is safe; you do not feel that',
        'You rest, have tea and toast, and hear what was found',
      ),
    ),
    forWhom: 'Adults with bleeding or a lasting change of bowel habit, and for screening from 50.',
    department: 'gastroenterology',
    priceFrom: 189500,
    durationMinutes: 45,
    visitType: 'procedure-assessment',
    preparation:
      'Follow the diet sheet for two days and drink the bowel preparation at the times given. Stay near a toilet. Ask us a week ahead about iron tablets, blood thinners and medicine for diabetes. Arrange for an adult to take you home.',
    faqs: [
      {
        question: 'Can I be asleep?',
        answer:
          'A sedative makes you drowsy, and most people remember little. A full anaesthetic is rarely needed.',
      },
      {
        question: 'How often should it be repeated?',
        answer:
          'That depends on what we find. If nothing needs watching, you may not need another for many years.',
      },
    ],
    position: 14,
  },
  {
    title: 'Mole check',
    slug: 'mole-check',
    icon: 'skin-cancer-outline',
    summary:
      'A dermatologist looks at every mole from head to toe through a lighted lens, and photographs those worth watching.',
    description: richText(
      paragraph(
        'Most moles are harmless and stay so. The art is to spot the one that is not, early, when a small operation is enough. A lens called a dermatoscope shows colours and patterns that the bare eye misses.',
      ),
      paragraph('Please tell us about any spot that has drawn your attention. Warning signs are:'),
      list(
        'It has changed in size, shape or colour',
        'One half does not match the other, or the edge is ragged',
        'It itches, bleeds or forms a crust',
        'It looks different from all your others',
      ),
      paragraph(
        'If a mole should come off, we can usually do it within a week under local anaesthetic. The laboratory result follows in about ten days.',
      ),
    ),
    forWhom: 'Anyone with a mole that is new, changing or worrying, and people with fair skin or many moles.',
    department: 'dermatology',
    priceFrom: 16000,
    durationMinutes: 30,
    preparation:
      'Come without make-up, nail varnish and self-tan. You will be asked to undress to your underwear; a chaperone is available.',
    faqs: [
      {
        question: 'How often should I have my moles checked?',
        answer:
          'Look at your own skin once a month. How often a doctor should look depends on your skin and your family, and we suggest an interval at the first visit.',
      },
      {
        question: 'Does removal leave a scar?',
        answer: 'A thin line, usually. It fades over a year, more on the arms than on the back.',
      },
    ],
    position: 15,
  },
  {
    title: 'Patch testing for allergies',
    slug: 'patch-testing',
    icon: 'allergies-outline',
    summary:
      'Finds out which substances cause a contact rash, such as nickel, perfume or hair dye. Three short visits within one week.',
    description: richText(
      paragraph(
        'Some rashes come from things that touch the skin: an earring, a glove, a cream that was meant to help. A patch test puts tiny amounts of many common substances on your back and waits to see which of them the skin objects to.',
      ),
      list(
        'Monday: patches are stuck on, about 30 minutes',
        'Wednesday: patches come off, first reading',
        'Friday: second reading and your talk with the doctor',
      ),
      paragraph(
        'If something turns up, you get a card with its names, including the odd ones used on labels, and advice on what to use in its place. The test does not show food allergies or hay fever.',
      ),
    ),
    forWhom: 'People whose eczema or rash keeps coming back without a clear reason.',
    department: 'dermatology',
    priceFrom: 42000,
    durationMinutes: 30,
    preparation:
      'Keep your back out of the sun for four weeks and use no steroid cream on it for a week. Tell us if you take steroid tablets or other medicines that calm the immune system. Bring products you suspect, in their packaging.',
    faqs: [
      {
        question: 'May I shower during the week?',
        answer:
          'Wash at the basin and keep your back dry from Monday to Friday. Please avoid sport that makes you sweat.',
      },
      {
        question: 'Is it painful?',
        answer: 'No, but a positive patch itches. The redness fades within one to two weeks.',
      },
    ],
    position: 16,
  },
];
