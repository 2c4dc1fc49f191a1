/** The picture albums of the demo hospital, in order. Pictures are named by their files. */
export interface DemoAlbum {
  title: string;
  slug: string;
  description: string;
  /** Local date, such as "2026-05-31". */
  takenOn: string;
  cover: string;
  images: { picture: string; caption: string }[];
}

export const albums: DemoAlbum[] = [
  {
    title: 'Inside our hospital',
    slug: 'inside-our-hospital',
    description: 'A walk from the front door to the wards, so that you know what to expect before you come.',
    takenOn: '2026-05-06',
    cover: 'lobby-reception',
    images: [
      {
        picture: 'hero-exterior',
        caption: 'The main entrance in the morning. The glass tower holds the stairs and three lifts.',
      },
      {
        picture: 'lobby-reception',
        caption: 'Reception, open from seven in the morning. If you are lost, this is where to ask.',
      },
      {
        picture: 'corridor-daylight',
        caption: 'The long corridor on the first floor. Coloured doors show which department you are in.',
      },
      {
        picture: 'consultation-room',
        caption: 'A consultation room. There is always a chair for the person you bring along.',
      },
      {
        picture: 'patient-room',
        caption: 'A single room. One armchair folds out into a bed for a night visitor.',
      },
      {
        picture: 'pharmacy-shelves',
        caption: 'The pharmacy beside the lobby, open every day, also for people from the town.',
      },
      {
        picture: 'lecture-hall',
        caption: 'The lecture hall. On the first Tuesday of each month the talks here are for everybody.',
      },
    ],
  },
  {
    title: 'Quiet places',
    slug: 'quiet-places',
    description: 'Where to sit, breathe and wait. All of these places are open to patients and visitors.',
    takenOn: '2026-04-08',
    cover: 'healing-garden',
    images: [
      {
        picture: 'healing-garden',
        caption: 'The courtyard garden in April, a day after it opened again. Every path is free of steps.',
      },
      {
        picture: 'corridor-daylight',
        caption: 'Window seats along the first floor look onto the garden.',
      },
      {
        picture: 'patient-room',
        caption: 'Evening light in a room of the Garden Wing.',
      },
      {
        picture: 'lobby-reception',
        caption: 'Early in the morning the lobby belongs to those who cannot sleep.',
      },
    ],
  },
  {
    title: 'The new children’s ward',
    slug: 'new-childrens-ward',
    description: 'Sixty children told us what a ward should look like. This is what we made of it.',
    takenOn: '2026-06-05',
    cover: 'children-ward',
    images: [
      {
        picture: 'children-ward',
        caption: 'The play corner on moving day, before the tricycles arrived.',
      },
      {
        picture: 'paediatrics',
        caption: 'The ward’s bear has had every test there is. He will tell you that it was not so bad.',
      },
      {
        picture: 'child-care',
        caption: 'Our play specialist brings toys to those who have to stay in bed.',
      },
    ],
  },
  {
    title: 'Behind the results: scans, laboratory, theatre',
    slug: 'behind-the-results',
    description:
      'Rooms that patients see only for minutes, or asleep. Here is what happens in them the rest of the day.',
    takenOn: '2026-02-17',
    cover: 'imaging-suite',
    images: [
      {
        picture: 'imaging-suite',
        caption: 'The new scanner on its first day. The opening is wider than the old one by a hand.',
      },
      {
        picture: 'radiology',
        caption: 'A film on the light box. Most pictures are read on screens today, but not all.',
      },
      {
        picture: 'laboratory-bench',
        caption: 'The laboratory examines about nine hundred samples on a weekday.',
      },
      {
        picture: 'operating-theatre',
        caption: 'One of six operating theatres, being made ready. Every item is counted twice.',
      },
      {
        picture: 'ambulance-bay',
        caption: 'Handing over at the emergency entrance takes less than two minutes.',
      },
    ],
  },
  {
    title: 'Your visit, step by step',
    slug: 'your-visit-step-by-step',
    description:
      'What happens between the front door and the way home, in the order in which most people see it.',
    takenOn: '2025-11-12',
    cover: 'consultation-room',
    images: [
      {
        picture: 'lobby-reception',
        caption: 'You give your name at reception and are told which way to go.',
      },
      {
        picture: 'consultation-room',
        caption: 'The doctor listens first. Half an hour is planned for a first visit.',
      },
      { picture: 'laboratory-bench', caption: 'If blood is taken, it is in the laboratory within the hour.' },
      { picture: 'imaging-suite', caption: 'A scan, where one is worth it, is often possible the same day.' },
      { picture: 'pharmacy-shelves', caption: 'Medicines are ready at the pharmacy on your way out.' },
      { picture: 'healing-garden', caption: 'And there is a bench in the garden for those who are early.' },
    ],
  },
  {
    title: 'The people who lead our departments',
    slug: 'heads-of-department',
    description:
      'Portraits from the yearly staff day. Each of them would rather be called by name than by title.',
    takenOn: '2026-01-23',
    cover: 'doctor-14',
    images: [
      { picture: 'doctor-14', caption: 'Prof Samuel Oduya, General Medicine, also our medical director' },
      { picture: 'doctor-01', caption: 'Dr Clara Hensley, Cardiology' },
      { picture: 'doctor-02', caption: 'Dr Karim Belhadi, Neurology' },
      { picture: 'doctor-12', caption: 'Dr Rohan Deshmukh, Gastroenterology' },
      { picture: 'doctor-10', caption: 'Dr Tomasz Wilk, Pulmonology' },
      { picture: 'doctor-09', caption: 'Dr Meera Iyengar, Nephrology' },
      { picture: 'doctor-04', caption: 'Prof Edmund Fairleigh, Oncology' },
      { picture: 'doctor-07', caption: 'Dr Ingrid Halvorsen, Dermatology' },
      { picture: 'doctor-08', caption: 'Mr Matteo Ferrante, Orthopaedics' },
      { picture: 'doctor-03', caption: 'Dr Ifeoma Adeyinka, Paediatrics' },
      { picture: 'doctor-05', caption: 'Dr Layla Hassoun, Obstetrics & Gynaecology' },
      { picture: 'doctor-06', caption: 'Dr Kofi Amponsah, Emergency' },
      { picture: 'doctor-19', caption: 'Dr Zeynep Karahan, Radiology' },
      { picture: 'doctor-11', caption: 'Prof Margaret Lindqvist, Ophthalmology' },
      { picture: 'doctor-16', caption: 'Mr Callum Strachan, Ear, Nose & Throat' },
      { picture: 'doctor-13', caption: 'Dr Camila Duarte, Dental' },
    ],
  },
];
