import { CharityBadge } from '@tuppence/ui/brand';
import { CharityLinks } from '@tuppence/ui/home';
import { featuredPartners } from '../../content/featured-partners';
import { finder } from '../../content/home-parts';

/** The search finds the others. */
export default function HomePartners() {
  return (
    <CharityLinks
      label={finder.listLabel}
      charities={featuredPartners.map(({ slug, name, monogram, shape, accent }) => ({
        href: `/${slug}`,
        name,
        badge: <CharityBadge monogram={monogram} shape={shape} accent={accent} size={28} />,
      }))}
    />
  );
}
