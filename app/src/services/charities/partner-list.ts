import { partnerCode } from '@tuppence/content/partner/invite';
import type { CharityLink } from '@tuppence/ui/home';

type PartnerLink = CharityLink & { numbers?: readonly string[] | undefined };

const timeoutMs = 8_000;

/** Fetched, so that no page's code grows with the number of partners. */
let all: Promise<readonly PartnerLink[]> | undefined;

/** Every partner, fetched once. */
export function listPartners(): Promise<readonly PartnerLink[]> {
  all ??= fetchAll().catch((error: unknown) => {
    all = undefined;
    throw error;
  });
  return all;
}

export const slugOf = ({ href }: PartnerLink): string => href.slice(1);

/** The partner charity with this invite code, in any letter case. */
export async function invitingCharity(code: string): Promise<string | undefined> {
  const given = code.toLowerCase();
  return (await listPartners()).find((partner) => partnerCode(slugOf(partner)) === given)?.name;
}

async function fetchAll(): Promise<readonly PartnerLink[]> {
  if (import.meta.env.DEV) {
    const { partnerLinks } = await import('@tuppence/content/partner/partners');
    return partnerLinks;
  }
  const answer = await fetch('/partners.json', { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok)
    throw new Error(`The list of partners could not be fetched: status ${answer.status}.`);
  return (await answer.json()) as PartnerLink[];
}
