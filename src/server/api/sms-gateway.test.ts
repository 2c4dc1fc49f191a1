import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestGateway, testGateway } from '#server/sms/test-gateway.ts';
import { twilioAccount } from '#server/sms/test-sms-hospital.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let gateway: TestGateway;
const secret = 'a secret of both sides, for texts';
beforeAll(async () => {
  [hospital, gateway] = await Promise.all([testHospital(), testGateway()]);
});
afterAll(() => Promise.all([hospital.close(), gateway.close()]));

const save = (body: object, headers: object = {}) =>
  hospital.call('PUT', '/sms-gateway/1', body, { ...hospital.staff, ...headers });
const wrongIn = async (body: object) => {
  const answer = await save(body);
  return [answer.status, ...(answer.body.errors ?? []).map(({ path }: { path: string }) => path)];
};
const twilio = { provider: 'twilio', account: twilioAccount, sender: '+447700900000', secret };

describe('the SMS provider', () => {
  test('is none at first, and no patient is asked for consent', async () => {
    expect((await hospital.get('/sms-gateway', hospital.staff)).body.data).toMatchObject({
      provider: 'none',
      hasSecret: false,
      repliesUrl: 'http://hospital.test/api/sms/replies',
    });
    expect((await hospital.get('/settings')).body.data).toMatchObject({ offersSms: false, sendsSms: false });
  });

  test('is refused without its required settings, field by field', async () => {
    expect(await wrongIn({ provider: 'twilio', sender: 'Hospital', secret })).toEqual([422, 'account']);
    expect(await wrongIn({ ...twilio, sender: 'A name that is too long' })).toEqual([422, 'sender']);
    expect(await wrongIn({ ...twilio, secret: '' })).toEqual([422, 'secret']);
    expect(
      await wrongIn({ provider: 'gateway', address: 'https://sms.example.org', secret: 'short' }),
    ).toEqual([422, 'secret']);
    for (const address of [
      '',
      'http://sms.example.org',
      'https://127.0.0.1/',
      'https://10.1.1.1',
      gateway.origin,
    ])
      expect([address, await wrongIn({ provider: 'gateway', address, secret })]).toEqual([
        address,
        [422, 'address'],
      ]);
  });

  test('is saved with its secret, which no answer and no trail has, and which is sealed', async () => {
    const answer = await save(twilio);
    expect([answer.status, answer.body.data.hasSecret]).toEqual([200, true]);
    const [read, trail] = [
      await hospital.get('/sms-gateway', hospital.staff),
      await hospital.get('/admin/activity?limit=5', hospital.staff),
    ];
    for (const { body } of [answer, read, trail]) expect(JSON.stringify(body)).not.toContain(secret);
    const { rows } = await hospital.orm.execute(
      sql`select t::text as text from sms_gateway t union all select content::text from revision`,
    );
    expect(rows.filter(({ text }) => String(text).includes(secret))).toEqual([]);
    expect((await hospital.get('/settings')).body.data.sendsSms).toBe(true);
  });

  test('keeps the secret where none is entered, but not for another provider', async () => {
    expect((await save({ shortName: 'Openward' })).body.data).toMatchObject({
      hasSecret: true,
      shortName: 'Openward',
    });
    expect(await wrongIn({ provider: 'vonage', account: 'abcd1234' })).toEqual([422, 'secret']);
    const vonage = await save({ provider: 'vonage', account: 'abcd1234', secret: 'another' });
    expect(vonage.body.data.hasSecret).toBe(true);
    expect((await save({ provider: 'none' })).body.data.hasSecret).toBe(false);
  });
});

describe('a test text', () => {
  const send = (phone: string) => hospital.call('POST', '/sms-gateway/test', { phone }, hospital.staff);

  test('is refused without a provider, and to what is no number', async () => {
    await save({ provider: 'none' });
    expect((await send('+447700900123')).body.type).toBe('/problems/state-not-allowed');
    expect((await send('12')).body.errors[0].path).toBe('phone');
  });

  test('is sent at once, and the answer says what the provider said', async () => {
    Object.assign(hospital.services, {
      privateHosts: [gateway.host],
      smsOrigins: { twilio: gateway.origin },
    });
    await save(twilio);
    Object.assign(gateway.state, { status: 401, answer: '{"code":20003,"message":"Authenticate"}' });
    expect((await send('07700 900123')).body.data).toEqual({
      status: 'queued',
      recipient: '+447700900123',
      lastError: 'Twilio 401, 20003: Authenticate',
    });
    Object.assign(gateway.state, { status: 201, answer: '{"sid":"SM1","status":"queued"}' });
    expect((await send('07700 900123')).body.data).toMatchObject({ status: 'sent', lastError: '' });
    expect(new URLSearchParams(gateway.handed.at(-1)!.body).get('Body')).toBe(
      'Openward: this is a test text.',
    );
  });
});
