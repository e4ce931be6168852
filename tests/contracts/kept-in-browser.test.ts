/** The privacy policy names what is kept in a browser: all of it, and nothing else. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keptInBrowser } from '../../app/src/content/privacy';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync('{app/src,packages/ui/src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.|services\/storage\.ts$/.test(file),
);

/** Names given to `sessionStore`, `localStore` and the session of the account, as constants or in place. */
function namesIn(code: string): string[] {
  if (!/(?:session|local)Store\b|storageKey|TolerantStorage/.test(code)) return [];
  const constants = [...code.matchAll(/\b\w*[kK]ey\w* = ['`]([\w-]+)/g)];
  return constants.map(([, name = '']) => name);
}

const used = new Set(
  sources.flatMap((file) => namesIn(readFileSync(path.join(root, file), 'utf8'))),
);

test('every name that the code keeps is in the policy, and the other way round', () => {
  expect([...used].sort()).toEqual(keptInBrowser.map(({ name }) => name).sort());
});

test('nothing goes around the two stores', () => {
  const around = sources.filter((file) =>
    /(?<![\w.])(?:window\.)?(?:session|local)Storage\b|document\.cookie|indexedDB/.test(
      readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
    ),
  );
  expect(around).toEqual([]);
});
