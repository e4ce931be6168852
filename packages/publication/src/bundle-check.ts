import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface BundleExpectations {
  /** Names of hosts that the site may contain. */
  hosts: ReadonlySet<string>;
  /** Tokens and digests that are meant for everyone. */
  published: readonly string[];
  secrets?: readonly string[];
}

const shapes: Record<string, RegExp> = {
  'a secret Supabase key': /\bsb_secret_[\w-]{8,}/g,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  'a database address with its password': /\bpostgres(?:ql)?:\/\/[^\s"'`:@/]+:[^\s"'`@/]+@/g,
  'an AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  'a GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,})/g,
  'a GitLab token': /\bglpat-[\w-]{20,}/g,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b/g,
  'a Slack token': /\bxox[abeoprs]-[\w-]{10,}/g,
  'a Stripe key': /\b(?:[sr]k_(?:live|test)|whsec)_[A-Za-z0-9]{16,}/g,
  'a Google key': /\bAIza[\w-]{35}\b/g,
  'a SendGrid key': /\bSG\.[\w-]{22}\.[\w-]{43}/g,
};
const token = /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]+/g;
const digest = /pbkdf2-sha256:\d{6,}:[\w+/=-]{16,}:[\w+/=-]{43,}/g;
const address =
  /(?:https?|wss?):\/\/((?:[a-z0-9-]+\.)+[a-z]{2,}|localhost|\d+(?:\.\d+){3})(?![\w-])/gi;

/** Finds secrets and unexpected hosts in `text`. */
export function findingsIn(
  text: string,
  { hosts, published, secrets }: BundleExpectations,
): string[] {
  const found = Object.entries(shapes).flatMap(([what, shape]) =>
    text.match(shape) ? [`holds ${what}`] : [],
  );
  if (text.match(token)?.some((jwt) => !published.includes(jwt))) {
    found.push('holds an unexpected token (JWT)');
  }
  if (text.match(digest)?.some((one) => !published.includes(one))) {
    found.push('holds a gate digest that is not in the environment');
  }
  if (secrets?.some((secret) => text.includes(secret))) {
    found.push('holds a value that the environment keeps secret');
  }
  for (const [, host = ''] of text.matchAll(address)) {
    if (!hosts.has(host.toLowerCase()))
      found.push(`names the unexpected host ${host.toLowerCase()}`);
  }
  return [...new Set(found)];
}

const textual = /\.(html|css|m?js|json|map|svg|xml|txt|webmanifest|vtt|md)$|\/[^./]+$/;

export async function checkBundle(folder: string, expected: BundleExpectations): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => textual.test(file));
  const findings: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const finding of findingsIn(text, expected)) {
      findings.push(`${relative(folder, file)} ${finding}.`);
    }
  }
  if (findings.length > 0) {
    throw new Error(['The built site must not be published:', ...findings].join('\n'));
  }
  return files.length;
}

/** The values of variables named like secrets. */
export function secretsOf(variables: Readonly<Record<string, string | undefined>>): string[] {
  const isSecret =
    /(?:^|_)(?:PASS|PASSWORDS?|PASSPHRASE|SECRETS?|TOKEN|(?:SECRET|PRIVATE|SERVICE|SERVICE_ROLE|API|ACCESS)_KEY)$/;
  return Object.entries(variables)
    .filter(([name]) => isSecret.test(name))
    .flatMap(([, value]) => value?.split('\n') ?? [])
    .map((value) => value.trim())
    .filter((value) => value.length >= 8);
}
