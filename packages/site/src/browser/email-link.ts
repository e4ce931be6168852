/**
 * The token of a link from an email, and what it is for. Mail programs, scanners and link trackers
 * escape the fragment, or turn it into a part of the query.
 */
export function emailLink(address: string): { token: string | undefined; forPassword: boolean } {
  const whole = address.replaceAll(/%(?:20|0[ad])/gi, '');
  return {
    token: /token_hash(?:=|%(?:25)*3d)([\w-]+)/i.exec(whole)?.[1],
    forPassword: /recovery|for=password/i.test(whole),
  };
}
