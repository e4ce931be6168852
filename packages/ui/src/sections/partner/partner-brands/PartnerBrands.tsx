import type { BrandName } from '../../../brand/wordmark/brands';
import { Wordmark } from '../../../brand/wordmark/Wordmark';
import { Link } from '../../../components/link/Link';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { label, list, wordmark } from './PartnerBrands.css';

interface RatedBrand {
  brand: BrandName;
  /** As shown: `gives 10%`. */
  gives: string;
}

export interface PartnerBrandsProps {
  title: string;
  text: string;
  /** Two, in a row of their own. */
  supermarkets: readonly RatedBrand[];
  /** A multiple of four fills every row. */
  brands: readonly RatedBrand[];
  more: { href: string; label: string };
}

/** Brands with their rates (docs/behaviour.md 3.9). */
export function PartnerBrands({ title, text, supermarkets, brands, more }: PartnerBrandsProps) {
  return (
    <ContainedSection gap={12}>
      <SectionHeading title={title} lead={text} />
      <Stack>
        <ul className={list}>
          {[...supermarkets, ...brands].map(({ brand, gives }) => (
            <li key={brand} className={label}>
              <span className={wordmark}>
                <Wordmark brand={brand} size={34} />
              </span>
              <Text as="span" size="small" tone="muted">
                {gives}
              </Text>
            </li>
          ))}
        </ul>
        <div>
          <Link {...more} standalone />
        </div>
      </Stack>
    </ContainedSection>
  );
}
