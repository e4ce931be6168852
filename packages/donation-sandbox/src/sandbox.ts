import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { cors, preflight, problem } from './answers.ts';
import { readDonation } from './fields.ts';
import { donationApi } from './openapi.ts';
import { giftAidSchedule } from './schedule.ts';
import { type Donation, DonationStore, holdsSame } from './store.ts';

/** Maximum calls by one caller. */
const perMinute = 120;
/** A valid donation takes less than 1 kB. */
export const bodyLimitBytes = 8 * 1024;
/** The scheme is case-insensitive (RFC 9110, section 11.1); the key is not. */
const testKey = /^[Bb][Ee][Aa][Rr][Ee][Rr] (tp_test_[\w-]{1,64})$/;
const maxListed = 100;
const noStore = { ...cors, 'Cache-Control': 'no-store' };
const changes = { cancel: 'cancelled_at', refund: 'refunded_at' } as const;
type Change = keyof typeof changes;

export function isDonationPath(pathname: string): boolean {
  return /^\/v1\/(donations(\/|$)|(openapi\.json|gift-aid-schedule)$)/.test(pathname);
}

/** The sandbox of the donation API (docs/donation-api.md). */
export class DonationSandbox {
  readonly #store = new DonationStore();
  readonly #limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });

  /** `body` is null if it is larger than `bodyLimitBytes`. A `caller` of null has no limit. */
  async answer(request: Request, body: string | null, caller: string | null): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isDocument = pathname === '/v1/openapi.json';
    const [, id, change] = /^\/v1\/donations\/(.+?)(?:\/(cancel|refund))?$/.exec(pathname) ?? [];
    const isSchedule = pathname === '/v1/gift-aid-schedule';
    const isReadOnly = isDocument || isSchedule || id;
    const own = change ? ['POST'] : isReadOnly ? ['GET'] : ['GET', 'POST'];
    const methods = [...own, 'OPTIONS'];
    const allowed = methods.join(', ');
    if (request.method === 'OPTIONS') return preflight(allowed);
    if (!methods.includes(request.method))
      return problem(405, 'This address does not accept that method.', { Allow: allowed });
    if (isDocument) return Response.json(donationApi, { headers: cors });

    const wait = caller === null ? 0 : await this.#secondsToWait(caller);
    if (wait > 0)
      return problem(429, 'Too many calls from this address. Try again later.', {
        'Retry-After': String(wait),
      });
    const owner = ownerOf(request);
    if (owner === null)
      return problem(
        401,
        'The sandbox accepts keys that start with tp_test_, as “Bearer tp_test_…”.',
        { 'WWW-Authenticate': 'Bearer' },
      );
    if (id !== undefined) return this.#showOne(id, change as Change | undefined, owner);
    if (isSchedule) {
      const headers = { ...noStore, 'Content-Type': 'text/csv; charset=utf-8' };
      return new Response(giftAidSchedule(this.#store.of(owner)), { headers });
    }
    return request.method === 'POST' ? this.#record(body, owner) : this.#list(request, owner);
  }

  #record(body: string | null, owner: string): Response {
    if (body === null) return problem(413, `The body may have at most ${bodyLimitBytes} bytes.`);
    const read = readDonation(body);
    if (read.kind === 'unreadable') return problem(400, 'The body is not a JSON object.');
    if (read.kind === 'refused')
      return problem(422, 'A field is invalid. Nothing was recorded.', {}, { errors: read.errors });
    const before = this.#store.find(owner, read.fields.order_id);
    if (before && !holdsSame(before, read.fields))
      return problem(409, 'This order_id was recorded before with other values.');
    const donation = before ?? this.#store.add(owner, read.fields);
    return Response.json(donation, {
      status: before ? 200 : 201,
      headers: { ...cors, Location: `/v1/donations/${donation.id}` },
    });
  }

  #showOne(id: string, change: Change | undefined, owner: string): Response {
    const donation = this.#store.of(owner).find((one) => one.id === id);
    if (!donation) return problem(404, 'There is no such donation under this key.');
    if (change === 'cancel' && !donation.metadata.monthly)
      return problem(409, 'This gift is not monthly. It can only be refunded.');
    // Repeating a change keeps the time of the first.
    if (change) donation[changes[change]] ??= new Date().toISOString();
    return Response.json(donation, { headers: noStore });
  }

  #list(request: Request, owner: string): Response {
    const order = new URL(request.url).searchParams.get('order_id');
    const recorded = this.#store.of(owner);
    const data: Donation[] =
      order === null ? recorded : recorded.filter(({ order_id }) => order_id === order);
    return Response.json({ data: data.slice(0, maxListed) }, { headers: noStore });
  }

  async #secondsToWait(caller: string): Promise<number> {
    try {
      await this.#limiter.consume(caller);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }
}

/** Identifies the key by a digest, so that no key is stored. */
function ownerOf(request: Request): string | null {
  const key = testKey.exec(request.headers.get('authorization') ?? '')?.[1];
  return key === undefined ? null : createHash('sha256').update(key).digest('base64url');
}
