/** What visitors of the demo hospital ask, and what the front desk answers; `about` is a slug. */
export interface DemoLetter {
  about?: { department: string } | { service: string } | { package: string } | { doctor: string };
  subject: string;
  message: string;
  /** Empty if the desk calls back. */
  reply: string;
  /** The sender of spam. */
  spamFrom?: string;
}

export const letters: DemoLetter[] = [
  {
    about: { package: 'essential-health-check' },
    subject: 'Eating before the health check',
    message:
      'I have booked the health check for my husband. Does he have to come without breakfast, and may he take his blood pressure tablet in the morning with a little water?',
    reply:
      'Please let him come without breakfast: water is fine, and he should take his tablet as usual. Coffee and sandwiches are waiting for him after the blood test. He is welcome to bring a list of his medicines.',
  },
  {
    about: { department: 'paediatrics' },
    subject: 'Can both children come together?',
    message:
      'My two children, four and six, both need their check before the summer. Is it possible to have both in one visit, so that I only take one morning off work?',
    reply:
      'Yes. Please book two appointments one after the other with the same doctor, or call us and we do it for you. Bring both vaccination records.',
  },
  {
    subject: 'Parking for a wheelchair user',
    message:
      'My mother has an appointment next week and uses a wheelchair. Where can I park, and is there a lift to the second floor?',
    reply:
      'There are marked places right beside the main entrance; you do not have to pay there. The lifts are on the left of the reception. If you call us when you arrive, someone meets you at the door.',
  },
  {
    about: { service: 'mri-scan' },
    subject: 'MRI and claustrophobia',
    message:
      'I was sent for an MRI of my knee. I feel very uneasy in narrow rooms. Can someone tell me how far inside I have to be, and whether my partner may stay with me?',
    reply:
      'For a knee you lie with your feet first, and your head stays outside or at the edge. Your partner may stay in the room if there is no metal about them. Come ten minutes early and we show you the room before we begin.',
  },
  {
    about: { department: 'cardiology' },
    subject: 'Results of the heart tracing',
    message:
      'I had a heart tracing last Tuesday and was told the letter would come within a week. It has not arrived yet. Could you please check that you have my new address?',
    reply: '',
  },
  {
    about: { service: 'childhood-vaccinations' },
    subject: 'Missed vaccination',
    message:
      'We have just moved here from abroad and my daughter has missed one of her vaccinations. Her record is in Portuguese. Is that a problem, and do we have to start again?',
    reply:
      'It is no problem, and nothing has to be started again. Please bring the record as it is; we can read it, and we enter what is missing. You can book a visit with any of our children’s doctors.',
  },
  {
    about: { department: 'dental' },
    subject: 'Price of a crown',
    message:
      'What does a ceramic crown cost, and can I pay in instalments? My dentist said that I need one within the next two months.',
    reply:
      'The prices of our dental work are on the page about prices. You get a written plan with the full cost before anything is done. Paying in up to six instalments is possible without interest.',
  },
  {
    spamFrom: 'Rank First Online',
    subject: 'Better rankings for your website',
    message:
      'Dear owner, we looked at your website and can bring it to the first page of all search engines within 30 days. Answer this message for a free offer.',
    reply: '',
  },
  {
    about: { service: 'antenatal-classes' },
    subject: 'Antenatal class in the evening',
    message:
      'We are expecting our first child in the spring. Are there classes after six in the evening or on Saturdays? And may my sister come along instead of my partner?',
    reply:
      'The times of the next classes are in the booking calendar, some of them in the evening. Bring whom you like: a partner, a sister or a friend.',
  },
  {
    about: { department: 'ophthalmology' },
    subject: 'Driving after eye drops',
    message:
      'Will I be able to drive home after the examination? I live twenty miles away and there is no train on that day.',
    reply:
      'The drops make your sight blurred for about four hours, so please do not drive. If nobody can fetch you, call us: we can often give you a time at which a bus fits.',
  },
  {
    subject: 'An interpreter for my father',
    message:
      'My father speaks Turkish and only a little English. I am at work on the day of his appointment. Can the hospital arrange an interpreter, and does it cost extra?',
    reply:
      'Yes, and it costs nothing. An interpreter is now booked for his visit, by video if nobody can come in person. Please tell him that he can bring someone he trusts as well.',
  },
  {
    about: { service: 'blood-and-urine-tests' },
    subject: 'Blood test without an appointment?',
    message:
      'My GP gave me a form for a blood test. Do I need an appointment, or may I simply come in the morning?',
    reply:
      'You can come without an appointment on weekdays in the morning. Before nine it is busiest. Please bring the form and something with your name on it.',
  },
  {
    about: { department: 'orthopaedics' },
    subject: 'Copy of my pictures',
    message:
      'I would like to have the X-ray pictures of my shoulder on a stick or as a download, because I am moving to Leeds and will be treated there.',
    reply: '',
  },
  {
    about: { package: 'complete-health-check' },
    subject: 'Health check as a present',
    message:
      'I would like to give my parents the complete health check for their golden wedding. Is there a voucher, and how long is it valid?',
    reply:
      'What a kind idea. We can write a voucher for any package, valid for two years. Please call us with the names, and collect it at the reception or have it sent by post.',
  },
  {
    about: { department: 'dermatology' },
    subject: 'Sooner appointment for a mole',
    message:
      'A mole on my leg has become darker within a few weeks. The next free time that I see is far away. Is there any way to be seen sooner?',
    reply:
      'A mole that changes should be seen soon. We have written to the doctor; please call us today and ask for the skin clinic, so that we can give you one of the times we keep for this.',
  },
  {
    subject: 'Lost glasses',
    message:
      'I think I left my reading glasses in the waiting room on the first floor yesterday afternoon. They have a dark green frame and were in a grey case.',
    reply:
      'They have been found, and wait for you at the reception, in their grey case. You can collect them at any time of the day.',
  },
  {
    about: { service: 'home-sleep-study' },
    subject: 'Sleep study and shift work',
    message:
      'I work nights at a bakery and sleep from nine to four. Can the sleep study be done during the day, or do I have to take time off?',
    reply:
      'It can be done whenever you normally sleep. Please tell the team about your hours when you collect the device, and they set it for the day.',
  },
  {
    about: { department: 'general-medicine' },
    subject: 'Repeat prescription before a journey',
    message:
      'I am travelling for six weeks and my tablets will run out on the way. Can I have the next prescription a little earlier than usual?',
    reply: '',
  },
  {
    about: { service: 'physiotherapy' },
    subject: 'How many sessions?',
    message:
      'I was told to have physiotherapy after my knee operation. How many sessions are usual, and can I see the same person each time?',
    reply:
      'Most people come once a week for six to eight weeks, and practise at home between. You can have all sessions with the same physiotherapist: say so when you book the first.',
  },
  {
    about: { department: 'obstetrics-gynaecology' },
    subject: 'Being seen by a woman',
    message:
      'I would feel better if I were seen by a female doctor. Can I choose that when I book, and will it be kept?',
    reply:
      'Of course. Choose the doctor by name when you book; all who work in this department are introduced on its page. If she is ever away, we ask you before anything is changed.',
  },
  {
    subject: 'Thank you to the ward',
    message:
      'My grandfather was with you for nine days in the autumn. The nurses at night were so patient with him. Please pass on our thanks; we did not catch all their names.',
    reply:
      'Thank you for taking the time to write. We have read your message out at the morning meeting, and it now hangs in the nurses’ room. Our best wishes to your grandfather.',
  },
  {
    spamFrom: 'Accounts Department',
    subject: 'Invoice 4471 overdue',
    message:
      'Please find the payment details for your overdue invoice under the address below and transfer the amount today to avoid further costs.',
    reply: '',
  },
  {
    about: { service: 'hearing-test' },
    subject: 'Hearing test for my son',
    message:
      'His teacher thinks that he does not hear well from the back of the class. He is seven. Is the test the same as for adults, and how long does it take?',
    reply:
      'For children it is made as a game and takes about twenty minutes. You sit beside him all the time. Please let him come rested, and without a cold if possible.',
  },
  {
    about: { department: 'pulmonology' },
    subject: 'Visit by video',
    message:
      'I live on a farm and the way to you is long. My last check was only a talk about my inhaler. Can the next one be by video?',
    reply: '',
  },
  {
    about: { package: 'heart-check' },
    subject: 'Heart check with a pacemaker',
    message:
      'I have had a pacemaker for four years. Can I still have the heart check, and does the exercise test make sense for me?',
    reply:
      'Yes, with a small change: instead of the exercise test you have an ultrasound of the heart. Please bring your pacemaker card, and tell us the name of the clinic that looks after it.',
  },
  {
    subject: 'Work experience at the hospital',
    message:
      'I am sixteen and would like to become a nurse. Do you offer a week of work experience for school pupils, and when should I apply?',
    reply:
      'We do, twice a year. Please send us a short letter that says why, and your school’s dates, at least two months before. We look forward to it.',
  },
  {
    about: { service: 'colonoscopy' },
    subject: 'Preparing for a colonoscopy',
    message:
      'The sheet says to drink the solution in two parts. My appointment is at eight in the morning. Do I really have to get up at three for the second one?',
    reply:
      'For early appointments the second part can be taken at four. If that is hard for you, call us: we gladly give you a time later in the morning.',
  },
  {
    about: { doctor: 'samuel-oduya' },
    subject: 'Taking on new patients',
    message:
      'Friends told me how much they like their doctor. Does he still take on new patients, and can my wife and I both come to him?',
    reply:
      'He does, and you are both welcome. Please book a new consultation for each of you, so that there is enough time. Evening times are free soonest.',
  },
];
