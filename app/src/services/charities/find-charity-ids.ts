import { partnerDetail } from '@tuppence/content/donation-api/charities-trial';
import type { RegisteredCharity } from '@tuppence/ui/home';
import { findCharities } from './find-charities';
import { findPartners } from './find-partners';
import { slugOf } from './partner-list';

/**
 * Partners first, with their slugs as ids, then other charities with their numbers on the register.
 * Rejects if both lists fail, or if one fails and the other has no match.
 */
export async function findCharityIds(
  typed: string,
  signal: AbortSignal,
): Promise<readonly RegisteredCharity[]> {
  const lists = await Promise.allSettled([
    findPartners(typed).then((partners) =>
      partners.map((partner) => {
        const id = slugOf(partner);
        return { id, name: partner.name, detail: partnerDetail(id) };
      }),
    ),
    findCharities(typed, signal).then((charities) =>
      charities.map(({ reference, ...charity }) => ({
        ...charity,
        id: reference.number.toLowerCase(),
      })),
    ),
  ]);
  const found = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  const failed = lists.find((list) => list.status === 'rejected');
  if (failed && found.length === 0) throw failed.reason;
  return found;
}
