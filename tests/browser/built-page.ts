import { readFileSync } from 'node:fs';
import path from 'node:path';
import { built } from './built.ts';
import { unknownPath } from './site.ts';

/** The built document of a page. */
export function htmlOf(route: string): string {
  const file = route === unknownPath ? '404.html' : path.join(route, 'index.html');
  return readFileSync(path.join(built('site'), file), 'utf8');
}

export const decode = (text: string) =>
  text
    .replace(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a person reads in a document. */
export const textOf = (html: string) =>
  decode(
    html
      .replace(/<(script|style|noscript|title)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<head>[\s\S]*?<\/head>/, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ');
