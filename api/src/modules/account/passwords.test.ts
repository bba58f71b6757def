import argon2 from '@node-rs/argon2';
import { createPasswords } from './passwords';

afterEach(() => jest.restoreAllMocks());

it('recognizes a password, and no other', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('пароль 123');

  expect(await passwords.matches('пароль 123', hash)).toBe(true);
  expect(await passwords.matches('пароль 124', hash)).toBe(false);
  expect(await passwords.matches('пароль 123', null)).toBe(false);
});

it('recognizes a password that was hashed at another cost', async () => {
  const cheap = await argon2.hash('пароль 123', { memoryCost: 8192, timeCost: 1, parallelism: 1 });

  expect(await createPasswords().matches('пароль 123', cheap)).toBe(true);
});

it('hashes at most two passwords at a time', async () => {
  const passwords = createPasswords();
  const known = await passwords.hash('пароль 123');
  const verify = argon2.verify;
  let running = 0;
  let most = 0;
  jest.spyOn(argon2, 'verify').mockImplementation(async (...args) => {
    running += 1;
    most = Math.max(most, running);
    return verify(...args).finally(() => (running -= 1));
  });

  const answers = await Promise.all(Array.from({ length: 12 }, () => passwords.matches('пароль 123', known)));

  expect(most).toBe(2);
  expect(answers.every(Boolean)).toBe(true);
});
