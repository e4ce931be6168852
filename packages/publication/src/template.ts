import type { PageSettings } from '@tuppence/settings/settings';

export function fillTemplate(html: string, environment: PageSettings): string {
  const appId = /id(\d+)$/.exec(new URL(environment.appStoreUrl).pathname)?.[1] ?? '';
  return html
    .replaceAll('%NAME%', () => escapeAttribute(environment.name))
    .replaceAll('%APP_ID%', appId);
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
