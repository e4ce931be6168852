declare const __DONATION_API_URL__: string;

/** The API's address as set by the build. */
const builtFor = typeof __DONATION_API_URL__ === 'undefined' ? '' : __DONATION_API_URL__;

export type CheckoutSettings = {
  apiKey: string;
  charityId: string;
  charityName: string;
  amountPence: number;
  giftAid: boolean;
  monthly: boolean;
  /** If it is null, nothing is sent. */
  apiUrl: string | null;
};

export type ReadSettings =
  | { ok: true; settings: CheckoutSettings }
  | { ok: false; problems: string[] };

export const attributes = [
  'api-key',
  'charity-id',
  'charity-name',
  'amount',
  'currency',
  'gift-aid',
  'monthly',
  'api-url',
] as const;

export type Attributes = Record<(typeof attributes)[number], string | null>;

/** The problems are sentences for the page's developer. */
export function readSettings(given: Attributes, fallbackUrl = builtFor): ReadSettings {
  const problems: string[] = [];
  const apiKey = given['api-key']?.trim() ?? '';
  if (!/^tp_\w+_[\w-]+$/.test(apiKey)) problems.push('api-key must be a key of the donation API.');
  const charityId = given['charity-id']?.trim() ?? '';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(charityId))
    problems.push('charity-id must be the id of a charity, such as save-the-children.');
  const amount = given.amount ?? '3000';
  if (!/^[1-9]\d{0,6}$/.test(amount) || Number(amount) > 1_000_000)
    problems.push('amount must be a whole number of pence, from 1 to 1000000.');
  if ((given.currency ?? 'GBP') !== 'GBP') problems.push('currency must be GBP.');
  const apiUrl = given['api-url']?.trim() || fallbackUrl;
  if (apiUrl && !isSafe(apiUrl))
    problems.push(
      'api-url must start with https://, or http://localhost for a test, and name no user.',
    );
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    settings: {
      apiKey,
      charityId,
      charityName: given['charity-name']?.trim() || nameOf(charityId),
      amountPence: Number(amount),
      giftAid: isOn(given['gift-aid']),
      monthly: isOn(given.monthly),
      apiUrl: apiUrl || null,
    },
  };
}

const isOn = (attribute: string | null) => attribute !== null && attribute !== 'false';

/** A key must not be sent in clear text, except to the same machine. */
function isSafe(address: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(address);
    const isOwnMachine = /^(localhost|127\.0\.0\.1|\[::1])$/.test(hostname);
    // Browsers refuse to fetch an address with a user.
    return !username && (protocol === 'https:' || (protocol === 'http:' && isOwnMachine));
  } catch {
    return false;
  }
}

const nameOf = (charityId: string) =>
  charityId
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
