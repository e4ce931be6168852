import { noReply } from '@tuppence/content/donation-api/reference';
import { log, nameOf } from '@tuppence/site/log';
import type { ApiReply, ApiRequest } from '@tuppence/ui/donation-api';
import { sandboxAddress } from '../browser/checkout-element';

const timeoutMs = 10_000;
let ownKey: string | undefined;

/** Shown until scripts run. Has the length of a generated key. */
export const anyTestKey = 'tp_test_any_key_will_do_0000';

/** The visitor's own test key, until a reload. */
export function ownTestKey(): string {
  ownKey ??= `tp_test_${[...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
  return ownKey;
}

/** Never rejects. */
export async function callSandbox({ method, path, apiKey, body }: ApiRequest): Promise<ApiReply> {
  const address = sandboxAddress();
  if (address === undefined) return { status: '–', body: noReply.noSandbox };
  try {
    const answer = await fetch(new URL(path, address), {
      method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    return { status: `${answer.status} ${answer.statusText}`.trim(), body: pretty(text) };
  } catch (error) {
    log('sandbox not reached', { reason: nameOf(error) });
    return { status: '–', body: noReply.unreachable };
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
