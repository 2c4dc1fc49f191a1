/** The requests to each provider, the meaning of its answers, and the replies that are trusted. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gateway } from './gateway.ts';
import { ownGateway, signatureOf as ownSignatureOf } from './own-gateway.ts';
import { type TestGateway, testGateway } from './test-gateway.ts';
import { twilio } from './twilio.ts';
import { vonage, signatureOf as vonageSignatureOf } from './vonage.ts';

let provider: TestGateway;
const now = Date.parse('2026-03-02T09:00:00Z');
const sms = { id: 'sms-1', to: '+447700900123', text: 'Your appointment is booked.' };
const secret = 'a secret that both sides know';
beforeAll(async () => {
  provider = await testGateway();
});
afterAll(() => provider.close());

async function kindsOf(gateway: Gateway, answers: [status: number, answer: object | string][]) {
  const kinds: string[] = [];
  for (const [status, answer] of answers) {
    Object.assign(provider.state, {
      status,
      answer: typeof answer === 'string' ? answer : JSON.stringify(answer),
    });
    kinds.push((await gateway.send(sms)).kind);
  }
  return kinds;
}

const last = () => provider.handed.at(-1)!;
const form = () => Object.fromEntries(new URLSearchParams(last().body));

describe('a gateway of one’s own', () => {
  const given = () => ({ address: `${provider.origin}/send?x=1`, sender: 'Openward', secret });
  const gateway = () => ownGateway(given(), () => now, provider.reach);

  test('gets the text as JSON, signed with the time, under an id that is the same at each try', async () => {
    Object.assign(provider.state, { status: 202, answer: '{"status":"accepted"}' });
    expect(await gateway().send(sms)).toEqual({ kind: 'sent' });
    const { path, headers, body } = last();
    expect([path, JSON.parse(body)]).toEqual([
      '/send?x=1',
      { type: 'text', ...sms, from: 'Openward', encoding: 'gsm-7', length: 27, parts: 1 },
    ]);
    expect(headers['idempotency-key']).toBe('sms-1');
    expect(headers['webhook-id']).toBe('sms-1');
    const signed = createHmac('sha256', secret)
      .update(`sms-1.${now / 1000}.${body}`)
      .digest('base64');
    expect([headers['webhook-timestamp'], headers['webhook-signature']]).toEqual([
      String(now / 1000),
      `v1,${signed}`,
    ]);
  });

  test('has sent only what it says that it accepted', async () => {
    const kinds = await kindsOf(gateway(), [
      [200, { status: 'accepted' }],
      [200, { status: 'rejected', reason: 'no such number' }],
      [200, { status: 'stopped' }],
      [200, { status: 'later' }],
      [200, '<html>Sign in to the network</html>'],
      [200, ''],
      [401, {}],
      [422, {}],
      [500, {}],
      [302, { status: 'accepted' }],
    ]);
    expect(kinds).toEqual('sent never stopped later later later later never later later'.split(' '));
  });

  test('is called again after no answer, as it knows the id', async () => {
    provider.state.isSilent = true;
    expect((await gateway().send(sms)).kind).toBe('later');
    provider.state.isSilent = false;
  });

  test('passes on a reply that is signed, lately, and no other', () => {
    const body = JSON.stringify({ from: '447700900123', text: 'STOP' });
    const seconds = now / 1000;
    const read = (change: Record<string, string> = {}, text = body) =>
      gateway().readReply({
        url: '',
        now,
        body: text,
        headers: new Headers({
          'webhook-id': 'r1',
          'webhook-timestamp': String(seconds),
          'webhook-signature': ownSignatureOf(secret, 'r1', seconds, body),
          ...change,
        }),
      });
    expect(read()).toEqual({ from: '+447700900123', text: 'STOP' });
    const old = String(seconds - 301);
    expect([
      read({ 'webhook-signature': 'v1,wrong' }),
      read({ 'webhook-signature': '' }),
      read({ 'webhook-id': 'r2' }),
      read({}, body.replace('STOP', 'START')),
      read({
        'webhook-timestamp': old,
        'webhook-signature': ownSignatureOf(secret, 'r1', Number(old), body),
      }),
    ]).toEqual([null, null, null, null, null]);
  });
});

describe('Twilio', () => {
  const account = `AC${'0'.repeat(32)}`;
  const gateway = (sender = '+447700900000') =>
    twilio({ account, sender, secret }, provider.reach, provider.origin);

  test('gets the text as its API wants it, from a number or a messaging service', async () => {
    Object.assign(provider.state, { status: 201, answer: '{"sid":"SM1","status":"queued"}' });
    expect(await gateway().send(sms)).toEqual({ kind: 'sent' });
    expect(last().path).toBe(`/2010-04-01/Accounts/${account}/Messages.json`);
    expect(last().headers.authorization).toBe(`Basic ${btoa(`${account}:${secret}`)}`);
    expect(form()).toEqual({ To: sms.to, From: '+447700900000', Body: sms.text });
    await gateway('MG1').send(sms);
    expect(form()).toEqual({ To: sms.to, MessagingServiceSid: 'MG1', Body: sms.text });
  });

  test('says in the answer that created a message that it failed, and that counts', async () => {
    const kinds = await kindsOf(gateway(), [
      [201, { sid: 'SM1', status: 'failed', error_code: 30003, error_message: 'Unreachable' }],
      [201, { sid: 'SM1', status: 'undelivered', error_code: null }],
      [201, { sid: 'SM1', status: 'queued', error_code: 21610 }],
      [400, { code: 21211, message: 'Invalid To', status: 400 }],
      [400, { code: 21610, status: 400 }],
      [400, { code: 21606, message: 'The From number is not yours', status: 400 }],
      [401, { code: 20003 }],
      [429, { code: 20429 }],
      [503, ''],
      [500, ''],
      [200, 'a page of somebody else'],
    ]);
    expect(kinds).toEqual(
      'never never stopped never stopped later later later later unknown unknown'.split(' '),
    );
  });

  test('cannot recognise a text, so one without an answer is not handed over again', async () => {
    provider.state.isSilent = true;
    expect([gateway().isIdempotent, (await gateway().send(sms)).kind]).toEqual([false, 'unknown']);
    provider.state.isSilent = false;
    const away = twilio(
      { account, sender: '', secret },
      { privateHosts: ['127.0.0.1:1'] },
      'http://127.0.0.1:1',
    );
    expect((await away.send(sms)).kind).toBe('later');
  });

  test('signs the address and the fields of a reply', () => {
    const url = 'https://hospital.test/api/sms/replies';
    const fields = { From: '+447700900123', Body: 'stop', To: '+447700900000' };
    const line = `${url}Bodystop${'From'}+447700900123To+447700900000`;
    const signature = createHmac('sha1', secret).update(line).digest('base64');
    const read = (change: object = {}, at = url, given = signature) =>
      gateway().readReply({
        url: at,
        now,
        headers: new Headers({ 'X-Twilio-Signature': given }),
        body: new URLSearchParams({ ...fields, ...change }).toString(),
      });
    expect(read()).toEqual({ from: '+447700900123', text: 'stop' });
    expect([read({ Body: 'start' }), read({ From: '+1' }), read({}, `${url}?a`), read({}, url, '')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('Vonage', () => {
  const gateway = (replySecret = 'signature secret') =>
    vonage(
      { account: 'abcd1234', sender: '+447700900000', secret, replySecret },
      provider.reach,
      provider.origin,
    );
  const parts = (...statuses: string[]) => ({
    'message-count': String(statuses.length),
    messages: statuses.map((status) => ({ status, 'error-text': 'why' })),
  });

  test('gets the text as its API wants it, as unicode where that is required', async () => {
    Object.assign(provider.state, { status: 200, answer: JSON.stringify(parts('0')) });
    expect(await gateway().send(sms)).toEqual({ kind: 'sent' });
    expect(last().path).toBe('/sms/json');
    expect(form()).toEqual({
      api_key: 'abcd1234',
      api_secret: secret,
      from: '447700900000',
      to: '447700900123',
      text: sms.text,
      'client-ref': 'sms-1',
    });
    await gateway().send({ ...sms, text: 'موعد' });
    expect(form().type).toBe('unicode');
  });

  test('answers 200 to everything, and the status of each part counts', async () => {
    const kinds = await kindsOf(gateway(), [
      [200, parts('0', '0')],
      [200, parts('1')],
      [200, parts('9')],
      [200, parts('4')],
      [200, parts('6')],
      [200, parts('7')],
      [200, parts('33')],
      [200, parts('5')],
      [200, parts('0', '1')],
      [200, { messages: [] }],
      [200, 'nothing'],
      [429, ''],
      [502, ''],
    ]);
    expect(kinds).toEqual(
      'sent later later later never never never unknown unknown unknown unknown later unknown'.split(' '),
    );
  });

  test('signs a reply, as a form or as JSON; without a signature secret none is trusted', () => {
    const fields: Record<string, string> = {
      msisdn: '447700900123',
      to: '447700900000',
      text: 'STOP & go=',
      timestamp: String(now / 1000),
      nonce: 'n',
    };
    const sig = vonageSignatureOf('signature secret', fields).toUpperCase();
    const read = (given: object, type = 'application/json', own = gateway(), at = now) =>
      own.readReply({
        url: '',
        now: at,
        headers: new Headers({ 'Content-Type': type }),
        body: type.includes('json')
          ? JSON.stringify(given)
          : new URLSearchParams(given as Record<string, string>).toString(),
      });
    const reply = { from: '+447700900123', text: 'STOP & go=' };
    expect([read({ ...fields, sig }), read({ ...fields, sig }, 'application/x-www-form-urlencoded')]).toEqual(
      [reply, reply],
    );
    expect([
      read(fields),
      read({ ...fields, text: 'START', sig }),
      read({ ...fields, sig }, 'application/json', gateway('')),
      read({ ...fields, sig }, 'application/json', gateway(), now + 301_000),
    ]).toEqual([null, null, null, null]);
  });
});
