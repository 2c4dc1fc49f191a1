/** Guides for those who are here, and for how they go home. */
import type { DemoGuide } from './guide.ts';
import { heading, list, paragraph, richText, table } from './rich-text.ts';

export const guidesForStaying: DemoGuide[] = [
  {
    title: 'Your stay on the ward',
    slug: 'your-stay',
    otherNames:
      'Meals, hospital food, diet, vegetarian, halal, kosher, ward, inpatient, phones on the ward, single room, call bell, smoking, chaplain, prayer',
    topic: 'stay',
    summary:
      'Who looks after you, when the meals come, how to call a nurse, and how to get some sleep: a day on the ward.',
    body: richText(
      paragraph(
        'Half of our 240 beds are in single rooms, the others in rooms for two. Each has its own bathroom, a locker with a key, a reading lamp and a bell.',
      ),
      heading('A day on the ward'),
      table(
        ['Time', 'What happens'],
        ['07:30', 'The night nurse hands over to the day nurse, beside your bed and with you'],
        ['08:00', 'Breakfast'],
        ['09:00 to 11:00', 'Ward round: the doctors come. Have your questions written down'],
        ['10:00 to 20:00', 'Visiting hours'],
        ['12:00', 'Lunch'],
        ['17:30', 'Supper'],
        ['20:00', 'Handover to the night nurse'],
        ['22:00 to 06:00', 'Quiet: lights are low, and we wake nobody without a reason'],
      ),
      heading('Who is who'),
      paragraph(
        'The board above your bed says who is your doctor and who is your nurse today. Everyone wears a badge and tells you their name. If someone does not, ask.',
      ),
      heading('Meals'),
      paragraph(
        'You choose from a menu the day before. There is always something vegetarian, vegan, halal, kosher, soft or without gluten; tell us about allergies when you arrive. Water, tea and toast are there at any hour. Visitors eat in the café in the lobby, on weekdays from 07:30 to 19:00.',
      ),
      heading('Calling for help'),
      paragraph(
        'Press the bell beside your bed, also at night and also for small things. If you or your family feel that you are getting worse and nobody listens, ask for the nurse in charge, or dial 22 on any phone in the hospital. A second team comes and looks at you.',
      ),
      heading('Phones'),
      paragraph(
        'Mobile phones are allowed everywhere but in the rooms where a sign says so. Please set yours to silent from 22:00. Each bed has a phone: friends reach it through reception on +44 20 7946 0100, between 09:00 and 21:00. See also [Wi-Fi, TV and charging](/patients-and-visitors/wifi-and-tv).',
      ),
      heading('Fresh air, faith and company'),
      list(
        'The courtyard garden is open from dawn to dusk. Nurses may take you there in your bed.',
        'The quiet room on the ground floor is for people of every faith and none. A chaplain or a humanist comes to your bed if you ask.',
        'Volunteers bring books and newspapers on weekday afternoons, and time for a talk.',
      ),
      heading('Keeping safe'),
      list(
        'Ask everyone who touches you whether they have cleaned their hands. We like being asked.',
        'Wear your wristband and your slippers, and ring before you get up if you feel dizzy.',
        'Tell us if a tablet looks different from what you know.',
        'The whole site is smoke-free. We have nicotine patches for you.',
      ),
    ),
  },
  {
    title: 'Wi-Fi, TV and charging',
    slug: 'wifi-and-tv',
    otherNames:
      'Wifi, wi-fi password, wireless, free internet, television, charge my phone, charger, plug, headphones',
    topic: 'stay',
    summary:
      'Wi-Fi is free in the whole building. Each bed has a screen and a socket, and all waiting rooms have charging points.',
    body: richText(
      heading('Wi-Fi'),
      list(
        'Choose the network “Openward Guest” on your device.',
        'Open any page and accept the terms. There is no password and we do not ask for your name.',
        'After 24 hours you are asked once more.',
      ),
      paragraph(
        'It is fast enough for video calls. As with any open network, use it for your bank only through the bank’s own app or a page that is encrypted.',
      ),
      heading('TV and radio'),
      paragraph(
        'Each bed has a screen with television, radio, audio books and the menu for meals. It costs nothing. Please use headphones; the ward has spare ones. Subtitles are under Settings on the screen.',
      ),
      heading('Charging'),
      list(
        'Each bed has a socket and two USB connections.',
        'All waiting rooms, and the café, have charging points.',
        'Reception lends chargers for the day, for most phones.',
        'Please keep cables off the floor, and show us any charger that is damaged.',
      ),
      heading('Calls and pictures'),
      paragraph(
        'You may film or record your own consultation if you tell us first. Please do not show other patients, or staff who do not wish it. See [your stay on the ward](/patients-and-visitors/your-stay) for phones and quiet hours.',
      ),
    ),
  },
  {
    title: 'Going home',
    slug: 'going-home',
    otherNames:
      'Discharge, leaving hospital, leave hospital, when can I go home, discharge letter, sick note, fit note, transport home, care at home, aftercare',
    topic: 'stay',
    summary:
      'We plan your way home from the first day: the letter, the medicines, who helps, and whom to call if something is not right.',
    body: richText(
      paragraph(
        'On the day after you come in we tell you when you can probably leave. If that changes, we say why. Nobody is sent home at night against their will.',
      ),
      heading('Before you leave'),
      list(
        'Is someone at home, is it warm, and is there something to eat?',
        'Do you need help with washing, stairs or meals? Our discharge nurse arranges it, with your council where needed.',
        'Can you walk with the crutches, change the dressing, give the injection? We practise it with you.',
        'Do you need a note for your employer? Ask on the ward round; we write it at no charge.',
      ),
      heading('On the day'),
      paragraph(
        'Most people leave before 11:00. If your lift comes later, the lounge beside the lobby has armchairs, tea and a nurse, until 19:00. We ask for your locker key and give back your medicines and valuables.',
      ),
      heading('What you take with you'),
      list(
        'A letter that says what we found and did, and what happens next. Your family doctor has it the same day.',
        'Your medicines for at least seven days, with a list of what is new, what has changed and what has stopped',
        'The dates of your next appointments and of results that are still to come',
        'A number that is answered day and night.',
      ),
      paragraph(
        'Our pharmacy brings medicines after you, if they are not ready and you live within five miles, on weekday afternoons.',
      ),
      heading('Getting home'),
      paragraph(
        'Please arrange for someone to fetch you, or ask reception for a taxi. If you cannot travel sitting up, the ward arranges patient transport. [How to get here](/contact#getting-here) says where the buses stop.',
      ),
      heading('If something is not right'),
      list(
        'For a question about your medicines or your wound, call the number in your letter.',
        'If it gets worse, or you have a fever, call that number at once, at any hour.',
        'If a life may be in danger, do not wait: see [what to do in an emergency](/contact#emergency-title).',
      ),
      paragraph(
        'A nurse calls you two days after you leave, to ask how you are. You can also [tell us how it was](/patients-and-visitors/complaints-and-compliments).',
      ),
    ),
  },
];
