export type Headers = Record<string, string>;

/** Sources beside the site's own origin, as in a Content-Security-Policy. */
export interface AllowedSources {
  scripts?: readonly string[];
  images?: readonly string[];
  connections?: readonly string[];
  frames?: readonly string[];
}

/** Headers of every answer. `secure`: the site is served over TLS. */
export function securityHeaders(allowed: AllowedSources, secure: boolean): Headers {
  const { scripts = [], images = [], connections = [], frames = [] } = allowed;
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    // Styles computed in the browser cannot be hashed in advance.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...images],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/**
 * An address as a source. Removes the query, which a policy does not accept. Escapes `;` and `,`,
 * which would end the directive or the policy.
 */
export function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}

/**
 * Headers by path, which may end with `*`. No header may be set twice for a path, because hosts
 * would join the values.
 */
export type PathHeaders = Readonly<Record<string, Readonly<Headers>>>;

export function headersOfPath(rules: PathHeaders, path: string): Headers {
  const found = Object.entries(rules).filter(([rule]) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule,
  );
  return Object.assign({}, ...found.map(([, headers]) => headers));
}

/** For hosts such as Netlify and Cloudflare Pages. */
export function headersFile(everywhere: Headers, rules: PathHeaders): string {
  return Object.entries({ '/*': everywhere, ...rules })
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('');
}

export function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;\n`,
  );
  return lines.join('');
}

/** Lines of an nginx `map` that turns `/About`, `/about/index.html` and `/about.)` into `/about`. */
export function nginxAddresses(addresses: readonly string[]): string {
  const line = (address: string) =>
    `~*^${address.replace(/\/$/, '')}(/index\\.html)?[^a-z0-9_-]*$ ${address};\n`;
  return addresses.map(line).join('');
}
