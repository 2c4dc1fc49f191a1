/** Conditions of children, of pregnancy, and of bones and joints. */
import { type DemoCondition, signs } from './condition.ts';
import { heading, list, paragraph, richText } from './rich-text.ts';

export const conditionsOfFamilyAndBones: DemoCondition[] = [
  {
    title: 'Back pain',
    slug: 'back-pain',
    otherNames: 'Backache, lumbago, sciatica, slipped disc',
    summary:
      'Nine times in ten it is a strained muscle or joint and better within weeks. Moving helps more than lying down.',
    callNow: signs(
      'You are numb between the legs or around the bottom.',
      'You cannot hold, or cannot pass, urine or stools.',
      'Both legs are weak, or weakness is spreading.',
      'It followed a serious fall or accident.',
      'It is sudden and tearing, and you feel faint.',
    ),
    beSeenToday: signs(
      'You have a fever, or feel very ill with it.',
      'A foot drags or a leg has become weak.',
      'You have or had cancer, and the pain is new and worst at night.',
    ),
    atHome: signs(
      'It came after lifting, bending or sitting for long.',
      'It may run down a leg, but the leg is strong.',
    ),
    description: richText(
      paragraph(
        'Muscles, small joints and discs of the lower back carry us all day. When one of them is strained, the muscles around it tighten, and that is what hurts. A disc that presses on a nerve sends the pain down the leg, below the knee.',
      ),
      paragraph(
        'A picture of the spine shows wear in nearly everybody over forty, with or without pain. So we take one only where it would change the treatment.',
      ),
    ),
    selfCare: richText(
      list(
        'Keep moving: walk a little, often. Bed rest makes it last longer.',
        'Warmth helps many people. Ibuprofen helps if your stomach and kidneys are well.',
        'Sleep on your side with a pillow between the knees.',
        'Lift with bent knees, the load close to you. Change how you sit every half hour.',
      ),
      heading('Book a visit if', 3),
      list(
        'it is no better after four weeks',
        'it keeps you from work or sleep',
        'it keeps coming back. Our physiotherapists teach you what to do about it',
      ),
    ),
    department: 'orthopaedics',
    author: 'matteo-ferrante',
    reviewedOn: '2026-03-30',
    reviewDueOn: '2028-03-30',
  },
  {
    title: 'Bleeding in early pregnancy',
    slug: 'bleeding-in-early-pregnancy',
    otherNames: 'Spotting in pregnancy, miscarriage',
    summary:
      'One pregnancy in four has some bleeding in the first weeks, and most of them go on well. It should always be looked at.',
    callNow: signs(
      'You bleed so much that you soak a pad within an hour.',
      'You have strong pain on one side of the belly, or at the tip of a shoulder.',
      'You feel faint, or have fainted.',
    ),
    beSeenToday: signs(
      'You have any other bleeding or spotting, however little.',
      'You have pain low in the belly that does not pass.',
      'You have a fever, or a discharge that smells.',
    ),
    atHome: '',
    description: richText(
      paragraph(
        'When the pregnancy settles in the womb, a little blood may come. The neck of the womb also bleeds easily now, such as after sex. But bleeding can be the sign of a miscarriage, or of a pregnancy outside the womb, which is dangerous.',
      ),
      paragraph(
        'We do a scan and, if it is too early to see anything, a blood test twice, two days apart. You may bring somebody with you.',
      ),
    ),
    selfCare: richText(
      list(
        'Use pads, not tampons, so that you can say how much you bleed.',
        'You did nothing to cause it. Rest does not prevent a miscarriage, and movement does not bring one about.',
        'For pain, paracetamol is safe. Leave out ibuprofen.',
        'Know your blood group if you can; some women need an injection.',
      ),
      heading('Book a visit if', 3),
      list(
        'you have had a miscarriage and want to talk, now or later',
        'you are planning a pregnancy after one',
      ),
    ),
    department: 'obstetrics-gynaecology',
    author: 'layla-hassoun',
    reviewedOn: '2026-05-25',
    reviewDueOn: '2028-05-25',
  },
  {
    title: 'Fever in children',
    slug: 'fever-in-children',
    otherNames: 'High temperature, child with a fever, baby with a fever',
    summary:
      'Mostly a virus, and better within three days. How your child looks and behaves tells you more than the thermometer does.',
    callNow: signs(
      'Your child is hard to wake, floppy, or does not respond to you.',
      'They struggle to breathe, or look blue, grey or mottled.',
      'They have a stiff neck, or a rash that does not fade under a glass.',
      'They have a fit for the first time.',
    ),
    beSeenToday: signs(
      'Your baby is under three months old and has 38 °C or more. Come at any hour.',
      'Your baby is between three and six months old and has 39 °C or more.',
      'They drink much less than usual, or have had no wet nappy for twelve hours.',
      'The fever has lasted five days.',
      'You feel that something is wrong. Parents often notice first.',
    ),
    atHome: signs(
      'Your child drinks, and plays or smiles at times.',
      'They are over six months old and have had the fever for less than five days.',
    ),
    description: richText(
      paragraph(
        'A temperature of 38 °C or more is a fever. It is the body at work against an infection, mostly a cold or another virus, and does no harm by itself. How high it is says little about how serious the illness is, except in small babies.',
      ),
      paragraph(
        'Some children have a fit when their temperature rises quickly. It looks terrible and mostly passes within five minutes. Lay your child on the side, put nothing into the mouth, and call for help.',
      ),
    ),
    selfCare: richText(
      list(
        'Offer small drinks often: the breast, milk, water, whatever they take.',
        'Dress them lightly. Do not sponge them with cold water.',
        'Give paracetamol or ibuprofen if they are unhappy, by weight, as it says on the pack. A hot, cheerful child needs none.',
        'Look at them twice in the night: breathing, colour, whether they rouse.',
        'Keep them at home until a day after the fever has gone.',
      ),
      heading('Book a visit if', 3),
      list(
        'you are not sure, at any time. Our children’s doctors keep visits free every weekday for children who fall ill',
        'the fever went and came back',
      ),
    ),
    department: 'paediatrics',
    author: 'ifeoma-adeyinka',
    reviewedOn: '2026-11-02',
    reviewDueOn: '2028-11-02',
  },
  {
    title: 'Sprained ankle',
    slug: 'sprained-ankle',
    otherNames: 'Twisted ankle, torn ligament',
    summary:
      'You turned your foot and the ankle swells. If you can take four steps and the bone does not hurt, it is probably not broken.',
    callNow: signs('A bone shows, or the foot points the wrong way.', 'The foot is cold, blue or numb.'),
    beSeenToday: signs(
      'You cannot take four steps on it.',
      'It hurts when you press on the bone at either side of the ankle, or on the outer edge of the foot.',
      'You heard a crack.',
      'You take medicine that thins the blood, and it swells quickly.',
    ),
    atHome: signs(
      'You can walk, even if you limp.',
      'It is swollen and blue, and the bone itself does not hurt.',
    ),
    description: richText(
      paragraph(
        'Bands of tissue hold the ankle together. In a sprain they are stretched or torn, mostly on the outer side. Swelling and a bruise come within hours, and both may sink to the toes. A sprain takes two to six weeks.',
      ),
    ),
    selfCare: richText(
      list(
        'In the first two days: rest it, cool it with something cold in a cloth for fifteen minutes, bandage it, lay it high.',
        'Then move it: circles and letters in the air, and walking as soon as it bears you.',
        'Paracetamol helps with pain.',
        'Stand on one leg while you brush your teeth, for six weeks. It keeps the next sprain away.',
      ),
      heading('Book a visit if', 3),
      list(
        'it is no better after a week, or still swollen after six',
        'the ankle gives way',
        'it is not your first sprain',
      ),
    ),
    department: 'orthopaedics',
    author: 'matteo-ferrante',
    reviewedOn: '2026-06-08',
    reviewDueOn: '2028-06-08',
  },
];
