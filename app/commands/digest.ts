/** Prints digests for the gates' variables. */
import { makeDigest } from '@tuppence/settings/gate';

const secrets = process.argv.slice(2);
if (secrets.length === 0) {
  console.error('Usage: npm run digest -- "the password" ["another one" ...]');
  process.exit(2);
}
for (const secret of secrets) console.log(await makeDigest(secret));
