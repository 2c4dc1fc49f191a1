import type { DemoDoctor } from './doctor.ts';
import { heading, list, paragraph, richText } from './rich-text.ts';

const clinic = ['new-consultation', 'follow-up'];
const clinicOrVideo = ['new-consultation', 'follow-up', 'video-consultation'];
const video = ['video-consultation'];
const assessment = ['procedure-assessment'];
const clinicOrPlanning = [...clinic, 'treatment-planning'];

export const doctorsOfMedicine: DemoDoctor[] = [
  {
    name: 'Clara Hensley',
    slug: 'clara-hensley',
    title: 'Dr',
    qualifications: 'MBBS, MD (Cardiology)',
    role: 'Consultant cardiologist and head of department',
    departments: ['cardiology'],
    specialities: ['general-cardiology', 'heart-rhythm-disorders'],
    picture: 'doctor-01',
    pictureAlt: 'Portrait of Dr Clara Hensley, consultant cardiologist and head of department',
    summary:
      'Looks after people with palpitations, heart failure and irregular heart rhythm. Known for drawing the heart on the back of your letter until it makes sense.',
    biography: richText(
      paragraph(
        'Clara Hensley wanted to be an electrician like her mother. She says that she became one in the end: the heart runs on current too, and much of her work is finding the loose wire.',
      ),
      paragraph(
        'She trained in heart rhythm and came to Openward in 2014, where she set up the rhythm clinic with two heart physiologists. She has led the department since 2020. Her main interest is atrial fibrillation, the most common irregular heartbeat, and how to lower the risk of stroke that comes with it.',
      ),
      heading('What a visit is like'),
      paragraph(
        'You talk first and have tests second. Dr Hensley likes to hear in your own words what you felt and what you were doing at the time. If your watch or phone records your pulse, bring it along. At the end you get a drawing, a plan and a date.',
      ),
    ),
    languages: ['en', 'fr'],
    practisingSince: 2006,
    registrationNumber: 'REG-204817',
    consultationFee: 19000,
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Northmoor University', year: 2006 },
      {
        degree: 'Specialist training in cardiology',
        institution: 'Castlebrook Teaching Hospital',
        year: 2013,
      },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '09:00', to: '12:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '09:00', to: '12:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 4, from: '13:30', to: '17:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
        ],
      },
    ],
  },
  {
    name: 'Rafael Ibarrola',
    slug: 'rafael-ibarrola',
    title: 'Dr',
    qualifications: 'MD, PhD',
    role: 'Consultant interventional cardiologist',
    departments: ['cardiology', 'emergency'],
    specialities: ['interventional-cardiology', 'general-cardiology'],
    picture: 'doctor-18',
    pictureAlt: 'Portrait of Dr Rafael Ibarrola, consultant interventional cardiologist',
    summary:
      'Opens narrowed heart arteries and runs the rapid chest pain clinic. Gives calm, unhurried advice before and after a procedure.',
    biography: richText(
      paragraph(
        'Rafael Ibarrola has spent more than thirty years with coronary arteries, the small vessels that feed the heart. When one of them closes, he and his team open it again through a tube in the wrist, often within an hour of the ambulance doors opening.',
      ),
      paragraph(
        'The rapid chest pain clinic, which he started together with the emergency department, sees people whose pain has settled but still needs an explanation. Two out of three leave with good news.',
      ),
      heading('Before a procedure'),
      list(
        'A first talk of 45 minutes, with time for your family’s questions',
        'Pictures of your own arteries, explained on the screen',
        'An honest look at what tablets alone could do for you',
      ),
      paragraph(
        'He teaches young doctors on Tuesdays and sings bass, by his own account badly, in the hospital choir.',
      ),
    ),
    languages: ['en', 'es', 'eu'],
    practisingSince: 1993,
    registrationNumber: 'REG-118346',
    consultationFee: 19500,
    education: [
      { degree: 'Doctor of Medicine', institution: 'Valdemora University', year: 1993 },
      { degree: 'PhD in vascular biology', institution: 'Eastvale University', year: 2001 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 2, from: '14:00', to: '17:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 4,
            from: '09:00',
            to: '12:00',
            everyWeeks: 2,
            anchorDate: '2025-01-06',
            visitTypes: assessment,
          },
          { weekday: 5, from: '08:30', to: '12:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 6,
            from: '09:00',
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
    name: 'Karim Belhadi',
    slug: 'karim-belhadi',
    title: 'Dr',
    qualifications: 'MD, MSc (Clinical Neuroscience)',
    role: 'Consultant neurologist and head of department',
    departments: ['neurology'],
    specialities: ['headache-medicine', 'stroke-medicine'],
    picture: 'doctor-02',
    pictureAlt: 'Portrait of Dr Karim Belhadi, consultant neurologist and head of department',
    summary:
      'Helps people with migraine and other headaches, and people who have had a stroke. Offers video visits for follow-up when travelling is hard.',
    biography: richText(
      paragraph(
        'A migraine can cost a person one day in five. Karim Belhadi knows this from his own family, and he does not accept “just a headache” as an answer. His headache clinic combines medicine with advice on sleep, meals, screens and painkillers, which can turn into part of the problem.',
      ),
      paragraph(
        'He also leads the stroke team. Minutes count there, and the path from the ambulance to the scanner has been walked, timed and shortened so often that the floor is marked with a coral line.',
      ),
      paragraph(
        'Dr Belhadi studied in two countries and worked for a year on a ship that served coastal villages. He speaks Arabic and French with patients who prefer it, and he reads every headache diary that you bring.',
      ),
    ),
    languages: ['en', 'fr', 'ar'],
    practisingSince: 2005,
    registrationNumber: 'REG-198203',
    consultationFee: 20000,
    education: [
      { degree: 'Doctor of Medicine', institution: 'Marsa Bay University', year: 2005 },
      { degree: 'MSc in clinical neuroscience', institution: 'Northmoor University', year: 2010 },
      { degree: 'Specialist training in neurology', institution: 'Saltmarsh Teaching Hospital', year: 2013 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 2, from: '08:30', to: '12:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 2, from: '13:30', to: '15:30', everyWeeks: 1, anchorDate: null, visitTypes: video },
          { weekday: 4, from: '08:30', to: '12:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 5,
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
    name: 'Walter Engelhart',
    slug: 'walter-engelhart',
    title: 'Prof',
    qualifications: 'MD, PhD',
    role: 'Professor of neurology',
    departments: ['neurology'],
    specialities: ['memory-disorders'],
    picture: 'doctor-20',
    pictureAlt: 'Portrait of Prof Walter Engelhart, professor of neurology',
    summary:
      'Founder of our memory clinic, away on a research sabbatical at present. The clinic stays open, and Dr Karim Belhadi sees new patients meanwhile.',
    biography: richText(
      paragraph(
        'Walter Engelhart opened the memory clinic in 1998, when dementia was often waved away as old age. He insisted on rooms with carpets and real armchairs, and on a second cup of tea for whoever had come along.',
      ),
      paragraph(
        'He is on a research sabbatical and cannot be booked at the moment. With colleagues at two universities he is studying whether simple hearing tests can show changes in memory earlier. New patients of the memory clinic are seen by Dr Karim Belhadi, and our two memory nurses remain your first contact by phone.',
      ),
      heading('His advice for worried families'),
      list(
        'Come early. Low mood, poor sleep and thyroid trouble can all look like memory loss, and can be treated.',
        'Bring someone who knows you well.',
        'Write down three moments that worried you, with the date.',
      ),
      paragraph(
        'He will be back in the clinic when the study ends, and this page will then show free times again.',
      ),
    ),
    languages: ['en', 'de'],
    practisingSince: 1984,
    registrationNumber: 'REG-087155',
    consultationFee: 20000,
    education: [
      { degree: 'Doctor of Medicine', institution: 'Lindenfeld University', year: 1984 },
      { degree: 'PhD in neuropsychology', institution: 'Lindenfeld University', year: 1990 },
    ],
    bookable: false,
    schedule: [],
  },
  {
    name: 'Samuel Oduya',
    slug: 'samuel-oduya',
    title: 'Prof',
    qualifications: 'MBChB, MD, MPH',
    role: 'Medical director and head of general medicine',
    departments: ['general-medicine'],
    specialities: ['internal-medicine', 'diabetes-care'],
    picture: 'doctor-14',
    pictureAlt: 'Portrait of Prof Samuel Oduya, medical director and head of general medicine',
    summary:
      'Sees adults with symptoms that no one has explained yet, and people with diabetes. Runs evening clinics for those who work during the day.',
    biography: richText(
      paragraph(
        'Most diagnoses, Samuel Oduya tells his students, are made by listening for five minutes longer. He has taught them that for three decades, and he still keeps two evening clinics each week, because fevers and worries do not keep office hours.',
      ),
      paragraph(
        'He grew up as the son of a village nurse and studied medicine and public health. His research looked at how people with diabetes manage on shift work, and it led to the practical meal guide that we now give to every new patient.',
      ),
      paragraph(
        'As medical director he answers for the quality of care in the whole hospital. Once a month he spends a night shift on a ward, carrying trays and asking questions. Patients say that he is the only director they know who can make a proper bed.',
      ),
    ),
    languages: ['en', 'sw', 'luo'],
    practisingSince: 1988,
    registrationNumber: 'REG-096420',
    consultationFee: 11000,
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Lakeshore University', year: 1988 },
      { degree: 'Master of Public Health', institution: 'Eastvale University', year: 1996 },
      { degree: 'Doctor of Medicine (research)', institution: 'Eastvale University', year: 2002 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '17:00', to: '20:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '08:30', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 4, from: '17:00', to: '20:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 5, from: '09:00', to: '11:00', everyWeeks: 1, anchorDate: null, visitTypes: video },
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
    name: 'Rohan Deshmukh',
    slug: 'rohan-deshmukh',
    title: 'Dr',
    qualifications: 'MBBS, MD (Gastroenterology)',
    role: 'Consultant gastroenterologist and head of department',
    departments: ['gastroenterology', 'general-medicine'],
    specialities: ['digestive-endoscopy', 'internal-medicine'],
    picture: 'doctor-12',
    pictureAlt: 'Portrait of Dr Rohan Deshmukh, consultant gastroenterologist and head of department',
    summary:
      'Treats heartburn, bowel disease and liver problems, and carries out endoscopy. Puts people at ease with a topic that few like to talk about.',
    biography: richText(
      paragraph(
        'Rohan Deshmukh has heard every euphemism for the bowel and is happy to use whichever you like. What he will not do is hurry. Shame keeps people away from doctors, he says, and late visits are the only ones he regrets.',
      ),
      paragraph(
        'He has carried out more than nine thousand camera tests and trains colleagues to remove polyps safely. His clinic for Crohn’s disease and ulcerative colitis has a help line, staffed by a nurse, that answers within one working day.',
      ),
      heading('How he works'),
      paragraph(
        'Food comes before pills where that is possible, so a dietitian often joins the visit. Results are explained by phone or video, which many patients prefer: no travel, no waiting room, and your notes at hand on your own kitchen table.',
      ),
    ),
    languages: ['en', 'hi', 'mr'],
    practisingSince: 2009,
    registrationNumber: 'REG-231778',
    consultationFee: 18500,
    education: [
      {
        degree: 'Bachelor of Medicine and Surgery',
        institution: 'Sahyadri Hills Medical College',
        year: 2009,
      },
      {
        degree: 'Specialist training in gastroenterology',
        institution: 'Castlebrook Teaching Hospital',
        year: 2017,
      },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '14:00', to: '17:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '09:00', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: assessment },
          { weekday: 4, from: '17:00', to: '19:00', everyWeeks: 1, anchorDate: null, visitTypes: video },
          { weekday: 5, from: '14:00', to: '17:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
        ],
      },
    ],
  },
  {
    name: 'Tomasz Wilk',
    slug: 'tomasz-wilk',
    title: 'Dr',
    qualifications: 'MD',
    role: 'Consultant chest physician and head of department',
    departments: ['pulmonology'],
    specialities: ['asthma-and-copd', 'sleep-medicine'],
    picture: 'doctor-10',
    pictureAlt: 'Portrait of Dr Tomasz Wilk, consultant chest physician and head of department',
    summary:
      'Cares for people with asthma, COPD and sleep apnoea. Believes that the best inhaler is the one you can use with your eyes closed.',
    biography: richText(
      paragraph(
        'Tomasz Wilk climbed before he studied medicine, and it was thin mountain air that made him curious about breathing. He still climbs, lower now, and uses the same patience in his clinic: one step, a rest, the next step.',
      ),
      paragraph(
        'His work with asthma starts with the basics. Is it really asthma? Is the inhaler the right one, and does the dose reach the lungs? He asks patients to show him rather than tell him. Half of them, he reports, feel better after a change that costs nothing.',
      ),
      paragraph(
        'He also looks after people who snore, stop breathing in their sleep and wake up tired. The sleep service lends home recorders in six languages. In winter he joins the vaccination team in the lobby on Wednesdays at lunchtime.',
      ),
    ),
    languages: ['en', 'pl', 'de'],
    practisingSince: 2011,
    registrationNumber: 'REG-245092',
    consultationFee: 17000,
    education: [
      { degree: 'Doctor of Medicine', institution: 'Wierzbowa University of Medicine', year: 2011 },
      {
        degree: 'Specialist training in chest medicine',
        institution: 'Saltmarsh Teaching Hospital',
        year: 2018,
      },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '09:00', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 1, from: '14:00', to: '16:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '09:00', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '14:00', to: '16:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 4,
            from: '13:00',
            to: '17:00',
            everyWeeks: 2,
            anchorDate: '2025-01-06',
            visitTypes: clinic,
          },
        ],
      },
    ],
  },
  {
    name: 'Meera Iyengar',
    slug: 'meera-iyengar',
    title: 'Dr',
    qualifications: 'MBBS, PhD',
    role: 'Consultant nephrologist and head of department',
    departments: ['nephrology', 'general-medicine'],
    specialities: ['kidney-disease', 'high-blood-pressure'],
    picture: 'doctor-09',
    pictureAlt: 'Portrait of Dr Meera Iyengar, consultant nephrologist and head of department',
    summary:
      'Protects kidneys for as long as possible and supports people on dialysis. Starts early in the morning for patients who go on to work.',
    biography: richText(
      paragraph(
        'On Meera Iyengar’s desk stands a coffee filter with a kidney drawn on it. It is her quickest lesson: the kidney is a filter, blood pressure is the water jet, and a jet that is too strong tears the paper.',
      ),
      paragraph(
        'She spent four years in research on inherited kidney disease before choosing to be with patients full time. Her blood pressure clinic is for people who take three or more tablets and still have high readings. Often a hidden cause turns up; sometimes the answer is a simpler plan.',
      ),
      list(
        'Kidney clinic: every Wednesday from eight in the morning',
        'Blood pressure clinic: Tuesday and Friday afternoons',
        'Video visits on Fridays for people who live far away or dialyse at home',
      ),
      paragraph(
        'Dr Iyengar walks through the dialysis unit every evening before she goes home. She knows who is learning the guitar, whose daughter is sitting exams, and who has been drinking too much tea.',
      ),
    ),
    languages: ['en', 'ta', 'kn'],
    practisingSince: 2008,
    registrationNumber: 'REG-226514',
    consultationFee: 18000,
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Nandi Ridge Medical College', year: 2008 },
      { degree: 'PhD in kidney genetics', institution: 'Northmoor University', year: 2016 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: '2025-03-31',
        rules: [
          { weekday: 2, from: '13:00', to: '16:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '09:00', to: '12:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
        ],
      },
      {
        validFrom: '2025-04-01',
        validUntil: null,
        rules: [
          { weekday: 2, from: '13:00', to: '16:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 3, from: '08:00', to: '11:00', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 5,
            from: '13:00',
            to: '16:00',
            everyWeeks: 1,
            anchorDate: null,
            visitTypes: clinicOrVideo,
          },
        ],
      },
    ],
  },
  {
    name: 'Edmund Fairleigh',
    slug: 'edmund-fairleigh',
    title: 'Prof',
    qualifications: 'MBBS, MD, PhD',
    role: 'Professor of oncology and head of department',
    departments: ['oncology'],
    specialities: ['medical-oncology'],
    picture: 'doctor-04',
    pictureAlt: 'Portrait of Prof Edmund Fairleigh, professor of oncology and head of department',
    summary:
      'Plans cancer treatment with medicines and gives second opinions. Keeps two half-day clinics a week, with time for hard questions.',
    biography: richText(
      paragraph(
        'Edmund Fairleigh writes with a fountain pen and speaks slowly. Both are on purpose. People who have just heard bad news, he says, take in about a third of what is said, so he writes down the rest while they watch.',
      ),
      paragraph(
        'He has treated cancer for almost forty years, from the first gentle drugs against sickness to today’s immune treatments. His research group, which shares a floor with our laboratory, studies how to give older patients the right dose: enough to help, not so much that it harms.',
      ),
      heading('Second opinions'),
      paragraph(
        'You are welcome to come once, only for advice. Please send your reports and scans a week ahead. Prof Fairleigh reads them all before you meet, and writes to the team that looks after you only if you wish.',
      ),
      paragraph(
        'Because he divides his week between research, teaching and the ward, he sees outpatients on two half days. Appointments are not shortened to fit more in.',
      ),
    ),
    languages: ['en', 'it'],
    practisingSince: 1987,
    registrationNumber: 'REG-091733',
    consultationFee: 24000,
    education: [
      { degree: 'Bachelor of Medicine and Surgery', institution: 'Castlebrook Medical School', year: 1987 },
      { degree: 'PhD in tumour biology', institution: 'Northmoor University', year: 1995 },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 2, from: '09:00', to: '12:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 4,
            from: '14:00',
            to: '17:00',
            everyWeeks: 1,
            anchorDate: null,
            visitTypes: clinicOrPlanning,
          },
        ],
      },
    ],
  },
  {
    name: 'Ingrid Halvorsen',
    slug: 'ingrid-halvorsen',
    title: 'Dr',
    qualifications: 'MD',
    role: 'Consultant dermatologist and head of department',
    departments: ['dermatology'],
    specialities: ['medical-dermatology'],
    picture: 'doctor-07',
    pictureAlt: 'Portrait of Dr Ingrid Halvorsen, consultant dermatologist and head of department',
    summary:
      'Checks moles and treats eczema, psoriasis and acne. Holds late clinics on Tuesday and Thursday and every second Saturday.',
    biography: richText(
      paragraph(
        'Ingrid Halvorsen grew up by the sea, on a coast where fishermen wore no hats. She has been talking people into sunscreen ever since. Her mole clinic finds several early skin cancers every month, most of them small enough to be cured by a simple operation.',
      ),
      paragraph(
        'The other half of her time belongs to skin that itches: eczema, psoriasis, hives. She believes in few products, used well, and in treating the person who has not slept as well as the rash that keeps them awake.',
      ),
      paragraph(
        'For follow-up she likes video on Monday at lunchtime: you show the skin from home, in daylight, and go back to your day. With teenagers she talks about acne without a lecture on chocolate, for which, she notes, the evidence is thin.',
      ),
    ),
    languages: ['en', 'nb', 'sv'],
    practisingSince: 2007,
    registrationNumber: 'REG-217660',
    consultationFee: 16000,
    education: [
      { degree: 'Doctor of Medicine', institution: 'Fjordhavn University', year: 2007 },
      {
        degree: 'Specialist training in dermatology',
        institution: 'Saltmarsh Teaching Hospital',
        year: 2014,
      },
    ],
    bookable: true,
    schedule: [
      {
        validFrom: '2025-01-01',
        validUntil: null,
        rules: [
          { weekday: 1, from: '12:00', to: '14:00', everyWeeks: 1, anchorDate: null, visitTypes: video },
          { weekday: 2, from: '16:00', to: '19:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          { weekday: 4, from: '16:00', to: '19:30', everyWeeks: 1, anchorDate: null, visitTypes: clinic },
          {
            weekday: 6,
            from: '09:00',
            to: '12:30',
            everyWeeks: 2,
            anchorDate: '2025-01-13',
            visitTypes: clinic,
          },
        ],
      },
    ],
  },
];
