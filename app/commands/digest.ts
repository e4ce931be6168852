/** `npm run digest -- "the password"` prints what VITE_INVESTOR_PASSWORD_DIGEST and VITE_VISION_CODE_DIGESTS take. */
import { makeDigest } from '../src/services/gate.ts';

const secrets = process.argv.slice(2);
if (secrets.length === 0) {
  console.error('Usage: npm run digest -- "the password" ["another one" ...]');
  process.exit(2);
}
for (const secret of secrets) console.log(await makeDigest(secret));
