/** `npm run visual -- components-button--` plays these components' stories and takes their pictures. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const words = process.argv.slice(2).map((word) => plain(word.replace(/--.*$/, '')));

// A story's id starts with its title, which repeats the names of its folder and file.
const files = globSync('stories/**/*.stories.tsx').filter((file) => {
  const [leaf = '', folder = '', ...above] = file.split('/').slice(1).map(plain).reverse();
  const component = leaf.replace(/storiestsx$/, '');
  const forms = [...above.reverse(), ...(folder === component ? [] : [folder]), component].join('');
  return words.length === 0 || words.some((word) => forms.startsWith(word));
});
if (files.length === 0) {
  console.error(`No stories begin with ${process.argv.slice(2).join(', ')}.`);
  process.exit(2);
}
const { status } = spawnSync('vitest', ['run', '--project', 'stories', ...files], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
