import { existsSync, statSync } from 'node:fs';
import { generateKeys, machineKeys } from '../../accounts/keys.ts';
import { OperatorError } from '../../errors.ts';
import { writePrivateFile } from '../../private-file.ts';
import type { Commands } from '../command.ts';
import type { DataPlace } from '../data-place.ts';

function requireOwnKeys({ databaseUrl, keys }: DataPlace): void {
  if (databaseUrl)
    throw new OperatorError('A hosted project has its keys in its dashboard, under API keys.');
  if (!existsSync(keys)) throw new OperatorError(`There are no keys at ${keys}.`);
}

export const keys: Commands = {
  'manage keys show': {
    says: 'shows the public key, and the age of the keys',
    run: ({ place }) => {
      requireOwnKeys(place);
      const days = Math.floor((Date.now() - statSync(place.keys).mtimeMs) / 864e5);
      return `${place.keys}, ${days} days old. Public key: ${machineKeys(place.keys).publishable}`;
    },
  },
  'manage keys rotate [--yes]': {
    says: 'replaces all keys and ends all sessions',
    run: async ({ query, place, confirm, audit }) => {
      requireOwnKeys(place);
      await confirm('All keys will be replaced, and everybody must sign in again.');
      // Sessions first: if this stops in the middle, the old keys are still complete.
      await query('with ended as (delete from auth.refresh_tokens) delete from auth.sessions');
      const fresh = JSON.stringify(generateKeys(), null, 2);
      await writePrivateFile(place.keys, true, async () => fresh);
      audit();
      return `Replaced the keys and ended all sessions. The server signs with the old keys until it restarts.
Now build the site, so that it has the new public key, and restart the server at once: in between, nobody can sign up or in on the new pages.`;
    },
  },
};
