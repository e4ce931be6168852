const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

const isLoopback = (url: URL) => loopbackNames.includes(url.hostname);

/**
 * The origins that links in mails may lead to: the site's own, and those listed in config.toml. On a
 * developer's machine these include all names of loopback; elsewhere none of them.
 */
export function allowedOrigins(siteUrl: string, listed: readonly string[]): Set<string> {
  const site = new URL(siteUrl);
  const origins = [site.origin];
  if (isLoopback(site)) {
    const port = site.port ? `:${site.port}` : '';
    origins.push(...loopbackNames.map((name) => `${site.protocol}//${name}${port}`));
  }
  for (const entry of listed) {
    const url = URL.parse(entry.replace(/\*+$/, ''));
    if (url && !url.hostname.includes('*') && (isLoopback(site) || !isLoopback(url)))
      origins.push(url.origin);
  }
  return new Set(origins);
}

/** Returns `target` if a browser would resolve it to one of `origins`, otherwise null. */
function allowedRedirect(target: string | null, origins: Set<string>): string | null {
  const url = URL.parse(target ?? '');
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return null;
  return origins.has(url.origin) ? url.href : null;
}

/** Removes `redirect_to` from the address unless it is allowed. */
export function withAllowedRedirect(address: string, origins: Set<string>): string {
  const url = new URL(address);
  const target = allowedRedirect(url.searchParams.get('redirect_to'), origins);
  if (target === null) url.searchParams.delete('redirect_to');
  else url.searchParams.set('redirect_to', target);
  return url.href;
}
