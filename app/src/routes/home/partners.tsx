import { CharityBadge } from '@tuppence/ui/brand';
import { CharityLinks } from '@tuppence/ui/home';
import { finder } from '../../content/home-parts';
import { partners } from '../../content/partners';

/** The search finds the others. */
const shown = 12;

export default function HomePartners() {
  return (
    <CharityLinks
      label={finder.listLabel}
      charities={partners.slice(0, shown).map(({ slug, name, monogram, shape, accent }) => ({
        href: `/${slug}`,
        name,
        badge: <CharityBadge monogram={monogram} shape={shape} accent={accent} size={28} />,
      }))}
    />
  );
}
