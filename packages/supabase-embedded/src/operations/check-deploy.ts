import { randomUUID } from 'node:crypto';
import { OperatorError } from '../errors.ts';
import { hasLoopbackName } from '../server/requests.ts';
import type { Command } from './command.ts';

const patienceMs = 15_000;

/** No link may lead to these addresses. */
function hostileTargets({ host }: URL): [target: string, meaning: string][] {
  const name = `probe-${randomUUID().slice(0, 8)}`;
  const loopback = 'localhost:3000 localhost:5173 127.0.0.1:3000 127.0.0.1:4173 [::1]:3000';
  return [
    ...loopback
      .split(' ')
      .map((one): [string, string] => [`http://${one}/auth`, 'loopback is allowed']),
    ['http://localhost:x@0x08080808/', 'a loopback wildcard leads to a foreign host'],
    ['http://localhost:3000@evil.example/', 'a loopback wildcard leads to a foreign host'],
    [`https://${name}.example/`, 'a wildcard allows any origin'],
    [`https://${name}.vercel.app/`, 'a wildcard allows anybody’s previews'],
    [`https://${name}.netlify.app/`, 'a wildcard allows anybody’s previews'],
    [`https://${name}.${host}/`, 'a wildcard allows any subdomain'],
    [`https://${host}.${name}.example/`, 'a wildcard after the site’s name allows foreign hosts'],
    [`https://${host}@${name}.example/`, 'the site’s name as a user name leads to a foreign host'],
  ];
}

/** Returns where an invalid link leads if it asks for `target`. */
async function landing(backend: URL, target?: string): Promise<URL> {
  const url = new URL('/auth/v1/verify?token=0&type=signup', backend);
  if (target) url.searchParams.set('redirect_to', target);
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(url, { redirect: 'manual', signal }).catch((error: unknown) => {
    throw new OperatorError(`${backend.origin} does not answer.`, { cause: error });
  });
  await answer.body?.cancel();
  const landed = URL.parse(answer.headers.get('location') ?? '', url);
  if (answer.status >= 300 && answer.status < 400 && landed) return landed;
  throw new OperatorError(
    `${backend.origin}/auth/v1/verify answered ${answer.status} and leads nowhere: is this the address of the Supabase project?`,
  );
}

export const checkDeploy: Command = {
  says: 'checks that a Supabase project’s emails link only to its site',
  run: async ({ parameters: [address = ''] }) => {
    const backend = URL.parse(address);
    if (!backend) throw new OperatorError(`${address} is not a valid address.`);
    const site = await landing(backend);
    const problems: string[] = [];
    if (hasLoopbackName(site.href) && !hasLoopbackName(backend.href))
      problems.push(`Links lead to ${site.origin} by default: set the project’s Site URL.`);
    const targets = hostileTargets(site);
    for (const [target, meaning] of targets) {
      const { origin } = await landing(backend, target);
      if (origin !== site.origin)
        problems.push(`${target} is followed (to ${origin}): ${meaning}.`);
    }
    if (problems.length > 0) throw new OperatorError(problems.join('\n'));
    return `Links lead to ${site.origin}. ${targets.length} other targets were requested, and none was allowed.`;
  },
};
