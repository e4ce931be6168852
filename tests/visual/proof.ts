/**
 * Proves that the comparison finds a change: the stories of the button pass, and fail when the green of the
 * style sheets is one level off. The tests' page moves the colour (preview.ts), and no file changes.
 */
import { spawnSync } from 'node:child_process';

const passes = (isShifted: boolean) =>
  spawnSync('vitest', ['run', '--project', 'stories', 'stories/components/button/'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VITE_VISUAL_PROOF: isShifted ? 'true' : '' },
  }).status === 0;

const isSeen = passes(false) && !passes(true) && passes(false);
console.log(isSeen ? 'seen' : 'NOT SEEN, or the stories do not pass');
process.exitCode = isSeen ? 0 : 1;
