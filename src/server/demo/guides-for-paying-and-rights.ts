/** Guides on money, rights and records, and on working here. */
import type { DemoGuide } from './guide.ts';
import { heading, list, paragraph, richText, table } from './rich-text.ts';

export const guidesForPayingAndRights: DemoGuide[] = [
  {
    title: 'Insurance',
    slug: 'insurance',
    otherNames:
      'Do you take my insurance, health insurance, private medical insurance, insurers, insurance company, approval, pre-authorisation, cover, travel insurance',
    topic: 'paying',
    summary:
      'We work with most health insurers and send them the bill. What you should ask yours before you come, and what you pay yourself.',
    body: richText(
      heading('Do we take your insurance?'),
      paragraph(
        'Very likely. We have agreements with most private health insurers in the country and with many from abroad. Call us on +44 20 7946 0110 with the name of your insurer, and we tell you at once.',
      ),
      heading('Before you come'),
      list(
        'Ask your insurer whether your plan covers the visit, the tests and the doctor. A plan may exclude an illness that you had before.',
        'Ask for an approval number. Many insurers want a letter from your family doctor first.',
        'Tell us the number when you book, or bring it with you.',
        'Before an operation we ask your insurer together with you. That takes about five working days.',
      ),
      heading('Who pays what'),
      table(
        ['If', 'Then'],
        ['Your insurer has an agreement with us', 'We send the bill to them. You need not pay in advance'],
        ['It has none', 'You pay us, and we give you a bill that you can hand in'],
        ['Your plan has an excess', 'You pay that part. We write to you once your insurer has told us'],
        ['Your insurer says no afterwards', 'We talk to them with you before we ask you for anything'],
      ),
      heading('Emergencies'),
      paragraph(
        'Emergency treatment is never delayed by a question about money or insurance. We clear that up later.',
      ),
      heading('Visitors from abroad'),
      paragraph(
        'Bring your passport and your travel insurance. Call the emergency line of your insurer as soon as you can, or let us do it. In planned cases please send us the letter of guarantee a week before.',
      ),
      heading('Without insurance'),
      paragraph(
        'You can pay for yourself. [Ways to pay](/patients-and-visitors/paying) says how, and [our prices](/pricing) say what it costs.',
      ),
    ),
  },
  {
    title: 'Ways to pay and estimates',
    slug: 'paying',
    otherNames:
      'Pay my bill, payment, invoice, how can I pay, estimate of cost, quote, instalments, deposit, refund, what will it cost, bank transfer, card',
    topic: 'paying',
    summary:
      'You know the price before we begin. Pay by card or bank transfer, and sums above £500 in up to six instalments without interest.',
    body: richText(
      heading('What will it cost?'),
      paragraph(
        '[Our price list](/pricing) has every consultation, service and package. Where it says “from”, the sum depends on what you need, and you get it in writing before you decide.',
      ),
      heading('An estimate for you'),
      paragraph(
        'For an operation or a stay we write you an estimate within three working days. It names the surgeon, the anaesthetist, the bed, tests and medicines, and what may come on top. It is valid for sixty days. Ask your clinic, or call +44 20 7946 0110.',
      ),
      heading('Paying a bill'),
      list(
        'At reception, by card, on weekdays from 08:00 to 20:00 and on Saturdays until 14:00',
        'By bank transfer. The account and your reference are on the bill; it is due after thirty days',
        'By phone with a card: +44 20 7946 0110, on weekdays.',
      ),
      paragraph(
        'We never send a link to pay by text message, and we never ask for your card in an email. If you get something like that, please tell us.',
      ),
      heading('In instalments'),
      paragraph(
        'Sums above £500 can be paid in up to six monthly instalments without interest. Tell us before the bill is due.',
      ),
      heading('If you cannot pay'),
      paragraph(
        'Please talk to us early. Our patient advice team knows which help there is, and nobody loses their treatment because they ask. Call +44 20 7946 0120.',
      ),
      heading('If a bill looks wrong'),
      paragraph(
        'Write to hello@openward.example with the number of the bill. We stop the clock until we have answered. Anything you have overpaid is refunded within ten working days.',
      ),
      paragraph('If an insurer pays for you, see [insurance](/patients-and-visitors/insurance).'),
    ),
  },
  {
    title: 'Your rights and chaperones',
    slug: 'your-rights',
    otherNames:
      'Patient rights, chaperone, second opinion, consent, dignity, privacy on the ward, woman doctor, female doctor, male doctor, advance decision, power of attorney, advocate',
    topic: 'rights',
    summary:
      'You decide. What you may expect from us, how to have someone beside you, and how to get a second opinion.',
    body: richText(
      heading('What you may expect'),
      list(
        'You are treated with respect, whoever you are and wherever you come from.',
        'We explain what we suggest, what else could be done, and the risks, in words that you understand.',
        'You know the name of everyone who treats you, and who is responsible.',
        'What you tell us stays between us.',
        'If something went wrong, we tell you, and say sorry.',
      ),
      heading('You decide'),
      paragraph(
        'Nothing is done without your consent. Take the time that you need, unless a life is in danger. You may say no or change your mind, also at the last minute, and nobody will hold it against you.',
      ),
      heading('A chaperone'),
      paragraph(
        'For any examination you may have a chaperone: a trained member of staff who stays in the room and is on your side. It costs nothing. For intimate examinations we always offer one. You can ask for one when you book, under “Do you need anything for your visit?”. You may also bring a friend, or ask for a doctor of your own sex when you book.',
      ),
      heading('A second opinion'),
      paragraph(
        'You may ask another doctor, here or elsewhere. We send your records and pictures along at no charge. Your doctor will not be offended: good doctors do it themselves.',
      ),
      heading('If you cannot speak for yourself'),
      paragraph(
        'Tell us whom we should ask. If you have made an advance decision or given someone power of attorney, bring a copy. If you have nobody, we find an independent advocate for you.',
      ),
      heading('Young people'),
      paragraph(
        'From the age of 16 you decide for yourself. If you are younger, you may still talk to the doctor alone, and we listen to you first.',
      ),
      heading('What we ask of you'),
      list(
        'Tell us everything that matters, and what you did not understand.',
        'Come on time, or [cancel](/appointment/mine) early enough for someone else to have your place.',
        'Be kind to staff and to other patients. We do not accept threats or insults.',
      ),
      paragraph(
        'Anything unclear? Our patient advice team listens and helps: call +44 20 7946 0120. What you can do if we fall short is on the page on [complaints](/patients-and-visitors/complaints-and-compliments).',
      ),
    ),
  },
  {
    title: 'Complaints and compliments',
    slug: 'complaints-and-compliments',
    otherNames:
      'Complaint, how do I complain, feedback, praise, thank you, say thanks to a nurse, suggestion, concern, ombudsman, something went wrong',
    topic: 'rights',
    summary:
      'Tell us what went wrong, or what went well. We answer a complaint within twenty working days, and it never affects your care.',
    body: richText(
      heading('Talk to us first'),
      paragraph(
        'The nurse in charge or the manager of the clinic can put many things right on the same day. If you would rather talk to someone else, our patient advice team is independent of the wards: call +44 20 7946 0120, or come to the desk beside the lobby, Monday to Friday from 09:00 to 17:00.',
      ),
      heading('Make a complaint'),
      list(
        'By phone, in person, by letter, or [in writing on this website](/contact#write)',
        'Within twelve months if you can, so that people still remember',
        'For yourself, or for someone who agrees to it.',
      ),
      paragraph(
        'Say what happened, when and where, and what you would like us to do. You need not know the right words or the right form. If you wish, an advocate helps you free of charge.',
      ),
      heading('What happens then'),
      table(
        ['When', 'What we do'],
        ['Within three working days', 'We write that we have it, and who is looking into it'],
        ['In between', 'We call you if anything is unclear, and speak to the people who were there'],
        ['Within twenty working days', 'You get our answer: what we found, and what we change'],
        ['If it takes longer', 'We tell you why, and when you will hear'],
      ),
      heading('If you are not content'),
      paragraph(
        'Ask us to look again: someone who had nothing to do with it will. After that you can turn to the health ombudsman, who is independent of us. Our letter says how.',
      ),
      heading('Say thank you'),
      paragraph(
        'A few lines mean a great deal to the people on a ward. [Write to us](/contact#write) with the name of the ward or the person: they read it at the next handover, and a copy goes into their file.',
      ),
    ),
  },
  {
    title: 'Quality and accreditation',
    slug: 'quality-and-accreditation',
    otherNames:
      'Accredited, certified, certificate, certification, CQC, inspection report, inspectors, regulator, hospital rating, standards, patient safety, infection rates, hygiene',
    topic: 'rights',
    summary:
      'Who inspects us, which certificates we hold and what we measure ourselves. Where you can read the reports, and whom to ask.',
    body: richText(
      heading('Who inspects us'),
      paragraph(
        'Independent inspectors visit us every three years and look at safety, cleanliness and the way we treat people. They speak with patients and staff, and we do not choose with whom.',
      ),
      paragraph(
        'The regulator of health care publishes reports of its own. In England this is the Care Quality Commission (CQC).',
      ),
      heading('Our certificates'),
      table(
        ['From', 'Number', 'Valid until'],
        ['Example Council for Hospital Quality', 'EX-40718', '30 June 2028'],
        ['Example Register of Medical Laboratories', 'EX-22095', '31 March 2028'],
      ),
      heading('What we measure'),
      list(
        'Infections after operations',
        'Falls and pressure sores on every ward',
        'How long people wait in the Emergency department, and for an operation',
        'What patients say: we ask everyone after a stay.',
      ),
      paragraph(
        'The figures of the last twelve months are on the board at the entrance of each ward, good or bad.',
      ),
      heading('If something goes wrong'),
      paragraph(
        'We tell you, we say sorry, and we find out why. You learn what we found and what we change. If you have seen something that is not safe, tell the nurse in charge, or see [complaints and compliments](/patients-and-visitors/complaints-and-compliments).',
      ),
      heading('Read the reports'),
      paragraph(
        'You can read the latest inspection report and our yearly report on quality at the reception desk. If you have questions, call our patient advice team on +44 20 7946 0120. [About us](/about) says who leads the hospital and answers for quality.',
      ),
    ),
  },
  {
    title: 'Test results and medical records',
    slug: 'results-and-records',
    otherNames:
      'Results, where are my blood results, when do I get my results, copy of my records, medical reports, scan pictures, X-ray report, access request, share my records, correct my records',
    topic: 'rights',
    summary:
      'When your results are ready and how you will get them, and how to see, copy or correct your medical records.',
    body: richText(
      heading('When your results are ready'),
      table(
        ['Test', 'Ready after'],
        ['Most blood tests', 'One working day'],
        ['Urine culture', 'Two to three days'],
        ['X-ray, ultrasound, CT and MRI', 'Within three working days'],
        ['Tissue samples', 'About ten days'],
        ['Rare tests that we send away', 'Up to two weeks'],
      ),
      heading('How you will get them'),
      list(
        'Your doctor here writes or calls, and sends a copy to your family doctor.',
        'If something is urgent, we call you the same day. Please keep your number up to date.',
        'No news is not good news: if you have heard nothing after the time above, call your clinic. The number is on the page of its [department](/departments).',
      ),
      paragraph(
        'We give results to you alone, after asking for your date of birth. For someone else we need their consent. We do not send results by ordinary email.',
      ),
      heading('See or copy your records'),
      paragraph(
        'You may see everything that we have written about you. Write to privacy@openward.example, or ask at reception for the form, and show us an identity card. You get a copy within a month, on paper or as a file. The first copy is free.',
      ),
      heading('Pictures'),
      paragraph(
        'X-rays and scans come on a disc or as a download code. Call Radiology a day before and fetch them, or have them sent to another hospital.',
      ),
      heading('Correct something'),
      paragraph(
        'If a fact is wrong, such as an address or an allergy, tell us and we put it right. If you see something differently from the doctor, we add your own words.',
      ),
      heading('Who else sees them'),
      paragraph(
        'Only those who treat you, and those whom you name. We pass records to insurers and employers with your written consent alone. [Privacy](/privacy) says what this website keeps; your medical record is apart from it.',
      ),
    ),
  },
  {
    title: 'Jobs and careers',
    slug: 'jobs',
    otherNames:
      'Job, career, careers, vacancies, nursing jobs, work for you, work with us, recruitment, apprenticeship, work experience, volunteer, volunteering, apply',
    topic: 'rights',
    summary:
      'About 1,100 people work here, in more than a hundred jobs. How to apply, what we offer, and how to come as a student or a volunteer.',
    body: richText(
      paragraph(
        'Nurses and doctors, cooks and porters, technicians and clerks: a hospital needs them all. What we look for first is kindness and care. Much of the rest can be learned here.',
      ),
      heading('Vacancies'),
      paragraph(
        'We send you the list of this month’s vacancies: write to jobs@openward.example, or ask at reception. You may also write when nothing is advertised. We keep your letter for six months and call you when something fits.',
      ),
      heading('How to apply'),
      list(
        'Send a letter, your CV and the names of two people who know your work to jobs@openward.example.',
        'We answer within ten working days.',
        'If we invite you, you meet the team and spend an hour on the ward or in the workshop.',
        'Before you start we check your identity, qualifications and registration, and that you may work with patients.',
      ),
      heading('What we offer'),
      list(
        'Rotas that are fixed eight weeks ahead, and part-time work in nearly every job',
        'Five paid days of training each year',
        'A nursery beside the car park, from 06:30 to 20:30',
        'Half price in the café, and a free place for your bicycle.',
      ),
      heading('Training and work experience'),
      paragraph(
        'Student nurses, midwives, radiographers and doctors come through their schools. Apprenticeships begin in September; apply by the end of March. From the age of 16, you can come for a week of work experience.',
      ),
      heading('Volunteers'),
      paragraph(
        'Eighty volunteers show people the way, read to patients and look after the garden. We ask for three hours a week and six months. Training, uniform and lunch are on us. Write to hello@openward.example.',
      ),
    ),
  },
];
