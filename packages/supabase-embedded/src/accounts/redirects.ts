const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

const isLoopback = (url: URL) => loopbackNames.includes(url.hostname);

/** The origins that links in emails may lead to: loopback ones only if the site is on loopback. */
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

/** Removes `redirect_to` unless browsers read it as an absolute address at one of `origins`. */
export function withAllowedRedirect(address: string, origins: Set<string>): string {
  const url = new URL(address);
  const target = URL.parse(url.searchParams.get('redirect_to') ?? '');
  const isPlain = target && !target.username && !target.password;
  if (isPlain && /^https?:$/.test(target.protocol) && origins.has(target.origin))
    url.searchParams.set('redirect_to', target.href);
  else url.searchParams.delete('redirect_to');
  return url.href;
}
