import { backup } from './backup.ts';
import { checkDeploy } from './check-deploy.ts';
import type { Commands } from './command.ts';
import { doctor } from './doctor.ts';
import { keys } from './manage/keys.ts';
import { mail } from './manage/mail.ts';
import { people } from './manage/people.ts';
import { rows } from './manage/rows.ts';
import { move } from './move.ts';
import { reset } from './reset.ts';
import { restore } from './restore.ts';
import { upgrade } from './upgrade.ts';
import { waitlist } from './waitlist.ts';

/** The commands of docs/operations.md. */
export const commands: Commands = {
  ...people,
  ...rows,
  ...mail,
  ...keys,
  'doctor [--mail-to EMAIL]': doctor,
  'backup [FILE] [--to FOLDER|USER@HOST:FOLDER] [--replace]': backup,
  'restore FILE [--identity KEYFILE]': restore,
  upgrade,
  ...waitlist,
  'move postgres://… [--dry-run]': move,
  'reset [--yes]': reset,
  'check:deploy https://PROJECT.supabase.co': checkDeploy,
};

export { type Command, runCommand } from './command.ts';
export { withDatabase } from './data-place.ts';
export type { Database } from './move-tables.ts';
