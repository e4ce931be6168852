import { isLocked, notReady, readHolder } from '../database/lock.ts';
import { OperatorError } from '../errors.ts';
import type { MailHealth } from '../mail/outbox.ts';
import type { DataPlace } from './data-place.ts';

/** Where the account service answers, with the public key. */
export function siteAddress({ databaseUrl, dataDir }: DataPlace): { url: string; key: string } {
  if (databaseUrl) {
    const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
    if (!url || !key)
      throw new OperatorError('Set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY too.');
    return { url, key };
  }
  if (!isLocked(dataDir))
    throw new OperatorError(`Start the server first: no server uses ${dataDir}.`);
  const server = readHolder(dataDir)?.server;
  if (!server) throw notReady(dataDir);
  return { url: server.url, key: server.publishable };
}

/** What the running server says of itself, such as the last error of its emails. */
export async function serverHealth(place: DataPlace): Promise<{ isGood: boolean; says: string }> {
  const answer = await fetch(`${siteAddress(place).url}/health`);
  const text = await answer.text();
  const { status, mailsGivenUp } = JSON.parse(text) as Partial<MailHealth> & { status: string };
  return { isGood: status === 'ok' && mailsGivenUp === 0, says: `The server says: ${text}` };
}
