/**
 * Proves that the comparison finds a change: the stories of the button pass, and fail when the green of the
 * style sheets is one level off. The colour moves on the tests' page, never in a file.
 */
import { spawnSync } from 'node:child_process';
import { color } from '../../packages/ui/src/tokens/color.ts';

const green = color.green;
const next = `#${(Number.parseInt(green.slice(1), 16) + 1).toString(16).padStart(6, '0')}`;

const passes = (shift: string) =>
  spawnSync('vitest', ['run', '--project', 'stories', 'stories/components/button/'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VITE_VISUAL_PROOF: shift },
  }).status === 0;

const isSeen = passes('') && !passes(`${green}>${next}`) && passes('');
console.log(`${green} as ${next}: ${isSeen ? 'seen' : 'NOT SEEN, or the stories do not pass'}`);
process.exitCode = isSeen ? 0 : 1;
