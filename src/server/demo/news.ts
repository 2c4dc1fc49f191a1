/**
 * The demo hospital's news, oldest first: announcements, advice from its doctors, invitations. The last one is
 * scheduled for the hospital's anniversary, so that the desk shows a scheduled entry.
 */
import type { RichText } from '#contract/rich-text.ts';
import { heading, list, paragraph, richText } from './rich-text.ts';

export interface DemoArticle {
  title: string;
  slug: string;
  excerpt: string;
  body: RichText;
  /** A scene, where there is one that shows what it is about. */
  picture?: string;
  /** Slug of the author; empty if the hospital itself speaks. */
  author: string;
  tags: string[];
  featured?: boolean;
  /** RFC 3339. */
  publishedAt: string;
}

export const news: DemoArticle[] = [
  {
    title: 'When a child has a fever: what helps, and when to call us',
    slug: 'when-a-child-has-a-fever',
    excerpt:
      'A fever is the body at work, and most children are better within three days. Here are the signs that need a doctor, and what helps at home.',
    body: richText(
      paragraph(
        'A hot forehead at two in the morning worries every parent. Most fevers in children come from a cold or another virus and pass by themselves. How your child looks and behaves tells you more than the number on the thermometer.',
      ),
      heading('Call 999 at once'),
      list(
        'Your child is hard to wake, or very floppy.',
        'They struggle to breathe.',
        'They have a stiff neck, or a rash that does not fade under a glass.',
        'They have a fit for the first time.',
      ),
      heading('See a doctor the same day'),
      list(
        'Your baby is under three months old and has 38 °C or more. Do this at any hour.',
        'Your baby is between three and six months old and has 39 °C or more.',
        'The fever lasts longer than five days.',
        'Your child drinks much less than usual, or has had no wet nappy for half a day.',
        'You feel that something is not right. Parents often notice first.',
      ),
      heading('What helps at home'),
      list(
        'Offer small drinks often: water, milk, or whatever your child will take.',
        'Keep clothes and blankets light. Do not sponge with cold water; it only makes a child shiver.',
        'Let them rest, and let them play if they want to.',
        'Medicine is for comfort and not for the number. If your child is hot but cheerful, you can leave it out. Always go by the dose on the pack.',
      ),
      heading('Seeing a children’s doctor'),
      paragraph(
        'Our children’s doctors keep a few visits free every weekday for children who fall ill. See the [free times in Paediatrics](/appointment?department=paediatrics), or call the [Paediatrics department](/departments/paediatrics) and a nurse will help you decide. At night, come to the [emergency department](/departments/emergency), which has a children’s area.',
      ),
    ),
    author: 'ifeoma-adeyinka',
    tags: ['Health advice', 'Children'],
    publishedAt: '2026-01-12T08:00:00Z',
  },
  {
    title: 'Free blood pressure checks, every Thursday in the lobby',
    slug: 'free-blood-pressure-checks',
    excerpt:
      'High blood pressure rarely hurts, so most people who have it do not know. A check takes five minutes. No appointment, no cost.',
    body: richText(
      paragraph(
        'From 5 February a nurse of our heart team sits in the lobby every Thursday between 10:00 and 13:00. Anybody over eighteen can have their blood pressure taken. You need not be a patient of ours, and you need not bring anything.',
      ),
      heading('How it works'),
      paragraph(
        'You sit quietly for three minutes. Then we measure twice, on the arm, and write both numbers on a card that you can keep. If the numbers are high, the nurse tells you what to do next and how soon. Mostly that is a visit to your family doctor within a few weeks.',
      ),
      heading('For a true reading'),
      list(
        'Do not smoke or drink coffee in the half hour before.',
        'Wear sleeves that roll up easily.',
        'Go to the toilet first. A full bladder raises the reading.',
        'Do not rush up the stairs. If you have hurried, sit with us for a while.',
      ),
      paragraph(
        'One reading is a snapshot. Nobody is told that they have high blood pressure because of five minutes in a lobby; but it is a good reason to look again.',
      ),
    ),
    picture: 'lobby-reception',
    author: 'clara-hensley',
    tags: ['Prevention', 'Heart', 'Events'],
    publishedAt: '2026-02-03T09:30:00Z',
  },
  {
    title: 'A second scanner shortens the wait for an MRI',
    slug: 'second-mri-scanner',
    excerpt:
      'Our new scanner is wider, quieter and faster. Most people now have their MRI within nine days instead of twenty-three.',
    body: richText(
      paragraph(
        'Since Monday two MRI scanners stand side by side on the ground floor. The new one has a wider opening, which makes it easier for people with broad shoulders and for those who do not like narrow spaces. It is also quieter, and you choose the music.',
      ),
      paragraph(
        'The wait is what matters most. In January a planned scan took twenty-three days to arrange. With two scanners it is nine, and urgent scans are done on the same day as before.',
      ),
      heading('What stays the same'),
      paragraph(
        'A scan takes between twenty and forty-five minutes. You can talk to the radiographer all the time and stop whenever you need to. A doctor reads every picture, and your own doctor has the report within three working days.',
      ),
      heading('If narrow spaces frighten you'),
      paragraph(
        'Please tell us when you book. You can come to see the room first, on your own or with somebody you trust. About one in twelve people ask for this, and nearly all of them have their scan in the end.',
      ),
    ),
    picture: 'imaging-suite',
    author: 'zeynep-karahan',
    tags: ['Hospital news', 'Scans and tests'],
    publishedAt: '2026-02-19T10:00:00Z',
  },
  {
    title: 'Your kidneys work quietly. Five ways to help them',
    slug: 'five-ways-to-help-your-kidneys',
    excerpt:
      'Two organs the size of a fist clean all of your blood some forty times a day. They complain late, so it pays to look after them early.',
    body: richText(
      paragraph(
        'Kidneys do their work without a sound. They can lose more than half of their strength before you feel anything. The good news is that what protects them is simple, and most of it protects your heart as well.',
      ),
      heading('Five things that help'),
      list(
        'Know your blood pressure. It is the most common cause of kidney disease that can be treated.',
        'If you have diabetes, keep your sugar in the range you agreed with your doctor, and have your urine tested once a year.',
        'Be careful with painkillers. Ibuprofen and medicines like it are hard on the kidneys when they are taken for weeks. Ask a pharmacist.',
        'Go easy on salt. Most of it hides in bread, sauces and ready meals.',
        'Drink when you are thirsty. Healthy people need not force down litres of water.',
      ),
      heading('Who should have a check'),
      paragraph(
        'A check is one blood test and one urine test. It makes sense once a year if you have diabetes or high blood pressure, if kidney disease runs in your family, or if you are over sixty. Your family doctor can do it, and so can we.',
      ),
    ),
    author: 'meera-iyengar',
    tags: ['Health advice', 'Prevention'],
    publishedAt: '2026-03-10T08:00:00Z',
  },
  {
    title: 'The courtyard garden is open again',
    slug: 'courtyard-garden-open-again',
    excerpt:
      'New paths without a step, more benches, and a pond that beds and wheelchairs can reach. The garden is open from dawn to dusk.',
    body: richText(
      paragraph(
        'All winter the garden lay behind a fence. Now the fence is gone, and the middle of our hospital is green again. Please use it: patients, visitors and staff alike.',
      ),
      heading('What is new'),
      list(
        'The paths are smooth and wide enough for a bed. Nurses may take you outside in yours; just ask.',
        'There are twelve more benches, half of them with arm rests that help you to stand up.',
        'The pond has a raised edge at the height of a wheelchair.',
        'Beds of lavender, mint and rosemary are planted where you can reach and smell them.',
        'A covered corner by the pergola stays dry when it rains.',
      ),
      paragraph(
        'The plans were drawn together with patients who spend long weeks with us. They asked for three things above all: shade, places to sit alone, and no smoking. They got all three.',
      ),
      paragraph(
        'The garden was paid for by gifts. Four hundred and eleven people gave, from two pounds to a walnut tree. Thank you.',
      ),
    ),
    picture: 'healing-garden',
    author: '',
    tags: ['Hospital news'],
    publishedAt: '2026-04-07T07:30:00Z',
  },
  {
    title: 'Hay fever or a cold? How to tell them apart',
    slug: 'hay-fever-or-a-cold',
    excerpt:
      'Both make you sneeze. Itching, clear drops and the calendar give hay fever away. What helps depends on which of the two it is.',
    body: richText(
      paragraph(
        'Every spring our clinic fills with streaming noses, and every spring half of their owners believe it is a cold that will not go away. A few questions usually settle it.',
      ),
      heading('It is more likely hay fever if'),
      list(
        'your nose, eyes or the roof of your mouth itch,',
        'what runs from your nose is clear like water,',
        'you sneeze in rows, above all outdoors and in the morning,',
        'it comes back at the same time each year.',
      ),
      heading('It is more likely a cold if'),
      list(
        'it began with a sore throat,',
        'you feel tired and ache a little,',
        'your nose is blocked and what comes out turns thick,',
        'it is over after seven to ten days.',
      ),
      heading('What you can do about hay fever'),
      paragraph(
        'Wash your hair in the evening, dry your laundry indoors, and keep the bedroom window shut in the early morning. A steroid nasal spray from the pharmacy works best when you begin two weeks before your season. Antihistamine tablets help with itching; choose one that does not make you sleepy.',
      ),
      paragraph(
        'See a doctor if this is not enough, if one side of your nose is always blocked, or if you wheeze. Wheezing may mean asthma, and asthma can be treated well.',
      ),
    ),
    author: 'callum-strachan',
    tags: ['Health advice'],
    publishedAt: '2026-04-28T08:00:00Z',
  },
  {
    title: 'Talks for everyone: the summer programme',
    slug: 'talks-for-everyone-summer-2026',
    excerpt:
      'Four Tuesday evenings in our lecture hall, from sleep to strong bones. Free, in plain words, and with time for your questions.',
    body: richText(
      paragraph(
        'On the first Tuesday of each month one of our doctors talks for half an hour about something that many people ask about. The other half hour belongs to you. There is no entrance fee and no need to register.',
      ),
      heading('The programme'),
      list(
        '2 June: Why we sleep badly, and what really helps. Dr Tomasz Wilk, chest medicine',
        '7 July: Moles, sun and skin. Dr Ingrid Halvorsen, dermatology',
        '4 August: Headaches and what sets them off. Dr Karim Belhadi, neurology',
        '1 September: Strong bones at every age. Mr Matteo Ferrante, orthopaedics',
      ),
      heading('Good to know'),
      paragraph(
        'The talks begin at 18:30 in the lecture hall on the ground floor. Doors open at 18:00. The hall has level access and a hearing loop, and a sign language interpreter comes if you ask us a week ahead. The car park is free from 18:00 on these evenings.',
      ),
      paragraph(
        'Please understand that nobody can be given a diagnosis in a lecture hall. If you have a worry of your own, the speakers will tell you where to take it.',
      ),
    ),
    picture: 'lecture-hall',
    author: '',
    tags: ['Events', 'Prevention'],
    publishedAt: '2026-05-19T11:00:00Z',
  },
  {
    title: 'More light, more room to play: the new children’s ward',
    slug: 'new-childrens-ward',
    excerpt:
      'The children chose the colours and the bear. After five months of building, the first families have moved in.',
    body: richText(
      paragraph(
        'On Friday the first eleven children moved into their new rooms, three of them on tricycles. The ward has eighteen beds as before, and much more of everything else: daylight, cupboards, quiet, and floor to play on.',
      ),
      heading('What the children asked for'),
      paragraph(
        'Before the architects drew a line, our play specialist asked sixty children what they would change. They wanted to see who is coming through the door. They wanted a lamp that they can switch on themselves. And they wanted the big bear to stay. All of it has been done.',
      ),
      heading('What parents asked for'),
      list(
        'A fold-out bed that is wide enough to sleep in',
        'A kitchen that is open at night',
        'A door that can be closed for a telephone call',
        'A place for brothers and sisters to do their homework',
      ),
      paragraph(
        'A parent may stay day and night, as always. Visiting hours for everybody else are from nine in the morning until seven in the evening.',
      ),
      paragraph(
        'We thank the families who lived with drills and dust sheets since January and still brought us cake.',
      ),
    ),
    picture: 'children-ward',
    author: 'niamh-corrigan',
    tags: ['Hospital news', 'Children'],
    featured: true,
    publishedAt: '2026-06-09T09:00:00Z',
  },
  {
    title: 'Hot days: seven habits that keep you well',
    slug: 'seven-habits-for-hot-days',
    excerpt:
      'Heat is hardest on babies, on people over seventy and on those who take certain medicines. Small habits make the difference.',
    body: richText(
      paragraph(
        'Each summer we treat people who did nothing reckless. They simply went on as usual while the thermometer climbed. These habits are easy, and they work.',
      ),
      list(
        'Drink before you are thirsty, a glass every hour or two. Tea counts.',
        'Close curtains and windows in the morning, open them at night.',
        'Put walks and shopping before ten or after six.',
        'Eat small, cool meals: soup, fruit, yoghurt. They replace the salt and water that you sweat out.',
        'Wet your forearms and neck, or put your feet into a bowl of water.',
        'Never leave anybody in a parked car, not even for a minute.',
        'Call an older neighbour once a day.',
      ),
      heading('If you take medicine every day'),
      paragraph(
        'Water tablets, some blood pressure tablets and some medicines for the mind change how your body deals with heat. Do not stop them on your own. Ask your doctor or pharmacist in spring whether the dose should change in a heatwave.',
      ),
      heading('Signs of heatstroke'),
      paragraph(
        'Hot and dry skin, confusion, a pounding headache or fainting are an emergency. Call 999. Until help comes, bring the person into the shade and cool them with water and moving air.',
      ),
    ),
    author: 'samuel-oduya',
    tags: ['Health advice', 'Prevention', 'Older people'],
    publishedAt: '2026-06-30T07:00:00Z',
  },
  {
    title: 'When to come to the emergency department, and where else to get help',
    slug: 'when-to-come-to-the-emergency-department',
    excerpt:
      'We are here day and night, and nobody is sent away. For many troubles, though, somebody else can help you sooner.',
    body: richText(
      paragraph(
        'About one in four people who wait in our emergency department could have been helped faster elsewhere. We do not mind that they came. But waiting for hours with a sore throat is no fun, and there are better ways.',
      ),
      heading('Call 999'),
      list(
        'Chest pain, trouble breathing, a face or arm that suddenly droops, speech that slurs',
        'Heavy bleeding, a bad accident, a serious burn',
        'Somebody who faints and does not wake, or has a fit',
        'A life in danger, also by a person’s own hand',
      ),
      heading('Come to us, at any hour'),
      list(
        'A bone that may be broken, a deep cut, a head injury with vomiting',
        'Sudden, strong pain that you cannot explain',
        'A baby under three months with a fever',
      ),
      heading('Somebody else is quicker'),
      list(
        'A sprain, a small burn or something in the eye: our minor injuries clinic, 08:00 to 22:00',
        'A cough, an earache, a rash, a repeat prescription: your family doctor',
        'A cold, hay fever, an upset stomach: a pharmacist, without an appointment',
        'A toothache: our dentists keep two emergency visits every weekday',
      ),
      paragraph(
        'If you are not sure, call us. A nurse answers the emergency line around the clock and tells you honestly where you are in the best hands.',
      ),
    ),
    picture: 'ambulance-bay',
    author: 'kofi-amponsah',
    tags: ['Health advice', 'Emergency'],
    publishedAt: '2026-07-21T08:30:00Z',
  },
  {
    title: 'One midwife from the first scan to the first weeks at home',
    slug: 'one-midwife-all-the-way',
    excerpt:
      'Expectant mothers can now choose a midwife who stays with them all the way. Two small teams have begun, and more will follow.',
    body: richText(
      paragraph(
        'Many women told us the same thing after a birth: the care was good, but I met nine different people. From September you can choose one midwife who knows you, your plans and your worries, and who sees you at every visit.',
      ),
      heading('How it works'),
      paragraph(
        'Each midwife belongs to a team of six and looks after about thirty-five women a year. You have her number. When she is asleep or away, one of the two colleagues you have met steps in. She is with you for the birth if she can, and visits you at home in the first two weeks.',
      ),
      heading('Who can choose it'),
      paragraph(
        'For now there are places for women who expect their baby from December on, and who live within half an hour of the hospital. If your pregnancy needs a doctor’s eye as well, you can still take part; midwife and doctor then look after you together.',
      ),
      heading('How to ask for a place'),
      paragraph(
        'Mention it at your first antenatal visit, or call the department. If there are more women than places, we draw lots among those who asked in the same week.',
      ),
    ),
    picture: 'patient-room',
    author: 'layla-hassoun',
    tags: ['Hospital news', 'Pregnancy'],
    publishedAt: '2026-08-18T09:00:00Z',
  },
  {
    title: 'Walking on a new knee: the first twelve weeks',
    slug: 'walking-on-a-new-knee',
    excerpt:
      'Most people walk on the day of the operation. What comes after takes patience. A surgeon’s guide, week by week.',
    body: richText(
      paragraph(
        'A new knee is put in within ninety minutes. Making it your own takes about three months. People who know what to expect do better, so here is the usual course. Yours may be a little faster or slower.',
      ),
      heading('The day itself'),
      paragraph(
        'A physiotherapist helps you out of bed in the afternoon. You stand, and most people take a few steps with a frame. It hurts, and we treat that; but it does no harm.',
      ),
      heading('Week 1 and 2'),
      paragraph(
        'You go home after two or three nights, once you can manage stairs. Bend and stretch the knee five times a day for ten minutes. Cool it afterwards. Swelling is normal and worst in the evening.',
      ),
      heading('Week 3 to 6'),
      paragraph(
        'One crutch, then none. Walk every day, a little further each time. Many people sleep badly in these weeks; a pillow between the legs helps. You may drive when you can brake hard without pain, mostly after six weeks.',
      ),
      heading('Week 7 to 12'),
      paragraph(
        'Now strength comes back. Cycling and swimming are good, running is not. At twelve weeks we see you in the clinic and look at the knee together.',
      ),
      heading('Call us without delay if'),
      list(
        'the wound opens, weeps or turns red and hot,',
        'you have a fever,',
        'your calf is hard, swollen and painful.',
      ),
      paragraph('If you are short of breath or have chest pain, call 999.'),
    ),
    picture: 'corridor-daylight',
    author: 'matteo-ferrante',
    tags: ['Health advice', 'Older people'],
    publishedAt: '2026-09-15T08:00:00Z',
  },
  {
    title: 'Flu vaccination starts on Monday: who should come, and when',
    slug: 'flu-vaccination-2026',
    excerpt:
      'Walk in without an appointment, Monday to Friday from eight to six. It takes ten minutes, and it protects the people around you too.',
    body: richText(
      paragraph(
        'The flu comes every winter, and some winters it fills a whole ward. The vaccine does not stop every cough, but it keeps most people out of hospital. From Monday, 19 October you can have it in the lobby without an appointment.',
      ),
      heading('Who should have it'),
      list(
        'Everybody over sixty-five',
        'Women who are pregnant, in any month',
        'Adults and children with asthma, diabetes, or a disease of the heart, kidneys or liver',
        'People whose defences are weak, and those who live with them',
        'Anybody who looks after others, at work or at home',
      ),
      heading('Where and when'),
      paragraph(
        'In the lobby, to the right of the reception desk, Monday to Friday from 08:00 to 18:00, until 18 December. Children under twelve are vaccinated in the children’s clinic; most of them get a spray into the nose and no needle.',
      ),
      heading('What people ask'),
      paragraph(
        'Can I get the flu from the vaccine? No. Your arm may ache and you may feel tired for a day. Can I have it together with the Covid vaccine? Yes, one in each arm. I have a cold; shall I wait? Only if you have a fever.',
      ),
    ),
    picture: 'consultation-room',
    author: 'tomasz-wilk',
    tags: ['Prevention', 'Older people', 'Events'],
    featured: true,
    publishedAt: '2026-10-13T08:00:00Z',
  },
  {
    title: 'Seventy-five years: from twelve beds to sixteen departments',
    slug: 'seventy-five-years',
    excerpt:
      'In May 1958 a cottage clinic opened its doors with one ambulance. We invite the whole town to our birthday.',
    body: richText(
      paragraph(
        'The first patient was a boy who had fallen out of a pear tree. The doctor who set his arm also drove the ambulance. Seventy-five years later eleven hundred people work here, and the bell of the old clinic still hangs in the lobby.',
      ),
      heading('Come and celebrate with us'),
      paragraph(
        'On the second Saturday in May the doors stand open from ten to four. Walk through the operating theatres, look into a scanner, let your children bandage a bear, and hear the stories of people who were born here.',
      ),
      paragraph('There is cake in the courtyard garden for as long as it lasts.'),
    ),
    picture: 'hero-exterior',
    author: '',
    tags: ['Hospital news', 'Events'],
    publishedAt: '2033-05-04T08:00:00Z',
  },
];
