import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { PasswordHasher, weakPassword } from '../src/accounts/passwords.ts';
import { Thread } from '../src/thread.ts';

it('a thread that ends rejects what it was asked, and what it is asked afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuppence-thread-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'thread.mjs');
  const source = new URL('../src/thread.ts', import.meta.url).href;
  writeFileSync(
    file,
    `import { answerWith } from ${JSON.stringify(source)};
     answerWith({ twice: (text) => text + text, end: () => process.exit(3) });`,
  );
  let ends = 0;
  const thread = new Thread(pathToFileURL(file), () => {
    ends += 1;
  });
  expect(await thread.ask('twice', 'ab')).toBe('abab');
  const asked = [thread.ask('end'), thread.ask('twice', 'x')];
  for (const one of asked) await expect(one).rejects.toThrow('The thread ended with code 3');
  await expect(thread.ask('twice', 'x')).rejects.toThrow('The thread ended');
  expect(ends).toBe(1);
});

it('after its thread has ended, the next password is hashed by another', async () => {
  const hasher = new PasswordHasher();
  const hash = await hasher.hash('teapot lamp heron');
  await hasher.close();
  expect(await hasher.matches('teapot lamp heron', hash)).toBe(true);
  expect(await hasher.matches('teapot lamp herring', hash)).toBe(false);
  expect(await hasher.matches('teapot lamp heron', null)).toBe(false);
  await hasher.close();
});

it('the list of common passwords is read', async () => {
  const weak = weakPassword('Tuppence123', 'ada@example.org', 8);
  expect(await weak?.json()).toMatchObject({ weak_password: { reasons: ['pwned'] } });
  expect(weakPassword('teapot lamp heron', 'ada@example.org', 8)).toBe(null);
});
