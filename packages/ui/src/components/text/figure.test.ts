import { expect, test } from 'vitest';
import { figureInWords } from './Figure';

test.each([
  ['£12M+', '£12 million or more'],
  ['180K', '180,000'],
  ['10 to 20K+', '10 to 20,000 or more'],
  ['£750K to £1M pre-seed SAFE', '£750,000 to £1 million pre-seed SAFE'],
  ['500B+', '500 billion or more'],
  ['3,400+', '3,400 or more'],
  ['–', 'none'],
  ['80%', '80%'],
])('%s is called %s', (figure, words) => expect(figureInWords(figure)).toBe(words));
