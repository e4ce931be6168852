import type { CharityLink } from '@tuppence/ui/home';
import { partnerCode } from './partner-code';

/** All partners by name. A file of its own, so that no page's code grows with their number. */
let all: Promise<readonly CharityLink[]> | undefined;

/** Every partner charity's name, and its page. Fetched once; rejects where it cannot be had, and then tries again. */
export function listPartners(): Promise<readonly CharityLink[]> {
  all ??= fetchAll().catch((error: unknown) => {
    all = undefined;
    throw error;
  });
  return all;
}

/** The name of the partner charity that gives out an invite code, in any letter case. */
export async function invitingCharity(code: string): Promise<string | undefined> {
  const given = code.toLowerCase();
  return (await listPartners()).find(({ href }) => partnerCode(href.slice(1)) === given)?.name;
}

async function fetchAll(): Promise<readonly CharityLink[]> {
  if (import.meta.env.DEV) {
    const { partnerLinks } = await import('../content/partners');
    return partnerLinks;
  }
  const answer = await fetch('/partners.json', { signal: AbortSignal.timeout(8_000) });
  if (!answer.ok) throw new Error(`the list of partners answered ${answer.status}`);
  return (await answer.json()) as CharityLink[];
}
