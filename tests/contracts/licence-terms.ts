/** Licences that require no more than a notice or a credit. */
const permissive =
  /^(MIT|MIT-0|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|OFL-1\.1|Unlicense|(Python|PSF)-2\.0|Zlib|PostgreSQL|WTFPL|Unicode-[\w.-]+)$/;

/** Allowed for build and test tools only, because their code is not published. */
const forToolsOnly = /^(MPL-2\.0|LGPL-3\.0[\w-]*)$/;

/** Ignores parentheses, so it may refuse an acceptable expression. */
export function isAllowed(expression: string, isTool = false): boolean {
  const isPermitted = (term: string) =>
    permissive.test(term) || (isTool && forToolsOnly.test(term));
  return expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some(isPermitted));
}

/** Licences from the files of tools that do not state one as npm expects. */
const statedElsewhere: Record<string, string> = {
  eval: 'MIT',
  'parse-cache-control': 'BSD',
  'require-like': 'MIT',
  spawndamnit: 'MIT',
};

export function licenceOf(name: string, stated: string | undefined): string {
  if (stated && !stated.startsWith('SEE ')) return stated;
  return statedElsewhere[name] ?? stated ?? 'none stated';
}
