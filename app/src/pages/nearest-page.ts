import { everyPage } from '@tuppence/content/chrome/copy';
import { nearestLink } from '@tuppence/ui/not-found';
import { env } from '../env';
import { listPartners } from '../services/charities/partner-list';

/** The page whose name or address has the words of a path. */
export async function nearestPage(pathname: string) {
  const partners = await listPartners().catch(() => []);
  const named = partners.map(({ name, href }) => ({ label: name, href }));
  return nearestLink(pathname, [...everyPage(env), ...named]);
}
