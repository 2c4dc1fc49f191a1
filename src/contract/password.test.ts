import { expect, test } from 'vitest';
import { NewPassword } from './password.ts';

const isTaken = (password: string) => NewPassword.safeParse(password).success;

test.each([
  'password1234',
  'Passw0rd!2024',
  'passwordpassword',
  '123456789012',
  'aaaaaaaaaaaa',
  'abababababab',
  'qwertyuiop[]12',
  'qwertyuiopasdf',
  'Welcome123456!',
  'iloveyou-iloveyou',
  'correct horse battery staple',
  'Hospital2025!!',
  'adminadmin123',
  'too short',
])('%s is refused', (password) => {
  expect(isTaken(password)).toBe(false);
});

test.each([
  'correct horse battery',
  'four green lamps sing',
  'x7Kq-92mp-Lw0z',
  'Grünkohl mit Pinkel',
  'the password of my admin cat',
])('%s is accepted', (password) => {
  expect(isTaken(password)).toBe(true);
});
