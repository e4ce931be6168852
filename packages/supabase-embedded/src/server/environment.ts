import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { OperatorError } from '../errors.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, (issue) => `must be ${options.join(' or ')}, not ${issue.received}`);
const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65535;
const port = v.pipe(
  v.string(),
  v.check(isPort, (issue) => `must be a whole number from 0 to 65535, not "${issue.input}"`),
  v.transform(Number),
);

function proxyList(text: string): BlockList | null {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, address = '', bits] = /^(.*?)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const prefix = Number(bits ?? longest);
    // In a network larger than /8, strangers could forge the address that the limits count.
    if (version === 0 || prefix < 8 || prefix > longest) return null;
    list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

const proxies = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const list = proxyList(value);
    if (list) return list;
    addIssue({ message: `must be addresses or networks like 10.88.0.0/16, not "${value}"` });
    return NEVER;
  }),
);
const hops = v.pipe(
  v.string(),
  v.regex(/^[1-9]$/, (issue) => `must be a whole number from 1 to 9, not "${issue.input}"`),
  v.transform(Number),
);
const host = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be an address or a name to listen on'));

const schema = v.object({
  TUPPENCE_MODE: v.optional(oneOf(['development', 'production']), 'development'),
  TUPPENCE_LOG: v.optional(oneOf(['text', 'json']), 'text'),
  TUPPENCE_DATA: v.optional(v.string()),
  TUPPENCE_KEYS: v.optional(v.string()),
  TUPPENCE_BACKUP_RECIPIENT: v.optional(
    v.pipe(v.string(), v.startsWith('age1', 'must be a public key of age, which begins with age1')),
  ),
  TUPPENCE_PROXY: v.optional(proxies, ''),
  TUPPENCE_PROXY_HOPS: v.optional(hops, '1'),
  PORT: v.optional(port, '4173'),
  HOST: v.optional(host, '127.0.0.1'),
  SMTP_PORT: v.optional(port),
});

export function readServerEnvironment(variables: Variables) {
  // An empty variable counts as missing.
  const given = Object.entries(variables)
    .map(([name, value]) => [name, value?.trim()])
    .filter(([, value]) => value);
  const misspelt = Object.keys(variables).filter(
    (name) => name.startsWith('TUPPENCE_') && !(name in schema.entries),
  );
  const checked = v.safeParse(schema, Object.fromEntries(given));
  if (!checked.success || misspelt.length > 0) {
    const sentences = (checked.issues ?? []).map(
      (issue) => `${v.getDotPath(issue)} ${issue.message}.`,
    );
    const unknown = misspelt.map((name) => `${name} is not a variable of the server.`);
    throw new OperatorError([...sentences, ...unknown].join('\n'));
  }
  const values = checked.output;
  return {
    port: values.PORT,
    host: values.HOST,
    /** A folder, or "memory". Default: the project's own. */
    dataDir: values.TUPPENCE_DATA,
    /** The file with the keys. Default: the project's own. */
    keys: values.TUPPENCE_KEYS,
    proxies: values.TUPPENCE_PROXY,
    proxyHops: values.TUPPENCE_PROXY_HOPS,
    production: values.TUPPENCE_MODE === 'production',
    logFormat: values.TUPPENCE_LOG,
  };
}

/** Written by the build. */
export type Publication = {
  /** In production, emails link to this address. */
  origin: string;
  /** False for the default, a placeholder. */
  hasOwnOrigin: boolean;
  /** Whether a gate opens with the demo credentials of docs/gates.md. */
  opensDemoGates: boolean;
  publishableKey: string;
  /** How many claims of the site are samples. */
  sampleClaims?: number | undefined;
  /** Variables whose placeholder the pages show. */
  placeholders?: readonly string[] | undefined;
};

export const smtpVariables = ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASS', 'SMTP_FROM'] as const;

/** Settings of an .env file that are read only up to a #, because their value is not in quotes. */
export const cutSettings = (text: string): string[] =>
  [
    ...text.matchAll(
      /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(?!["'`])(?:#\S|.*?(?:\S#|[ \t]#\S)).*$/gm,
    ),
  ].map(([, name = '']) => name);

export function requireProduction(
  site: Publication | undefined,
  variables: Variables,
  settings = '',
): void {
  const missing: string[] = [];
  if (!site?.hasOwnOrigin || new URL(site.origin).protocol !== 'https:')
    missing.push('a build with the site’s own https origin in VITE_SITE_ORIGIN');
  if (!site || site.opensDemoGates)
    missing.push(
      'a build with digests of your own in VITE_VISION_CODE_DIGESTS and VITE_INVESTOR_PASSWORD_DIGEST, or with TUPPENCE_MODE=production, which closes a gate that has none',
    );
  const mail = smtpVariables.filter((name) => !variables[name]?.trim());
  if (mail.length > 0) missing.push(`the mail settings ${mail.join(', ')}`);
  const cut = cutSettings(settings);
  if (cut.length > 0) missing.push(`quotes around the value of ${cut.join(', ')}, which has a #`);
  if (missing.length > 0)
    throw new OperatorError(`TUPPENCE_MODE=production needs ${missing.join('; ')}.`);
}
