/** What patients write about their visit, by department, in their own plain words. */
export const reasons: Record<string, string[]> = {
  cardiology: [
    'My heart beats unevenly in the evening, for some minutes at a time.',
    'Short of breath on the stairs since the spring.',
    'My GP heard a murmur and asked me to have it looked at.',
    'Follow-up after my heart tracing.',
    'I would like to talk about my blood pressure tablets.',
  ],
  neurology: [
    'Headaches on one side, twice a week, with flickering lights.',
    'Tingling in my left hand, mostly at night.',
    'I have felt unsteady when walking for about a month.',
    'Check of my tablets for migraine.',
    'Memory: my family thinks I should have it tested.',
  ],
  'general-medicine': [
    'Tired for weeks although I sleep well.',
    'A cough that has not gone away since the holidays.',
    'Results of my blood test.',
    'Yearly check of my diabetes.',
    'I have lost some weight without trying to.',
    'New in town and would like a general check.',
  ],
  gastroenterology: [
    'Heartburn most evenings, also at night.',
    'Pain on the right side after meals.',
    'Bloating and changes of the bowel for two months.',
    'To talk about the result of my gastroscopy.',
  ],
  pulmonology: [
    'My asthma is worse since we moved.',
    'I snore loudly and am tired during the day.',
    'Check of my inhaler technique.',
    'Cough in the morning; I stopped smoking last year.',
  ],
  nephrology: [
    'My kidney values were a little high in the last test.',
    'Check after a kidney stone.',
    'Blood pressure and kidneys, sent by my GP.',
  ],
  oncology: [
    'Planned check after the end of my treatment.',
    'To talk about the next steps, with my partner.',
    'Questions about tiredness during treatment.',
  ],
  dermatology: [
    'A mole on my back that has changed its shape.',
    'Eczema on my hands, worse in winter.',
    'A rash that comes back after a few weeks.',
    'Check of all moles, as every year.',
  ],
  orthopaedics: [
    'My knee swells after walking.',
    'Pain in the right shoulder when I lift my arm.',
    'Check six weeks after a broken wrist.',
    'Hip pain at night, and I limp a little.',
  ],
  paediatrics: [
    'Check before starting school.',
    'Cough at night for three weeks, no fever.',
    'A rash in the elbows that itches.',
    'Tummy ache before school, often on Mondays.',
  ],
  'obstetrics-gynaecology': [
    'First visit in this pregnancy, about ten weeks.',
    'Routine check, 28 weeks.',
    'Painful periods since last year.',
    'To talk about contraception.',
  ],
  emergency: [
    'Check of a sprained ankle from last week.',
    'Stitches to be looked at.',
    'A burn on my hand that heals slowly.',
  ],
  radiology: [
    'To talk about the pictures of my back.',
    'Ultrasound of the thyroid, sent by my GP.',
    'Questions before an MRI: I have a pacemaker card.',
  ],
  ophthalmology: [
    'I see less well in the evening.',
    'Check of the pressure in my eyes, as every year.',
    'Cataract: I would like to know whether it is time.',
    'Small dark spots in my sight for two weeks.',
  ],
  ent: [
    'I hear less in my right ear.',
    'My nose has been blocked for months.',
    'Ringing in both ears since the autumn.',
    'Tonsillitis four times this year.',
  ],
  dental: [
    'A tooth hurts with cold drinks.',
    'Check-up and cleaning.',
    'An old crown is loose.',
    'To ask about an implant.',
  ],
};
