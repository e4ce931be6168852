import { readFileSync } from 'node:fs';

/** The fenced code of a language in a document, with the file that it names. */
export const codeIn = (document: string, language: string) =>
  [
    ...readFileSync(document, 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}(?: (\\S+))?\\n(.*?)^\`\`\``, 'gms'),
    ),
  ].map(([, name = '', code = '']) => ({ name, code }));
