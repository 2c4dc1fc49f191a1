/** Conditions of heart, brain, lungs, stomach, kidneys and mind. */
import { type DemoCondition, signs } from './condition.ts';
import { heading, list, paragraph, richText } from './rich-text.ts';

export const conditionsOfMedicine: DemoCondition[] = [
  {
    title: 'Anxiety and panic attacks',
    slug: 'anxiety',
    otherNames: 'Worry, panic attack, fear',
    summary:
      'Worry that does not stop, or sudden fear with a racing heart. It feels dangerous, it is not, and it can be treated well.',
    callNow: signs(
      'You think about harming yourself or ending your life.',
      'Your chest hurts or feels tight and it does not pass within a few minutes. It may be your heart.',
    ),
    beSeenToday: signs(
      'You cannot eat, sleep or leave your home because of fear.',
      'You drink, or take drugs or more tablets than prescribed, to get through the day.',
    ),
    atHome: signs(
      'You know these attacks, and this one is like the others.',
      'You worry more than usual but still manage your day.',
    ),
    description: richText(
      paragraph(
        'Anxiety is the body’s alarm. In an anxiety disorder it goes off too often, too loudly, or without a cause. In a panic attack the heart races, the hands tingle and breathing feels impossible. It reaches its height within ten minutes and then fades, even if you do nothing at all.',
      ),
      paragraph(
        'It is common: about one person in ten has it at some time. It is no weakness of character, and talking treatment helps most people.',
      ),
    ),
    selfCare: richText(
      list(
        'Breathe out slowly: in for four counts, out for six, for five minutes.',
        'Stay where you are if it is safe. The attack passes by itself, and you learn that it does.',
        'Drink less coffee and alcohol. Both make the alarm louder the next day.',
        'Move every day, even if it is only a walk round the block.',
        'Tell one person how you are.',
      ),
      heading('Book a visit if', 3),
      list(
        'you have felt like this on most days for two weeks or more',
        'you avoid places or people because of it',
        'what you have tried yourself is not enough',
      ),
    ),
    department: 'general-medicine',
    author: 'samuel-oduya',
    reviewedOn: '2026-05-11',
    reviewDueOn: '2028-05-11',
  },
  {
    title: 'Asthma',
    slug: 'asthma',
    otherNames: 'Wheezing, tight airways',
    summary:
      'Airways that narrow and make it hard to breathe out. With the right inhaler, used well, most people sleep, work and run as they like.',
    callNow: signs(
      'You are too breathless to finish a sentence.',
      'Ten puffs of your reliever inhaler have not helped.',
      'Your lips or fingertips look blue or grey.',
      'You feel drowsy, confused, or worn out from breathing.',
    ),
    beSeenToday: signs(
      'Your reliever wears off within four hours.',
      'You woke last night because you coughed or wheezed.',
      'A cold has made your breathing worse than usual.',
    ),
    atHome: signs(
      'You breathe as usual after your reliever.',
      'You have needed it no more than twice this week.',
    ),
    description: richText(
      paragraph(
        'In asthma the lining of the airways is swollen all the time, and the muscles around them tighten when something irritates them: cold air, pollen, smoke, a cold, laughter. You hear a whistle as you breathe out, your chest feels tight, and you cough, most of all at night.',
      ),
      paragraph(
        'A preventer inhaler calms the lining and is taken every day. A reliever opens the airways within minutes and is only for when you need it.',
      ),
    ),
    selfCare: richText(
      list(
        'In an attack: sit upright and take one puff of your reliever every minute, up to ten puffs. If that does not help, call for an ambulance, and repeat the puffs while you wait.',
        'Take your preventer every day, also when you feel well. That is why you feel well.',
        'Use a spacer, and let a nurse watch you take a puff once a year. Half of all people lose most of the medicine in their mouth.',
        'Do not smoke, and do not let others smoke near you.',
      ),
      heading('Book a visit if', 3),
      list(
        'you need your reliever more than twice a week',
        'you have no written plan for an attack',
        'nobody has checked your asthma for a year',
      ),
    ),
    department: 'pulmonology',
    author: 'tomasz-wilk',
    reviewedOn: '2026-09-08',
    reviewDueOn: '2028-09-08',
  },
  {
    title: 'Chest pain',
    slug: 'chest-pain',
    otherNames: 'Tight chest, angina',
    summary:
      'Most chest pain is not a heart attack. Some of it is, and nobody can tell by feeling alone, so never wait to find out.',
    callNow: signs(
      'It came suddenly and does not pass within a few minutes.',
      'It feels tight or heavy, like a weight or a band.',
      'It spreads to an arm, the neck, the jaw or the back.',
      'You also sweat, feel sick, feel faint or are short of breath.',
      'One calf is swollen and painful as well.',
    ),
    beSeenToday: signs(
      'It came when you climbed stairs or hurried, and passed when you rested.',
      'It hurts when you breathe in, and you have a fever or a cough.',
    ),
    atHome: signs(
      'You know what strained you, and it hurts only when you press on the spot or twist.',
      'It is a burning after meals that you know as heartburn.',
    ),
    description: richText(
      paragraph(
        'The chest holds the heart, the lungs, the gullet, and many muscles and joints, and all of them can hurt. Pain from the heart is often a pressure rather than a stab. In women, older people and people with diabetes it may be mild: breathlessness, a sick stomach, a sudden great tiredness.',
      ),
      paragraph(
        'We find the cause with a heart tracing, a blood test and sometimes a scan. The tracing takes five minutes.',
      ),
    ),
    selfCare: richText(
      list(
        'While you wait for the ambulance: sit down, lean back and loosen tight clothes.',
        'If the person on the phone tells you to, chew an aspirin. It thins the blood.',
        'Use your angina spray if you have one.',
        'Do not drive yourself, and unlock the front door.',
      ),
      heading('Book a visit if', 3),
      list(
        'the pain has passed but comes back now and then',
        'heart disease runs in your family and you are worried',
      ),
    ),
    department: 'cardiology',
    author: 'rafael-ibarrola',
    reviewedOn: '2026-10-05',
    reviewDueOn: '2028-10-05',
  },
  {
    title: 'Cough',
    slug: 'cough',
    otherNames: 'Dry cough, chesty cough, bronchitis',
    summary:
      'A cough after a cold may last three weeks and needs no antibiotic. These are the signs that it is something else.',
    callNow: signs(
      'You struggle to breathe, or your lips look blue.',
      'Something went down the wrong way and you cannot get it out.',
      'You cough up more than a spoonful of blood.',
    ),
    beSeenToday: signs(
      'There are streaks of blood in what you cough up.',
      'It hurts to breathe in, or you are more breathless than usual.',
      'You have had a fever of 38 °C or more for over three days.',
      'You have a weak immune system, from an illness or from medicine.',
    ),
    atHome: signs('It came with a cold and you breathe easily.', 'You are getting better, even if slowly.'),
    description: richText(
      paragraph(
        'A cough clears the airways. Most coughs come from a virus, and the airways stay irritable for weeks after the virus has gone. Green phlegm alone does not mean that you need an antibiotic.',
      ),
      paragraph(
        'Coughs that stay have other causes: asthma, stomach acid, smoking, some blood pressure tablets, and rarely a disease of the lung.',
      ),
    ),
    selfCare: richText(
      list(
        'Drink enough, and try honey in warm water. Do not give honey to a baby under one.',
        'Sleep with your head a little higher.',
        'Do not smoke, and stay out of smoke.',
        'Cough into your elbow and wash your hands, for the sake of others.',
      ),
      heading('Book a visit if', 3),
      list(
        'the cough has lasted longer than three weeks',
        'you lose weight without trying, or sweat through the night',
        'you smoke, or used to, and your cough has changed',
      ),
    ),
    department: 'pulmonology',
    author: 'niamh-corrigan',
    reviewedOn: '2026-10-19',
    reviewDueOn: '2028-10-19',
  },
  {
    title: 'Depression',
    slug: 'depression',
    otherNames: 'Low mood, feeling depressed, burnout',
    summary:
      'More than a bad week: low mood, no joy and no energy for two weeks or longer. It is an illness, it is common, and it gets better with treatment.',
    callNow: signs(
      'You think about ending your life, or have made a plan.',
      'You have harmed yourself or taken an overdose.',
      'You hear voices that tell you to hurt yourself or somebody else.',
    ),
    beSeenToday: signs(
      'You no longer eat, wash or get out of bed.',
      'You have a young baby and feel that you cannot care for it.',
      'Somebody close to you is worried about your safety.',
    ),
    atHome: signs(
      'You have felt low for less than two weeks, and there is a reason.',
      'There are still things in the day that you enjoy.',
    ),
    description: richText(
      paragraph(
        'Everybody is sad at times. In depression the sadness stays, or there is no feeling at all. Sleep, appetite and concentration change; people call themselves lazy or worthless. Some notice only the body: pain, tiredness, a heavy head.',
      ),
      paragraph(
        'Talking treatment, tablets, or both together help most people within weeks. The first step is to tell somebody, and a doctor is a good place to start.',
      ),
      paragraph(
        'If it becomes too much to bear, there is [help in a mental health crisis](/patients-and-visitors/mental-health-crisis), day and night.',
      ),
    ),
    selfCare: richText(
      list(
        'Tell one person today how you feel.',
        'Get up at the same hour, and go outside in daylight.',
        'Plan one small thing a day and do it, whether you feel like it or not.',
        'Leave alcohol alone. It lowers mood.',
        'Do not decide anything large while you feel like this.',
      ),
      heading('Book a visit if', 3),
      list(
        'you have felt low on most days for two weeks',
        'you have lost interest in what used to matter to you',
        'you have had depression before and know the signs',
      ),
    ),
    department: 'general-medicine',
    author: 'samuel-oduya',
    reviewedOn: '2026-05-11',
    reviewDueOn: '2028-05-11',
  },
  {
    title: 'Heartburn',
    slug: 'heartburn',
    otherNames: 'Acid reflux, indigestion',
    summary:
      'A burning behind the breastbone, often after meals or at night, from stomach acid that rises. Mostly harmless, and mostly easy to treat.',
    callNow: signs(
      'You vomit blood, or something that looks like coffee grounds.',
      'Your stools are black and sticky like tar.',
      'The pain is tight or heavy, or spreads to an arm or the jaw. It may be your heart.',
    ),
    beSeenToday: signs('Food sticks on its way down and does not pass.', 'You cannot keep any drink down.'),
    atHome: signs('It comes after large meals or lying down.', 'An antacid from the pharmacy helps.'),
    description: richText(
      paragraph(
        'A ring of muscle keeps the stomach’s acid where it belongs. When the ring is loose, acid reaches the gullet, which burns. Large meals, fat, chocolate, coffee, alcohol, smoking and some weight round the waist all loosen it; so does pregnancy.',
      ),
    ),
    selfCare: richText(
      list(
        'Eat smaller meals, and nothing in the three hours before bed.',
        'Raise the head of the bed by a hand’s width. More pillows do not help.',
        'Notice which food sets it off, and leave that out rather than everything.',
        'Lose a little weight if you carry too much of it, and stop smoking.',
        'Ask a pharmacist about tablets that lower acid, and about those that can cause it.',
      ),
      heading('Book a visit if', 3),
      list(
        'you have it on most days for three weeks',
        'you lose weight without trying',
        'it is new and you are over fifty-five',
      ),
    ),
    department: 'gastroenterology',
    author: 'rohan-deshmukh',
    reviewedOn: '2024-10-21',
    reviewDueOn: '2026-10-21',
  },
  {
    title: 'High blood pressure',
    slug: 'high-blood-pressure',
    otherNames: 'Hypertension',
    summary:
      'Blood that presses too hard on the arteries. It rarely hurts, so it has to be measured. Treated, it protects heart, brain and kidneys.',
    callNow: signs(
      'Your reading is 180/120 or more, and your chest hurts or you are short of breath.',
      'You have a sudden severe headache, are confused, or see or speak badly.',
    ),
    beSeenToday: signs(
      'Your reading is 180/120 or more twice, five minutes apart, even if you feel well.',
      'You are pregnant and your reading is 140/90 or more.',
    ),
    atHome: signs(
      'Your reading is below 180/120 and you feel well.',
      'One reading was high after stress, coffee or stairs. Rest, and measure again.',
    ),
    description: richText(
      paragraph(
        'The first number is the pressure while the heart beats, the second while it rests. Measured at home, a normal average is below 135/85. One high reading means little; the average of a week means a lot.',
      ),
      paragraph(
        'Over years, high pressure hardens the arteries. That is how it leads to strokes, heart attacks and kidney failure, and why treatment is worth it though nothing hurts.',
      ),
    ),
    selfCare: richText(
      list(
        'Measure at home, sitting, after five minutes of rest, twice in the morning and twice in the evening, for a week. Bring the list.',
        'Eat less salt: most of it hides in bread, cheese, sauces and ready meals.',
        'Walk briskly for half an hour on five days of the week.',
        'Drink little alcohol and do not smoke.',
        'Do not stop tablets because the number is good. It is good because of them.',
      ),
      heading('Book a visit if', 3),
      list(
        'the average of a week at home is 135/85 or more',
        'you are over forty and it has not been measured for five years',
        'your tablets make you dizzy or cough',
      ),
    ),
    department: 'cardiology',
    author: 'clara-hensley',
    reviewedOn: '2026-02-02',
    reviewDueOn: '2028-02-02',
  },
  {
    title: 'Kidney stones',
    slug: 'kidney-stones',
    otherNames: 'Renal colic, stones in the bladder',
    summary:
      'Small hard stones that form in the kidney. On their way out they can cause one of the worst pains there is. Most pass by themselves.',
    callNow: signs(
      'You have the pain and also a fever, or you shiver.',
      'You cannot pass urine at all.',
      'The pain is so strong that you cannot sit still, and tablets do not help.',
    ),
    beSeenToday: signs(
      'There is blood in your urine.',
      'You vomit and cannot keep drink or tablets down.',
      'You are pregnant, have only one kidney, or have kidney disease.',
    ),
    atHome: signs('A doctor has told you that you have a small stone, and the pain eases with tablets.'),
    description: richText(
      paragraph(
        'Salts in the urine can form crystals, and crystals grow into stones. A stone hurts when it moves: in waves, from the back down to the groin, on one side. You may feel sick, and the urine may be pink.',
      ),
      paragraph(
        'A scan shows how large the stone is and where it lies. Stones up to five millimetres mostly pass within weeks; larger ones can be broken up or taken out.',
      ),
    ),
    selfCare: richText(
      list(
        'Take the painkiller you were given as soon as the pain starts, not when it is at its worst.',
        'Drink when you are thirsty during the pain, and two to three litres a day afterwards.',
        'Pass urine through a sieve or gauze and keep the stone. We can tell what it is made of.',
        'Eat less salt and less meat. Do not leave out milk and cheese.',
      ),
      heading('Book a visit if', 3),
      list(
        'you have had a stone before',
        'a stone was seen by chance on a scan',
        'stones run in your family',
      ),
    ),
    department: 'nephrology',
    author: 'meera-iyengar',
    reviewedOn: '2026-03-16',
    reviewDueOn: '2028-03-16',
  },
  {
    title: 'Migraine',
    slug: 'migraine',
    otherNames: 'Severe headache, headache with aura',
    summary:
      'A throbbing headache, often on one side, with nausea and a wish for the dark. It can be stopped early and prevented, and both are worth planning.',
    callNow: signs(
      'The headache is the worst of your life and was there within a minute.',
      'Your face droops, an arm is weak, or you cannot find words.',
      'You have a stiff neck, a fever or a rash, or you are confused.',
      'You had a blow to the head and it gets worse.',
    ),
    beSeenToday: signs(
      'This attack has lasted longer than three days.',
      'The flicker or numbness before the headache has lasted longer than an hour.',
      'You are pregnant, or had a baby in the last six weeks, and this headache is new.',
      'You are over fifty, it is new, and your jaw hurts when you chew or your sight is blurred.',
    ),
    atHome: signs('It is like your other attacks.', 'Your usual tablets help within two hours.'),
    description: richText(
      paragraph(
        'Migraine is a disorder of the brain, not of willpower. An attack lasts from four hours to three days. One person in four sees zigzag lines or feels tingling before it; this is called an aura. Between attacks you are well.',
      ),
      paragraph(
        'Sleep, meals, stress and hormones set off attacks. Taking painkillers on more than ten days a month makes headaches more frequent, which surprises many people.',
      ),
    ),
    selfCare: richText(
      list(
        'Take your tablet as early as you can, with a little water.',
        'Lie down in a dark, quiet room, with something cool on the forehead.',
        'Keep a diary: day, sleep, meals, cycle, tablet. Two months of it tell us more than any scan.',
        'Eat and sleep at regular hours, at weekends too.',
      ),
      heading('Book a visit if', 3),
      list(
        'you have an attack more than once a week',
        'your tablets no longer work',
        'your headaches have changed',
      ),
    ),
    department: 'neurology',
    author: 'karim-belhadi',
    reviewedOn: '2026-06-22',
    reviewDueOn: '2028-06-22',
  },
  {
    title: 'Palpitations',
    slug: 'palpitations',
    otherNames: 'Racing heart, irregular heartbeat',
    summary:
      'You feel your heart beat: too fast, too hard, or with a stumble. It is mostly harmless. A tracing tells what it is.',
    callNow: signs(
      'Your chest hurts or feels tight.',
      'You faint, or nearly faint.',
      'You are badly short of breath.',
    ),
    beSeenToday: signs(
      'Your heart races at rest and has not slowed down for half an hour.',
      'You have heart disease, and this is new or worse.',
      'It comes whenever you exert yourself.',
    ),
    atHome: signs('It lasts a few seconds and passes.', 'It comes with coffee, stress or too little sleep.'),
    description: richText(
      paragraph(
        'An extra beat, felt as a stumble and a pause, is the commonest kind; nearly everybody has some. A heart that suddenly races and as suddenly stops, or one that beats without any rhythm, should be recorded while it happens.',
      ),
    ),
    selfCare: richText(
      list(
        'Sit down and breathe slowly.',
        'Count your pulse for half a minute and write it down, with the time and what you were doing.',
        'Drink less coffee, energy drinks and alcohol for two weeks, and see what changes.',
        'If your watch can record a tracing, do it during the palpitations and bring it.',
      ),
      heading('Book a visit if', 3),
      list(
        'they come back often or last longer than a few minutes',
        'somebody in your family died suddenly before the age of forty',
      ),
    ),
    department: 'cardiology',
    author: 'clara-hensley',
    reviewedOn: '2026-02-09',
    reviewDueOn: '2028-02-09',
  },
  {
    title: 'Stomach ache',
    slug: 'stomach-ache',
    otherNames: 'Abdominal pain, belly pain, tummy ache',
    summary:
      'Mostly wind, a virus or something you ate, and gone within two days. Some pain in the belly cannot wait, and this is how to tell.',
    callNow: signs(
      'The pain is sudden and severe, or your belly is hard and hurts at every touch.',
      'You vomit blood, or your stools are black or bloody and you feel faint.',
      'You cannot pass urine, stools or wind.',
      'You are or may be pregnant.',
      'It comes with pain in the chest.',
    ),
    beSeenToday: signs(
      'It has moved to the lower right side and gets worse.',
      'You have a fever of 38 °C or more with it.',
      'You have kept no drink down for a day.',
      'Your skin or the whites of your eyes look yellow.',
    ),
    atHome: signs(
      'It comes and goes, and you can eat and drink.',
      'It began with vomiting or diarrhoea less than two days ago.',
    ),
    description: richText(
      paragraph(
        'Where it hurts is a hint: high in the middle often the stomach, right under the ribs the gallbladder, low on the right the appendix, everywhere in waves the bowel. How you feel is the better guide: somebody who cannot straighten up should not wait.',
      ),
    ),
    selfCare: richText(
      list(
        'Drink small sips often. Eat when you are hungry, plainly at first.',
        'Put something warm on the belly.',
        'Paracetamol is safe for most people. Leave out ibuprofen and aspirin: they irritate the stomach.',
        'Wash your hands well if others are ill too.',
      ),
      heading('Book a visit if', 3),
      list(
        'it keeps coming back, or has lasted longer than two weeks',
        'your bowel habit has changed for more than three weeks',
        'you lose weight without trying',
      ),
    ),
    department: 'gastroenterology',
    author: 'rohan-deshmukh',
    reviewedOn: '2026-01-26',
    reviewDueOn: '2028-01-26',
  },
  {
    title: 'Stroke',
    slug: 'stroke',
    otherNames: 'Mini-stroke, TIA, brain attack',
    summary:
      'Blood suddenly fails to reach a part of the brain. Treatment in the first hours saves speech, movement and life. Do not wait to see whether it passes.',
    callNow: signs(
      'One side of the face droops, or a smile is crooked.',
      'One arm or leg is suddenly weak or numb.',
      'Speech is slurred, or the words make no sense.',
      'Sight is suddenly lost in one eye or on one side.',
      'Balance goes suddenly, with a severe headache or vomiting.',
    ),
    beSeenToday: signs(
      'You had signs like these in the last week, they have gone completely, and no doctor has seen you since.',
    ),
    atHome: '',
    description: richText(
      paragraph(
        'Most strokes come from a clot that blocks an artery, fewer from a bleed. A mini-stroke looks the same and passes within minutes or hours; it is a warning, and the days after it are the most dangerous.',
      ),
      paragraph(
        'We scan the brain within minutes of your arrival. Some clots can be dissolved, others pulled out through a thin tube. How well that works depends on the hour.',
      ),
    ),
    selfCare: richText(
      list(
        'Note the time when the person was last well. It decides what treatment is possible.',
        'Let them lie down with the head a little raised, on the side if they are drowsy.',
        'Give nothing to eat or drink and no tablets: swallowing may not work.',
        'Do not drive to the hospital. The ambulance tells us that you are coming, and we are ready.',
      ),
      heading('Book a visit if', 3),
      list(
        'you had a stroke or mini-stroke and have not been checked for six months',
        'you want to know your own risk: blood pressure, rhythm, cholesterol, sugar',
      ),
    ),
    department: 'neurology',
    author: 'walter-engelhart',
    reviewedOn: '2026-10-26',
    reviewDueOn: '2028-10-26',
  },
  {
    title: 'Type 2 diabetes',
    slug: 'type-2-diabetes',
    otherNames: 'High blood sugar',
    summary:
      'Too much sugar in the blood, because insulin no longer works as it should. Found early and treated well, it need not shorten your life.',
    callNow: signs(
      'Somebody with diabetes is confused, very drowsy or cannot be woken.',
      'You breathe fast, your breath smells of fruit, and you vomit.',
      'Your sugar is low and does not rise though you have eaten sugar twice.',
    ),
    beSeenToday: signs(
      'Your sugar stays above 15 mmol/l and you feel ill.',
      'You have a sore, a blister or a hot red place on a foot.',
      'You vomit and cannot keep your tablets down.',
    ),
    atHome: signs(
      'Your sugar is a little above your target and you feel well.',
      'A mild low passes after juice or glucose.',
    ),
    description: richText(
      paragraph(
        'Insulin lets sugar from the blood into the cells. In type 2 diabetes the cells respond to it less and less. Thirst, tiredness and frequent urine are the signs, but for years there may be none at all. A blood test shows the average sugar of three months.',
      ),
      paragraph(
        'Over time, high sugar harms eyes, kidneys, nerves and arteries. That is why we look at eyes and feet once a year.',
      ),
    ),
    selfCare: richText(
      list(
        'For a low: four glucose tablets or a small glass of juice, wait ten minutes, measure again, then eat something.',
        'Walk after meals. Ten minutes lower the sugar more than you would think.',
        'Eat more vegetables, beans and whole grain, and drink water instead of sweet drinks.',
        'Look at your feet every evening, between the toes as well.',
      ),
      heading('Book a visit if', 3),
      list(
        'you are thirsty, tired and pass urine more often than before',
        'diabetes runs in your family and nobody has tested you',
        'your last yearly check was more than a year ago',
      ),
    ),
    department: 'general-medicine',
    author: 'meera-iyengar',
    reviewedOn: '2026-04-13',
    reviewDueOn: '2028-04-13',
  },
];
