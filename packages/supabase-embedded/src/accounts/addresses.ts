const longestEmail = 254;
const longestName = 64;
/** One ASCII address, not a list, without quotes. The door has written its domain in ASCII. */
const plausible = /^(?=[\x21-\x7e]+$)[^@,;:<>()[\]"\\]+@[\w-]+(\.[\w-]+)+$/;

/** The form in which accounts store an address. Null if it is not one. */
export function accountAddress(typed: unknown): string | null {
  const isAddress =
    typeof typed === 'string' &&
    typed.length <= longestEmail &&
    typed.indexOf('@') <= longestName &&
    plausible.test(typed);
  return isAddress ? typed.toLowerCase() : null;
}

/** Addresses of one mailbox give the same text: without a tag, and for Gmail without dots. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const [untagged = ''] = name.split('+');
  if (/^(gmail|googlemail)\.com$/.test(domain)) return `${untagged.replaceAll('.', '')}@gmail.com`;
  if (/^(yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/.test(domain))
    return `${untagged.split('-')[0]}@${domain}`;
  return `${untagged}@${domain}`;
}
