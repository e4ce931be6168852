/** A value of a JSON body. A pattern means a text, and `unused` a value that nobody reads. */
export type Field = 'text' | 'address' | 'boolean' | 'unused' | RegExp | Fields;
export type Fields = { readonly [name: string]: Field };

export type Call = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** Patterns of the query's parameters. A missing one counts as empty. */
  query?: Record<string, RegExp>;
  /** Default: there is no body. `unread`: of any kind, and nobody reads it. */
  body?: Fields | 'unread';
  /** The largest body. Default: 4096. */
  bytes?: number;
  /** Default: the public key. */
  key?: 'secret' | 'none';
};

const post = (path: string, body?: Call['body'], more: Partial<Call> = {}): Call => ({
  method: 'POST',
  path,
  ...(body ? { body } : {}),
  ...more,
});

const given = '\\d{4}-\\d\\d-\\d\\d';
/** The gifts after the last one of a page. */
const later = `\\(given_on\\.lt\\.${given},and\\(given_on\\.eq\\.${given},id\\.gt\\.[\\da-f-]{36}\\)\\)`;
const gifts = {
  select: /^id,given_on,kind,brand,credit_pence,share_pence,charity,gift_aid$/,
  order: /^given_on\.desc,id\.asc$/,
  limit: /^1000$/,
  or: new RegExp(`^(${later})?$`),
};

// The client sends these, but this server has no captcha, and links in its emails lead to the site.
const captcha = { gotrue_meta_security: 'unused' } as const;
const link = { ...captcha, code_challenge: 'unused', code_challenge_method: 'unused' } as const;
const charity = { register: 'text', number: 'text' } as const;
const signup = { acceptedTerms: 'boolean', ref: 'text', charity, mayBeRobot: 'boolean' } as const;
const person = { first_name: 'text', last_name: 'text' } as const;
const token = { token: 'text' } as const;
/** Mail programs send no key, and a form that they all fill in alike. */
const leave = {
  path: '/functions/v1/leave-waitlist',
  query: { token: /^[\w-]{1,100}$/ },
  key: 'none',
} as const;
const redirect = { query: { redirect_to: /^.{0,2000}$/ } };
/** Names of 500 letters, and the token of a captcha. */
const names = { bytes: 8192 };

/** Every call that the site makes. The embedded backend refuses all others. */
export const calls: readonly Call[] = [
  post('/rest/v1/email_signups', { email: 'address', type: 'text', metadata: signup }),
  post('/rest/v1/rpc/repeat_confirmation', { email: 'address', ref: 'text' }),
  post('/rest/v1/rpc/confirm_signup', token),
  post('/rest/v1/rpc/my_place', token),
  post('/rest/v1/rpc/leave_waitlist', token),
  { method: 'GET', path: '/rest/v1/gifts', query: gifts },
  post('/rest/v1/rpc/own_data', {}),
  post('/rest/v1/rpc/close_account', { email: 'address' }),
  post('/rest/v1/rpc/search_charities', { query: 'text' }),
  post('/rest/v1/rpc/charities_are_sample', {}),
  post('/rest/v1/rpc/raised_for_charity', { name: 'text' }),
  post(
    '/auth/v1/signup',
    { email: 'address', password: 'text', data: person, ...link },
    { ...redirect, ...names },
  ),
  post(
    '/auth/v1/token',
    { email: 'address', password: 'text', refresh_token: 'text', ...captcha },
    { query: { grant_type: /^(password|refresh_token)$/ } },
  ),
  post('/auth/v1/verify', { token_hash: 'text', type: /^(signup|recovery)$/, ...captcha }),
  post('/auth/v1/resend', { email: 'address', type: /^signup$/, ...link }, redirect),
  post('/auth/v1/recover', { email: 'address', ...link }, redirect),
  post('/auth/v1/logout', undefined, { query: { scope: /^(global|local)$/ } }),
  { ...post('/auth/v1/user', { password: 'text', data: person, ...link }, names), method: 'PUT' },
  // Not the site's: mail programs ask to leave the waitlist.
  { ...leave, method: 'GET' },
  { ...leave, method: 'POST', body: 'unread' },
  // Not the site's: the operator asks whether an address is on the waitlist.
  {
    method: 'GET',
    path: '/rest/v1/email_signups',
    query: { email: /^eq\.[\x21-\x7e]{3,254}$/ },
    key: 'secret',
  },
];
