import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, isAskable, isPublicAddress, NotAsked, Unanswered } from './ask.ts';
import { type TestGateway, testGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const nobody = { privateHosts: [] };
const question = { headers: {}, body: '{}' };

test('an address of a machine’s own network is none that a form may name, in any spelling', () => {
  const own = [
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://10.0.0.7/',
    'https://172.20.1.1/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.1.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
  ];
  expect(own.filter((address) => isAskable(address, nobody))).toEqual([]);
  expect(['8.8.8.8', '2a00:1450:4001::1'].map(isPublicAddress)).toEqual([true, true]);
});

test('only https is asked, without a password in the address', () => {
  for (const address of [
    'http://sms.example.org/',
    'https://a:b@sms.example.org/',
    'ftp://sms.example.org/',
    'sms',
  ])
    expect([address, isAskable(address, nobody)]).toEqual([address, false]);
  expect(isAskable('https://sms.example.org/send', nobody)).toBe(true);
});

test('a name that leads into an own network is not asked', async () => {
  await expect(ask('https://localhost:9/', question, nobody)).rejects.toThrow(NotAsked);
  await expect(ask('https://localhost:9/', question, nobody)).rejects.toThrow(/network of its own/);
});

test('a host that the operator allows is asked, and no other port of it', async () => {
  expect(await ask(`${gateway.origin}/send`, question, gateway.reach)).toEqual({
    status: 200,
    text: '{"status":"accepted"}',
  });
  expect(isAskable('http://127.0.0.1:1/', gateway.reach)).toBe(false);
});

test('no redirect is followed, and a long answer is not read to its end', async () => {
  gateway.state.status = 302;
  const before = gateway.handed.length;
  expect((await ask(gateway.origin, question, gateway.reach)).status).toBe(302);
  expect(gateway.handed.length).toBe(before + 1);
  Object.assign(gateway.state, { status: 200, answer: 'a'.repeat(100_000) });
  await expect(ask(gateway.origin, question, gateway.reach)).rejects.toThrow(Unanswered);
  gateway.state.answer = '{"status":"accepted"}';
});

test('a request that was never sent is distinguished from one that was sent and not answered', async () => {
  const closed = { privateHosts: ['127.0.0.1:1'] };
  await expect(ask('http://127.0.0.1:1/', question, closed)).rejects.toThrow(NotAsked);
  gateway.state.isSilent = true;
  await expect(ask(gateway.origin, question, gateway.reach)).rejects.toThrow(Unanswered);
  gateway.state.isSilent = false;
});
