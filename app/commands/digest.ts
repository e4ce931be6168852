/** Prints digests for the gates' variables. */
import { makeDigest } from '@tuppence/settings/gate';

const secrets = process.argv.slice(2);
const usage = 'npm run digest -- "the password" ["another one" ...]: prints digests for the gates';
if (secrets.length === 0 || secrets.includes('--help')) {
  console.log(usage);
  process.exit(secrets.length === 0 ? 2 : 0);
}
for (const secret of secrets) console.log(await makeDigest(secret));
