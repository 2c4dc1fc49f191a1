/** Guides for those who come: as visitors, or before they are patients. */
import type { DemoGuide } from './guide.ts';
import { heading, list, paragraph, richText, table } from './rich-text.ts';

export const guidesForComing: DemoGuide[] = [
  {
    title: 'Help in a mental health crisis',
    slug: 'mental-health-crisis',
    otherNames:
      'Suicide, suicidal thoughts, self-harm, I cannot cope, not safe, nervous breakdown, hearing voices, psychosis, someone to talk to, worried about a friend, mental health',
    topic: 'urgent',
    summary:
      'If your life or someone else’s is in danger, call 999 now. You are not alone: whom to call, where to come, what to say, and how family and friends can help.',
    body: richText(
      heading('Whom to call now'),
      paragraph(
        'If you have hurt yourself, have taken an overdose or are about to end your life, call 999. Do the same for someone else. Stay on the line: they tell you what to do until help is there.',
      ),
      paragraph(
        'If you are safe for the moment but afraid that you may not stay safe, call our emergency department on +44 20 7946 0199. A nurse answers day and night. If calling is too hard, let someone call for you.',
      ),
      heading('Where to come'),
      paragraph(
        'Come to the [emergency department](/departments/emergency) at any hour. You do not need an appointment or a letter from a doctor. The entrance is on the north side of the building and is lit all night.',
      ),
      list(
        'Do not drive yourself. Let someone bring you, take a taxi, or call 999.',
        'Bring someone you trust if you can, and the medicines that you take.',
        'You can wait in a quiet room, apart from the others. A nurse who is trained in mental health looks after you there.',
        'First we treat wounds and overdoses. Then a nurse or a doctor talks with you alone, and together you decide what comes next.',
      ),
      paragraph(
        'Most people go home the same day, with a plan and a number to call. Some stay for a few days. An [interpreter](/patients-and-visitors/interpreters) is free of charge.',
      ),
      heading('What to say'),
      paragraph(
        'You do not need the right words, and you need not explain it twice. One of these is enough:',
      ),
      list(
        '“I do not feel safe with myself.”',
        '“I am thinking about ending my life.”',
        '“I have hurt myself.”',
        '“I have taken something.” Say what, how much and when, if you know.',
        '“I hear voices that tell me what to do.”',
      ),
      paragraph(
        'We ask direct questions, also about suicide, alcohol and drugs. We ask everyone the same, and nobody judges your answers.',
      ),
      heading('Until help is there'),
      list(
        'Be where other people are, or ask someone to come and stay with you.',
        'Put away what you could hurt yourself with, or leave the room that it is in.',
        'Do not drink alcohol or take drugs. They make it harder to stay safe.',
        'Decide nothing now. Get through the next ten minutes, and then the ten after that. The worst of it passes.',
      ),
      heading('For family and friends'),
      paragraph(
        'Ask directly: “Are you thinking about ending your life?” That puts the idea into nobody’s head. It shows that you can bear the answer.',
      ),
      list(
        'Listen and take it seriously. You do not have to solve anything.',
        'Do not promise to keep it a secret.',
        'Stay with them, or find someone who does, until there is help.',
        'Put away medicines and whatever else is dangerous, if you can do so safely.',
        'If they refuse help and you fear for their life, call 999 all the same.',
        'If you are in danger yourself, leave first and call from a safe place.',
      ),
      paragraph(
        'You can call us too, to ask what to do. We listen to you even where we may not tell you what a patient has told us.',
      ),
      heading('If it can wait until tomorrow'),
      paragraph(
        'Low mood, fear or bad sleep that has lasted for weeks is a reason to see a doctor before it becomes a crisis. Read about [depression](/conditions/depression) and [anxiety and panic attacks](/conditions/anxiety), or [book a time in General Medicine](/appointment?department=general-medicine).',
      ),
    ),
  },
  {
    title: 'Visiting someone',
    slug: 'visiting',
    otherNames:
      'Visiting hours, visiting times, visit a patient, visitors, when can I visit, can children visit, flowers',
    topic: 'visiting',
    summary:
      'Visiting hours are 10:00 to 20:00 every day: two people at a time, children too. When it is better to call, and who may stay overnight.',
    body: richText(
      paragraph(
        'Seeing a familiar face helps people to get well. You need not book, and you need not be family. Come to the reception desk in the lobby: we tell you the ward and the way.',
      ),
      heading('Visiting hours'),
      table(
        ['Where', 'When', 'How many at a time'],
        ['All wards, unless named below', '10:00 to 20:00, every day', 'Two'],
        ['Children’s ward', '09:00 to 19:00; a parent at any hour', 'Two, and a parent'],
        ['Labour ward', 'Your birth partner at any hour', 'One or two'],
        ['Intensive care', '10:00 to 20:00; please ring first', 'Two'],
      ),
      paragraph(
        'Between 12:00 and 13:00 it is lunchtime. You are welcome to stay and help someone to eat. If those hours are hard for you, because of work or a long way, talk to the nurse in charge. For someone who is very ill we always find a way.',
      ),
      heading('When you are here'),
      list(
        'Clean your hands at the door of the ward, when you come and when you go.',
        'Use the chairs, not the bed. There are more chairs at the nurses’ desk.',
        'Ask before you bring food: some people may not eat, and some may not eat everything.',
        'Flowers are welcome on most wards, but not in intensive care or where people have chemotherapy.',
        'Step outside for long calls, and ask before you take a picture with other people in it.',
      ),
      heading('Children'),
      paragraph(
        'Children may visit with an adult who looks after them. Tell them beforehand what they may see, such as tubes and machines. The children’s ward has a play corner that brothers and sisters may use.',
      ),
      heading('Please stay at home if'),
      list(
        'you have had diarrhoea or vomiting in the past 48 hours',
        'you have a fever, a new cough or a rash',
        'someone at home has an illness that is easily caught, such as chickenpox.',
      ),
      paragraph('Call instead: reception puts you through to the ward on +44 20 7946 0100.'),
      heading('Staying overnight'),
      paragraph(
        'In single rooms, and on the maternity ward, a chair turns into a bed. A parent may stay with a child day and night. Otherwise please ask the ward.',
      ),
    ),
  },
  {
    title: 'Parking',
    slug: 'parking',
    otherNames:
      'Car park, where do I park, where can I park my car, blue badge, disabled parking, electric car charging, drop off, bicycle',
    topic: 'visiting',
    summary:
      'Car park B is a two-minute walk from the main entrance. The first thirty minutes are free; then £2 an hour, at most £8 a day.',
    body: richText(
      paragraph(
        'Follow the signs to car park B from Lantern Row. It has a covered way to the main entrance. Between 09:30 and 11:30 on weekdays it is often full, so please allow another fifteen minutes.',
      ),
      heading('What it costs'),
      table(
        ['How long', 'Car park B'],
        ['Up to 30 minutes', 'Free'],
        ['Each hour after that', '£2'],
        ['A day, at most', '£8'],
      ),
      paragraph(
        'Pay by card or in cash at the machines beside the exit before you go back to your car. The barrier knows your number plate.',
      ),
      heading('Free and cheaper parking'),
      list(
        'Blue badge holders park free of charge. Show your badge at reception.',
        'If you come for treatment more than twice a week, such as dialysis or chemotherapy, your clinic gives you a free permit.',
        'A parent who stays with a child, and the family of someone who is very ill, park free. The ward has the permits.',
      ),
      heading('Blue badge spaces'),
      paragraph(
        'Six wide spaces for blue badge holders are beside the main entrance, with level access to the door. If all of them are taken, car park B has more on its upper level, next to the lift.',
      ),
      heading('Dropping someone off'),
      paragraph(
        'You may stop in front of the main entrance for ten minutes. Wheelchairs are just inside the door. The ten short-stay spaces beside the emergency entrance are free for the first hour, for people who bring someone in.',
      ),
      heading('Electric cars and bicycles'),
      paragraph(
        'Six charging points for electric cars are on the lower level. Covered stands for eighty bicycles are to the left of the entrance, with a pump and a tap.',
      ),
      paragraph('Coming without a car? See [how to get here](/contact#getting-here) by bus or train.'),
    ),
  },
  {
    title: 'Getting around the hospital',
    slug: 'getting-around',
    otherNames:
      'Wheelchair, step-free access, disabled access, lifts, hearing loop, hard of hearing, blind, guide dog, accessible toilets, porter, map of the building',
    topic: 'visiting',
    summary:
      'Every floor can be reached without a step. Wheelchairs, hearing loops and someone to walk with you are free; you only need to ask.',
    body: richText(
      paragraph(
        'The main entrance and the emergency entrance are level with the street. From the lobby, lifts go to all floors. Each department has a door of its own colour, and the signs use the same colours.',
      ),
      heading('Wheelchairs and walking'),
      list(
        'Wheelchairs are inside the main entrance. They need no coin and no deposit.',
        'There is a bench at least every thirty metres, and arm rests on half of them.',
        'If the way is long for you, ask at reception for a porter. In the mornings that takes about ten minutes.',
        'Clinics have wide chairs, hoists and examination couches that can be lowered. When you book, open “Do you need anything for your visit?” and tick wheelchair or step-free access, or tell us by phone.',
      ),
      heading('Hearing'),
      paragraph(
        'There are hearing loops at reception and in every clinic. Switch your hearing aid to the T setting. If you cannot hear your name being called, tell the desk: someone will come and fetch you. For sign language see [interpreters and languages](/patients-and-visitors/interpreters).',
      ),
      heading('Sight'),
      paragraph(
        'The lifts say the floor aloud and have raised buttons. Our volunteers guide you from the door to your clinic and back. Letters and leaflets are there in large print, as an audio recording or by email; tell us once and we remember it.',
      ),
      heading('Assistance dogs'),
      paragraph(
        'Assistance dogs are welcome in all public areas, and in most clinics. There is water for them at reception, and a patch of grass beside the bicycle stands.',
      ),
      heading('Toilets and changing places'),
      paragraph(
        'Accessible toilets are on every floor, near the lifts. A changing place with a hoist and a bench for adults is on the ground floor. There are baby changing tables on the ground, second and third floors.',
      ),
      heading('If the hospital is hard for you'),
      paragraph(
        'Crowds, noise and waiting are harder for some people than for others. If you are autistic, have a learning disability or dementia, we can give you a quiet place to wait, the first time of the day, or a visit beforehand. Call our patient advice team on +44 20 7946 0120 or write to access@openward.example.',
      ),
    ),
  },
  {
    title: 'Interpreters and languages',
    slug: 'interpreters',
    otherNames:
      'Interpreter, translator, translation, sign language, BSL, I do not speak English, language, dolmetscher, intérprete, interprète, tłumacz',
    topic: 'before',
    summary:
      'A professional interpreter is free of charge, in over a hundred languages and in British Sign Language. Please ask two working days ahead.',
    body: richText(
      paragraph(
        'You have a right to understand what is said and to be understood. An interpreter costs you nothing, keeps everything to themselves, and adds nothing of their own.',
      ),
      heading('How to ask for one'),
      list(
        'When you book, open “Do you need anything for your visit?”, tick the interpreter and enter the language, or tell us by phone.',
        'Call our patient advice team on +44 20 7946 0120, or let someone call for you and say the language in English.',
        'Or write to access@openward.example, in your own language if you like.',
      ),
      paragraph(
        'With two working days’ notice someone usually comes in person. At shorter notice, and at night, we call an interpreter by phone or video. In an emergency that takes a few minutes.',
      ),
      heading('Sign language and lipspeaking'),
      paragraph(
        'British Sign Language interpreters and lipspeakers come to appointments and to the ward. Please give us a week if you can, because there are few of them. A video interpreter is there day and night.',
      ),
      heading('Doctors who speak your language'),
      paragraph(
        'Our doctors speak many languages between them. You can choose one by language in [our list of doctors](/doctors).',
      ),
      heading('Family and friends'),
      paragraph(
        'Bring them along by all means. But please do not ask them to interpret, and never a child: it is hard to pass on bad news, and medical words are easily mixed up.',
      ),
      heading('Written words'),
      paragraph(
        'Consent forms and letters of discharge can be translated. Ask the ward or your clinic; it takes about three working days.',
      ),
    ),
  },
  {
    title: 'What to bring',
    slug: 'what-to-bring',
    otherNames:
      'Packing list, what should I bring to hospital, what to pack, hospital bag, admission, coming into hospital, documents, valuables',
    topic: 'before',
    summary:
      'A list to pack by: papers, medicines, clothes and small comforts, and what is better left at home.',
    body: richText(
      paragraph(
        'Most people bring too much and forget the charger. One bag is enough: lockers are small, and you may move from one ward to another.',
      ),
      heading('Papers'),
      list(
        'Your letter of admission, or the reference of your appointment',
        'A passport or another identity card',
        'Your insurance card, and the approval of your insurer if you have it',
        'The name and number of someone we may call',
        'Earlier letters, pictures and results, and an implant card or allergy card if you have one',
        'A copy of your advance decision or power of attorney, if you have made one',
      ),
      heading('Medicines'),
      list(
        'All of them in their packets, also drops, creams, inhalers and what you buy without a prescription',
        'A list with the doses, if you keep one',
        'Your meter, sensor or pump if you have diabetes.',
      ),
      paragraph('Give them to the nurse when you arrive. We use them while you are here and hand them back.'),
      heading('For a night or more'),
      list(
        'Nightclothes, a dressing gown, and slippers with a back and a firm sole',
        'Loose day clothes: you recover faster out of bed',
        'Soap, toothbrush, comb, razor, and what you need for your period',
        'Glasses, hearing aids and dentures, each in a box with your name',
        'A charger with a long cable, and headphones',
        'Something to read, earplugs, and a picture that you like to look at.',
      ),
      heading('For a day'),
      paragraph(
        'Wear loose clothes and flat shoes. Bring your papers, your medicines, a snack for afterwards, and something to pass the time. See also [preparing for surgery](/patients-and-visitors/preparing-for-surgery).',
      ),
      heading('Better left at home'),
      list(
        'Jewellery, large sums of money and more than one bank card',
        'Anything with a heating element, such as a kettle or an electric blanket',
        'Alcohol, tobacco and candles. The whole site is smoke-free.',
      ),
      paragraph(
        'Each locker has a key. We cannot take responsibility for valuables that are not handed in at the ward’s safe.',
      ),
      heading('When you arrive'),
      paragraph(
        'Come to the reception desk in the lobby at the time in your letter. We check your details with you, give you a wristband, and someone takes you to your bed.',
      ),
    ),
  },
  {
    title: 'Preparing for surgery',
    slug: 'preparing-for-surgery',
    otherNames:
      'Operation, day surgery, anaesthetic, fasting before surgery, when to stop eating and drinking, can I eat before my operation, pre-assessment, day in hospital',
    topic: 'before',
    summary:
      'What happens before an operation or a day in hospital: the check beforehand, when to stop eating and drinking, and who takes you home.',
    body: richText(
      paragraph(
        'Your letter always comes first: if it says anything other than this page, follow the letter. If anything is unclear, call the number in it.',
      ),
      heading('One to three weeks before'),
      list(
        'You come for a check, or we call you: a nurse asks about your health, your medicines and your home.',
        'You meet the anaesthetist, or speak to one by phone, and can ask everything.',
        'Tell us about allergies, loose teeth, a pacemaker, and problems with an anaesthetic in your family.',
        'Ask before you stop any medicine, above all blood thinners and medicines for diabetes.',
        'If you smoke, each day without helps the wound to heal.',
      ),
      heading('Eating and drinking'),
      table(
        ['Until', 'You may have'],
        ['Six hours before', 'A light meal, such as toast. Nothing fried'],
        ['Two hours before', 'Clear water, or black tea or coffee'],
        ['After that', 'Nothing but a sip of water with tablets that we told you to take'],
      ),
      paragraph(
        'Fasting keeps food out of your lungs while you sleep. Your letter gives the times. Babies, and children who still drink milk, have times of their own.',
      ),
      heading('Call us if you are not well'),
      paragraph(
        'A cold, a fever, a rash or a wound near where the operation will be can be a reason to wait. So can a pregnancy. Please call +44 20 7946 0110 as soon as you know, and someone else can have your place.',
      ),
      heading('On the day'),
      list(
        'Shower, and do not wear make-up, nail varnish, jewellery or contact lenses.',
        'Come to the reception desk at the time in your letter. The operation itself may be some hours later.',
        'The surgeon marks the place with you, and you sign the consent form. You may still say no.',
        'We ask your name and what is to be done several times. That is how mistakes are prevented.',
      ),
      heading('Afterwards'),
      paragraph(
        'You wake up in the recovery room, with a nurse beside you. Tell us about pain and sickness early; both can be treated well. After day surgery most people leave two to four hours later.',
      ),
      heading('Going home the same day'),
      list(
        'An adult takes you home by car or taxi and stays with you for the first night.',
        'For 24 hours after an anaesthetic or a sedative do not drive, drink alcohol, sign contracts or look after small children alone.',
        'You leave with a letter, your medicines, and a number that is answered day and night.',
      ),
      paragraph('If nobody can stay with you, tell us beforehand. We will keep you here for the night.'),
    ),
  },
];
