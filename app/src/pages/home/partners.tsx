import { forCharities, partnersLabel } from '@tuppence/content/home/static-parts';
import { featuredPartners } from '@tuppence/content/partner/featured';
import { Link } from '@tuppence/ui';
import { CharityBadge } from '@tuppence/ui/brand';
import { CharityLinks } from '@tuppence/ui/home';

/** The search finds the others. */
export default function HomePartners() {
  return (
    <>
      <CharityLinks
        label={partnersLabel}
        charities={featuredPartners.map(({ slug, name, monogram, shape, accent }) => ({
          href: `/${slug}`,
          name,
          badge: <CharityBadge monogram={monogram} shape={shape} accent={accent} size={28} />,
        }))}
      />
      <Link {...forCharities} standalone />
    </>
  );
}
