/** Visible copy has typographic apostrophes and quotation marks. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { built } from '../browser/built.ts';

const builtSite = built('site');

/** Texts that the specification gives with a straight apostrophe. */
const givenToTheLetter = ["Don't have an account?", "What's your name?"];

const straight = /[\p{L}\p{N}]['"]|['"][\p{L}\p{N}]/u;

function visibleTexts(html: string): string[] {
  return html
    .replace(/<(script|style|pre|code|title|textarea)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').trim())
    .filter((text) => text && !givenToTheLetter.includes(text));
}

const documents = globSync('**/*.html', { cwd: builtSite });

test.each(documents)('%s has no straight apostrophe or quotation mark', (file) => {
  const texts = visibleTexts(readFileSync(path.join(builtSite, file), 'utf8'));
  expect(texts.filter((text) => straight.test(text))).toEqual([]);
});
