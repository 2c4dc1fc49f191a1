/** Conditions of skin, eyes, ears, throat and teeth. */
import { type DemoCondition, signs } from './condition.ts';
import { heading, list, paragraph, richText } from './rich-text.ts';

export const conditionsOfSkinAndSenses: DemoCondition[] = [
  {
    title: 'Acne',
    slug: 'acne',
    otherNames: 'Spots, pimples, blackheads',
    summary:
      'Blocked and inflamed pores on face, chest and back. Nearly every teenager has some, many adults do, and it can be treated before it scars.',
    callNow: '',
    beSeenToday: signs(
      'Your skin is suddenly very painful and you have a fever.',
      'You take isotretinoin and may be pregnant, or your mood has become very low.',
    ),
    atHome: signs(
      'You have blackheads or a few spots.',
      'A wash or gel from the pharmacy is helping, even if slowly.',
    ),
    description: richText(
      paragraph(
        'Glands in the skin make oil. Hormones make them busier, dead skin blocks the pore, and bacteria do the rest. It has nothing to do with dirt, and washing more often makes it worse.',
      ),
      paragraph(
        'Every treatment needs two to three months before it shows. People give up after two weeks, which is the most common reason that treatment fails.',
      ),
    ),
    selfCare: richText(
      list(
        'Wash twice a day with a mild cleanser and lukewarm water.',
        'Use a gel with benzoyl peroxide in the evening, thinly. It bleaches towels.',
        'Choose creams and make-up marked as not blocking pores.',
        'Do not squeeze. That is where scars come from.',
      ),
      heading('Book a visit if', 3),
      list(
        'you have painful lumps, or the first scars',
        'three months with a gel from the pharmacy have not helped',
        'it makes you unhappy, however mild it looks',
      ),
    ),
    department: 'dermatology',
    author: 'ingrid-halvorsen',
    reviewedOn: '2026-07-06',
    reviewDueOn: '2028-07-06',
  },
  {
    title: 'Earache',
    slug: 'earache',
    otherNames: 'Ear infection, middle ear infection',
    summary:
      'Common in small children after a cold, and mostly gone within three days without an antibiotic. What matters is how ill your child is.',
    callNow: signs(
      'There is a stiff neck, a rash that does not fade, or the person is hard to wake.',
      'One side of the face droops.',
      'It followed a blow to the head, and clear or bloody fluid runs from the ear.',
    ),
    beSeenToday: signs(
      'The ear sticks out, and behind it the bone is red, swollen and sore.',
      'A child under two has pain in both ears, or any baby under six months.',
      'Fluid runs from the ear.',
      'One ear has suddenly gone deaf.',
      'There is a fever of 39 °C or more.',
    ),
    atHome: signs(
      'It began with a cold, less than three days ago.',
      'Paracetamol or ibuprofen helps, and your child plays and drinks.',
    ),
    description: richText(
      paragraph(
        'A cold blocks the narrow tube between nose and ear. Fluid gathers behind the eardrum, presses and hurts. Sometimes the drum bursts, fluid runs out, and the pain is gone at once; the hole closes by itself within weeks.',
      ),
      paragraph('Pain when you pull at the ear points to the ear canal instead, often after swimming.'),
    ),
    selfCare: richText(
      list(
        'Give paracetamol or ibuprofen by weight, as it says on the pack.',
        'Hold a warm cloth against the ear.',
        'Put nothing into the ear: no cotton buds, no oil, no drops unless a doctor has looked.',
        'Keep water out while it hurts.',
      ),
      heading('Book a visit if', 3),
      list(
        'it is no better after three days',
        'it has come back three times in half a year',
        'hearing is still dull after six weeks',
      ),
    ),
    department: 'ent',
    author: 'callum-strachan',
    reviewedOn: '2026-09-21',
    reviewDueOn: '2028-09-21',
  },
  {
    title: 'Eczema',
    slug: 'eczema',
    otherNames: 'Atopic dermatitis, itchy skin, rash',
    summary:
      'Dry, itchy, red skin that comes and goes, often from childhood. Cream every day keeps most of it away.',
    callNow: signs(
      'Lips, tongue or face swell and breathing is hard. This is an allergic reaction, not eczema.',
    ),
    beSeenToday: signs(
      'Small painful blisters or punched-out sores spread quickly.',
      'The skin weeps, has yellow crusts and is hot, and you have a fever.',
      'The skin near an eye is affected and the eye hurts.',
    ),
    atHome: signs('It is one of your usual flares.', 'The skin is dry and itchy but not broken.'),
    description: richText(
      paragraph(
        'In eczema the skin lets water out and irritants in. It itches, scratching breaks it, and broken skin itches more. It often comes with hay fever and asthma, and runs in families. It is not catching.',
      ),
      paragraph(
        'Two things are used together: a plain moisturiser, always, and a steroid cream for a few days in a flare. Used as prescribed, the steroid does not thin the skin.',
      ),
    ),
    selfCare: richText(
      list(
        'Put on plenty of plain moisturiser twice a day, also when the skin is clear. An adult needs about a tub a week.',
        'Wash with lukewarm water and a moisturiser instead of soap, for ten minutes at most.',
        'Wear cotton next to the skin, and cut nails short.',
        'Start the cream for flares on the first day of the itch.',
      ),
      heading('Book a visit if', 3),
      list(
        'the itch keeps you or your child awake',
        'creams from the pharmacy have not helped within two weeks',
        'you want to know whether an allergy is behind it',
      ),
    ),
    department: 'dermatology',
    author: 'ingrid-halvorsen',
    reviewedOn: '2026-07-06',
    reviewDueOn: '2028-07-06',
  },
  {
    title: 'Moles that change',
    slug: 'moles',
    otherNames: 'Melanoma, birthmark, dark spot',
    summary:
      'Most moles are harmless and stay so. One that changes should be seen by a doctor within days: found early, skin cancer is cured by a small operation.',
    callNow: '',
    beSeenToday: signs('A mole bleeds and does not stop after ten minutes of firm pressure.'),
    atHome: signs(
      'The mole has looked the same for years.',
      'It is round, of one colour, and like your other moles.',
    ),
    description: richText(
      paragraph(
        'Melanoma begins in the cells that give skin its colour, in an old mole or on clear skin. Look for five things: one half unlike the other, a ragged border, more than one colour, wider than six millimetres, and change. Change matters most.',
      ),
      paragraph(
        'A doctor looks at it with a lens that sees below the surface. That takes a minute and does not hurt. If there is doubt, the mole is cut out under a local anaesthetic and examined.',
      ),
    ),
    selfCare: richText(
      list(
        'Look at your skin once a month, with somebody’s help for the back.',
        'Take a photograph with a coin beside the mole, to compare.',
        'Stay in the shade at midday, and wear a hat and sun cream of factor 30 or more.',
        'Do not use sunbeds.',
      ),
      heading('Book a visit this week if', 3),
      list(
        'a mole grows, changes its shape or colour, itches or bleeds',
        'it looks different from all your others',
        'a new dark spot appears after the age of forty, or a dark line under a nail',
      ),
    ),
    department: 'dermatology',
    author: 'ingrid-halvorsen',
    reviewedOn: '2026-04-27',
    reviewDueOn: '2028-04-27',
  },
  {
    title: 'Red eye',
    slug: 'red-eye',
    otherNames: 'Pink eye, conjunctivitis, eye infection',
    summary:
      'A red, gritty, sticky eye is mostly a mild infection and clears within two weeks. Pain or poor sight is another matter.',
    callNow: signs(
      'You have suddenly lost sight.',
      'Something has pierced the eye.',
      'A chemical got into it: rinse with tap water for twenty minutes first, then call.',
    ),
    beSeenToday: signs(
      'The eye hurts, more than it itches.',
      'Your sight is blurred, or light hurts.',
      'You wear contact lenses.',
      'You have a severe headache and feel sick.',
      'A baby under four weeks has a red or sticky eye.',
    ),
    atHome: signs('It is gritty or itchy, and you see well.', 'It came with a cold or in the pollen season.'),
    description: richText(
      paragraph(
        'The clear skin over the white of the eye turns red when a virus, bacteria or an allergy irritates it. A virus brings water, bacteria bring yellow glue, an allergy brings itch in both eyes.',
      ),
      paragraph(
        'A bright red patch without any pain is a burst small vessel. It looks alarming, does no harm, and fades like a bruise.',
      ),
    ),
    selfCare: richText(
      list(
        'Wipe the lids with cotton wool and boiled, cooled water, a new piece for each eye.',
        'Leave contact lenses out until the eye has been clear for a day.',
        'Wash your hands often and keep your own towel: infections spread easily.',
        'A cool cloth helps against itching.',
      ),
      heading('Book a visit if', 3),
      list(
        'it is no better after a week',
        'it keeps coming back',
        'your eyes are dry and red most of the time',
      ),
    ),
    department: 'ophthalmology',
    author: 'margaret-lindqvist',
    reviewedOn: '2026-08-17',
    reviewDueOn: '2028-08-17',
  },
  {
    title: 'Sore throat',
    slug: 'sore-throat',
    otherNames: 'Tonsillitis, strep throat, hoarseness',
    summary:
      'Nearly always a virus, and better within a week. An antibiotic shortens it by less than a day, so most people do not need one.',
    callNow: signs(
      'You struggle to breathe, or make a high sound as you breathe in.',
      'You dribble because you cannot swallow your own saliva.',
      'Your throat, tongue or lips swell suddenly.',
    ),
    beSeenToday: signs(
      'You can hardly open your mouth, or the pain is bad on one side only.',
      'You cannot drink, or have not passed urine for twelve hours.',
      'You take medicine that weakens the immune system, or carbimazole.',
    ),
    atHome: signs('You can drink and eat soft food.', 'You also have a cold, a cough or a hoarse voice.'),
    description: richText(
      paragraph(
        'The throat is where viruses arrive first. White spots on the tonsils can come from a virus as well as from bacteria; a fever without a cough, and swollen glands at the neck, make bacteria more likely.',
      ),
    ),
    selfCare: richText(
      list(
        'Drink often, cold or warm, whichever feels better. Ice lollies are good for children.',
        'Adults can gargle with half a teaspoon of salt in a glass of warm water.',
        'Paracetamol or ibuprofen takes most of the pain away.',
        'Rest your voice, and do not whisper: it strains more than quiet speech.',
      ),
      heading('Book a visit if', 3),
      list(
        'it has lasted longer than a week',
        'you have had tonsillitis five times in a year',
        'you have been hoarse for three weeks',
      ),
    ),
    department: 'ent',
    author: 'callum-strachan',
    reviewedOn: '2026-09-28',
    reviewDueOn: '2028-09-28',
  },
  {
    title: 'Toothache',
    slug: 'toothache',
    otherNames: 'Tooth pain, dental abscess',
    summary:
      'Pain that tells of decay, a crack or an infection. Tablets help you through a night; only a dentist can take the cause away.',
    callNow: signs(
      'Swelling in the mouth, face or neck makes it hard to breathe, swallow or speak.',
      'An eye is swelling shut.',
    ),
    beSeenToday: signs(
      'Your cheek or jaw is swollen, or you have a fever.',
      'A tooth has been knocked out. Keep it in milk, and come within the hour.',
      'A socket still bleeds after twenty minutes of biting on a cloth.',
      'Painkillers do not help.',
    ),
    atHome: signs(
      'It is a short twinge with something cold or sweet.',
      'Painkillers help, and you have a visit booked.',
    ),
    description: richText(
      paragraph(
        'Inside every tooth lies a nerve. Decay that comes near it makes the tooth sensitive; decay that reaches it makes it throb, worst at night. When the nerve dies, the pain may stop, and an abscess form at the root. So a pain that has gone still needs a dentist.',
      ),
    ),
    selfCare: richText(
      list(
        'Take ibuprofen or paracetamol by the pack. Do not put aspirin on the gum: it burns.',
        'Rinse with salty water, and sleep with your head raised.',
        'Eat soft, lukewarm food on the other side.',
        'A knocked-out adult tooth: hold it by the crown, lick it clean, put it back or into milk.',
      ),
      heading('Book a visit if', 3),
      list(
        'a tooth has hurt for more than two days',
        'a filling or crown is lost',
        'your gums bleed or a wisdom tooth is sore',
      ),
    ),
    department: 'dental',
    author: 'camila-duarte',
    reviewedOn: '2026-08-03',
    reviewDueOn: '2028-08-03',
  },
];
