/** The demo services for bones and joints, eyes, teeth, ears, nose and throat. */
import { heading, list, paragraph, quote, richText, table } from './rich-text.ts';
import type { DemoService } from './service.ts';

export const servicesOfSurgeryAndSenses: DemoService[] = [
  {
    title: 'Hip and knee replacement',
    slug: 'hip-and-knee-replacement',
    icon: 'walk-supported-outline',
    picture: 'operating-theatre',
    summary:
      'A new joint for a hip or knee that is worn out. From the first talk to the last physiotherapy visit you have one team and one plan.',
    description: richText(
      paragraph(
        'When cartilage has gone, bone rubs on bone, and even a short walk hurts. If exercise, tablets and injections no longer help enough, a replacement can give back years of movement. The worn surfaces are removed and replaced with metal and hard plastic or ceramic.',
      ),
      heading('Your path'),
      list(
        'Assessment with the surgeon: is this the right step for you, and now?',
        'Preparation morning with nurses and physiotherapists',
        'Operation, usually with a numbing injection in the back and light sleep',
        'One to three nights on the ward, walking from the first day',
        'Physiotherapy for about three months',
      ),
      quote(
        'The new joint is ready on the first day. The muscles around it need twelve weeks, and that is our part: we plan them with you, one step at a time.',
      ),
      heading('What most people can do, and when'),
      table(
        ['Time', 'After a new hip', 'After a new knee'],
        ['First day', 'Stand, and walk a few steps with a frame', 'Stand, and begin to bend the knee'],
        ['Two weeks', 'Walk with crutches, climb stairs', 'Walk with crutches, bend to a right angle'],
        ['Six weeks', 'Drive, do office work', 'Drive, walk without crutches'],
        ['Three months', 'Swim, cycle, take longer walks', 'Cycle and take longer walks'],
      ),
      paragraph(
        'People heal at their own pace. Your surgeon and your physiotherapist tell you what suits you.',
      ),
      paragraph(
        'The price covers the operation, the implant, the stay, and six physiotherapy visits. If something goes wrong in the first thirty days, we put it right at no further cost.',
      ),
    ),
    forWhom: 'Adults whose joint pain wakes them at night or keeps them from walking.',
    department: 'orthopaedics',
    priceFrom: 1390000,
    durationMinutes: 120,
    visitType: 'procedure-assessment',
    preparation:
      'Stop smoking as early as you can, have your teeth checked, and do the exercises we give you. Clear loose rugs at home and put things you use daily at hip height. Tell us about blood thinners and any wound or infection.',
    faqs: [
      {
        question: 'When can I drive again?',
        answer:
          'Usually after about six weeks, when you can make an emergency stop without pain. Please ask your insurer too.',
      },
      {
        question: 'Am I too old for this?',
        answer: 'There is no age limit. Your general health matters more than your birthday.',
      },
      {
        question: 'Will it set off the alarm at the airport?',
        answer: 'It may. Just tell the staff. You do not need a certificate.',
      },
    ],
    position: 17,
  },
  {
    title: 'Physiotherapy',
    slug: 'physiotherapy',
    icon: 'exercise-weights-outline',
    summary:
      'Movement as medicine: for backs, necks, joints and muscles, after an injury or an operation, one to one or in a small group.',
    description: richText(
      paragraph(
        'Bodies heal by moving. A physiotherapist works out which movement helps, how much, and how often, and teaches you to do it without us. Your goal is the measure: lifting a child, running ten kilometres, reaching the top shelf.',
      ),
      list(
        'Back and neck pain',
        'Recovery after fractures and joint operations',
        'Sports injuries',
        'Balance training to prevent falls',
        'Pelvic floor training for women and men',
      ),
      paragraph(
        'The first session lasts 45 minutes, later ones 30. You go home with two to four exercises, filmed on your own phone if you like. Most people need between three and six visits.',
      ),
    ),
    forWhom: 'Anyone with pain or stiffness, after an injury or an operation. You need no referral.',
    department: 'orthopaedics',
    priceFrom: 6500,
    durationMinutes: 45,
    preparation: 'Wear loose clothes and shoes you can walk in. Bring letters or scans if you have them.',
    faqs: [
      {
        question: 'Do I need a referral?',
        answer: 'No, you can book directly. Some insurers ask for a letter, so check with yours.',
      },
      {
        question: 'Should exercises hurt?',
        answer:
          'A little ache that is gone by the next morning is fine. Sharp or growing pain is a reason to stop and call us.',
      },
    ],
    position: 18,
  },
  {
    title: 'Fracture clinic',
    slug: 'fracture-clinic',
    icon: 'cast-outline',
    summary:
      'Follow-up for broken bones after emergency treatment: new X-ray, plaster check and a clear timetable back to normal.',
    description: richText(
      paragraph(
        'A broken bone needs three things: to lie straight, to keep still long enough, and then to move again in time. The fracture clinic watches over all three. You come within a few days of the injury, and then at intervals that depend on the bone.',
      ),
      heading('At each visit'),
      list(
        'An X-ray if the position needs checking',
        'A look at skin, swelling and feeling around the plaster',
        'Change or removal of the plaster',
        'Exercises for the next stage',
      ),
      paragraph(
        'Plaster technicians can offer lighter casts in several colours, which children choose with great care. On Saturdays the clinic is run by a nurse and a technician, with a surgeon on call.',
      ),
    ),
    forWhom: 'Adults and children with a broken bone, after the first treatment in Emergency.',
    department: 'orthopaedics',
    priceFrom: 14000,
    durationMinutes: 30,
    preparation:
      'Bring your emergency letter, any pictures taken elsewhere, and a second shoe for the day the plaster comes off.',
    faqs: [
      {
        question: 'My plaster feels tight. Should I wait?',
        answer:
          'No. Raise the limb first. If fingers or toes stay pale, blue, cold, numb or very painful, come to the emergency department at once.',
      },
      {
        question: 'May the plaster get wet?',
        answer:
          'No. A wet plaster goes soft and the skin suffers. Use a waterproof cover, which the pharmacy sells.',
      },
      {
        question: 'Can I fly with a plaster?',
        answer:
          'Not with a closed one in the first 48 hours, because of swelling. Airlines have their own rules, so please ask.',
      },
    ],
    position: 19,
  },
  {
    title: 'Eye examination',
    slug: 'eye-examination',
    icon: 'eyeglasses-outline',
    summary:
      'A full check of sight, eye pressure and the back of the eye. For people with diabetes it includes photographs of the retina.',
    description: richText(
      paragraph(
        'An optician tests how sharply you see. Here we look at the eye as an organ: lens, pressure, optic nerve and retina. Glaucoma and changes from diabetes cause no pain and, for a long time, no blur, so a check is the only way to find them early.',
      ),
      list(
        'Sight in each eye, near and far',
        'Pressure in the eye, with a soft touch or a puff of air',
        'Front of the eye under the microscope',
        'Retina and optic nerve, after drops',
        'Photographs and a field test where needed',
      ),
      paragraph(
        'You see the pictures of your own eyes at the end, and next year’s can be laid beside them. That makes small changes visible to you as well as to us.',
      ),
    ),
    forWhom: 'Everyone from four years; every two years, or yearly with diabetes.',
    department: 'ophthalmology',
    priceFrom: 11000,
    durationMinutes: 60,
    preparation:
      'Bring your glasses, leave contact lenses out, and plan not to drive for about six hours after the drops. Sunglasses make the way home pleasant.',
    faqs: [
      {
        question: 'How often should people with diabetes come?',
        answer:
          'In most cases once every one or two years. If changes are found, more often; in pregnancy too.',
      },
      {
        question: 'Do you prescribe glasses?',
        answer:
          'We measure them when it belongs to the treatment. For a simple new pair an optician near you is quicker.',
      },
    ],
    position: 20,
  },
  {
    title: 'Cataract surgery',
    slug: 'cataract-surgery',
    icon: 'eye-outline',
    summary:
      'The cloudy lens is replaced by a clear one in about twenty minutes. You are awake, the eye is numb, and you go home the same day.',
    description: richText(
      paragraph(
        'With a cataract the world looks as though through a steamed-up window: dull colours, glare at night, reading only in bright light. Glasses no longer help. An operation is worth it when the cataract gets in the way of what you want to do, and not before.',
      ),
      heading('What happens'),
      paragraph(
        'Drops numb the eye. Through an opening of two to three millimetres the surgeon breaks up the old lens, removes it and unfolds a new one. You see lights and colours but no instruments, and a nurse can hold your hand.',
      ),
      list(
        'Assessment: 45 minutes, some weeks before',
        'Day of surgery: about three hours with us',
        'Drops at home: four weeks',
        'Check-up: after one week and after a month',
      ),
      paragraph('If both eyes are affected, we usually do the second one a few weeks later.'),
    ),
    forWhom: 'Adults whose sight is cloudy or who are dazzled when driving at night.',
    department: 'ophthalmology',
    priceFrom: 245000,
    durationMinutes: 20,
    visitType: 'procedure-assessment',
    preparation:
      'Wash your face and wear no make-up. Take your medicines as usual unless we have said otherwise. Bring someone to take you home.',
    faqs: [
      {
        question: 'What if I move or sneeze?',
        answer:
          'Tell the surgeon before you cough or sneeze, and there is time to pause. Small movements are no problem.',
      },
      {
        question: 'Will I still need glasses?',
        answer:
          'For reading, most people do. There are lenses for several distances; we explain what speaks for and against them.',
      },
      {
        question: 'Can the cataract come back?',
        answer:
          'No. The skin behind the new lens can turn cloudy after months or years. A laser clears it in a few minutes, without pain.',
      },
    ],
    position: 21,
  },
  {
    title: 'Dental check-up and cleaning',
    slug: 'dental-check-up',
    icon: 'dental-hygiene-outline',
    summary:
      'Teeth, gums and mouth checked in good light, tartar removed, and advice that fits your own brush and your own habits.',
    description: richText(
      paragraph(
        'A check-up takes half an hour and saves many. We look at every tooth, measure the gums and examine the tongue, cheeks and throat, where early changes can hide. Pictures are taken only if there is a question to answer.',
      ),
      paragraph(
        'Cleaning follows at once if you wish. A hygienist removes tartar, polishes, and shows you the two or three places your brush misses. Everyone has them.',
      ),
      list(
        'Written plan with prices if something needs treatment',
        'Gentle technique and breaks whenever you raise a hand',
        'Evening appointments on Thursdays, and Saturday mornings',
      ),
    ),
    forWhom: 'Adults and children, from the first tooth on.',
    department: 'dental',
    priceFrom: 6500,
    durationMinutes: 30,
    preparation:
      'Eat something light beforehand and brush as usual. Bring a list of your medicines, above all blood thinners and treatment for bone loss.',
    faqs: [
      {
        question: 'My gums bleed when I brush. Should I stop?',
        answer:
          'No, keep brushing gently. Bleeding is most often a sign of inflamed gums, which cleaning makes better. If it goes on for more than two weeks, come and see us.',
      },
      {
        question: 'Are dental X-rays safe in pregnancy?',
        answer:
          'The dose is very small, but we wait if we can. Please tell us that you are or may be pregnant.',
      },
    ],
    position: 22,
  },
  {
    title: 'Dental implants',
    slug: 'dental-implants',
    icon: 'odontology-implant-outline',
    summary:
      'A titanium root and a matched crown replace a missing tooth without touching its neighbours. Planned in three dimensions, priced in writing.',
    description: richText(
      paragraph(
        'An implant is a small screw of titanium that takes the place of a root. Bone grows onto it over some months; then a crown, a bridge or a denture is fixed on top. With care it can last for decades.',
      ),
      heading('Step by step'),
      list(
        'Assessment: mouth, bone and general health, with a three-dimensional picture',
        'Placing the implant: about an hour, with local anaesthetic or sedation',
        'Healing: three to six months, with a temporary tooth if it shows',
        'The crown: made by our technician to match in shape and shade',
      ),
      paragraph(
        'Implants are not for everyone. Heavy smoking, some medicines for bone loss and poorly controlled diabetes lower the chance of success. A bridge or a denture may then serve you better, and we are glad to make those too.',
      ),
    ),
    forWhom: 'Adults with one or more missing teeth and healthy gums.',
    department: 'dental',
    priceFrom: 240000,
    durationMinutes: 60,
    visitType: 'procedure-assessment',
    preparation:
      'Have gum disease treated first, and try not to smoke from two weeks before until two months after. On the day, eat a meal beforehand unless you are having sedation.',
    faqs: [
      {
        question: 'Does it hurt?',
        answer:
          'You feel pressure but no pain during the operation. Afterwards most people manage with paracetamol for two or three days.',
      },
      {
        question: 'How do I look after an implant?',
        answer:
          'Like a tooth: brush twice a day, clean between the teeth, and come to the hygienist once or twice a year.',
      },
      {
        question: 'Does the price include the crown?',
        answer:
          'Yes. The price shown is for one implant with its crown. Building up bone costs extra, and you know before we start.',
      },
    ],
    position: 23,
  },
  {
    title: 'Hearing test and hearing aids',
    slug: 'hearing-test',
    icon: 'hearing-aid-outline',
    summary:
      'Find out how well you hear in a quiet room and in a busy one. If hearing aids would help, you can try a pair at home for four weeks.',
    description: richText(
      paragraph(
        'Hearing fades so gradually that families often notice before we do ourselves. The television grows louder, restaurants become tiring, and people seem to mumble. A test takes forty minutes and hurts no one’s pride.',
      ),
      list(
        'A look into both ears, and removal of wax',
        'Tones through headphones in a soundproof booth',
        'Words in silence and against background noise',
        'A pressure test of the eardrum',
      ),
      paragraph(
        'You see the result as a curve and hear what it means. Some hearing loss can be treated with medicine or surgery. If an aid is the answer, the audiologist fits a pair the same week and adjusts it as often as it takes. Getting used to new sounds needs some weeks of patience.',
      ),
    ),
    forWhom: 'Adults who turn the television up, and children from four years.',
    department: 'ent',
    priceFrom: 8500,
    durationMinutes: 40,
    preparation:
      'Stay away from loud noise for sixteen hours before the test. Do not clean your ears with cotton buds.',
    faqs: [
      {
        question: 'I lost hearing in one ear overnight. What should I do?',
        answer:
          'Get help the same day: call us or come to the emergency department. Sudden hearing loss responds best to early treatment.',
      },
      {
        question: 'Can you test small children?',
        answer:
          'Yes, from about six months, with games and gentle measurements. Newborns are tested on the maternity ward.',
      },
    ],
    position: 24,
  },
  {
    title: 'Tonsil and grommet surgery',
    slug: 'tonsil-and-grommet-surgery',
    icon: 'mouth-outline',
    picture: 'children-ward',
    summary:
      'Day surgery for children and adults with repeated tonsillitis, loud snoring, or fluid behind the eardrum that dulls hearing.',
    description: richText(
      paragraph(
        'Tonsils and adenoids belong to the body’s defences, so we do not remove them lightly. An operation makes sense after many bad throats in a year, or when large tonsils disturb breathing at night.',
      ),
      paragraph(
        'Grommets are tiny tubes in the eardrum. They let air in when fluid has been sitting behind it for months, and hearing improves at once. They fall out by themselves after about a year.',
      ),
      heading('The day itself'),
      list(
        'Arrive at seven or at eleven, depending on the list',
        'Meet the surgeon and the anaesthetist',
        'A parent stays until the child is asleep and is there on waking',
        'Home in the afternoon after grommets; after tonsils, following some hours of watching or one night',
      ),
    ),
    forWhom: 'Children and adults with repeated throat or ear infections.',
    department: 'ent',
    priceFrom: 295000,
    durationMinutes: 30,
    visitType: 'procedure-assessment',
    preparation:
      'No food for six hours before the anaesthetic. Your letter gives the last times for milk and for clear water. Call us if your child has a cold or a fever.',
    faqs: [
      {
        question: 'How long does the throat hurt?',
        answer:
          'After tonsil removal, one to two weeks. Regular painkillers and normal food help it to heal. The pain is often worst around day five.',
      },
      {
        question: 'What if there is bleeding at home?',
        answer:
          'Call 999 or come straight to the emergency department, even if it stops. Bleeding after tonsil surgery must always be checked.',
      },
      {
        question: 'May my child swim with grommets?',
        answer:
          'Usually yes, a few weeks after the operation, without diving deep. Keep soapy bath water out of the ears.',
      },
    ],
    position: 25,
  },
];
