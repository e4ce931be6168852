import type { BrandName } from '../../../brand/wordmark/brands';
import { Wordmark } from '../../../brand/wordmark/Wordmark';
import { Link } from '../../../components/link/Link';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import { label, list, wordmark } from './PartnerBrands.css';

export interface PartnerBrandsProps {
  title: string;
  text: string;
  /** A multiple of four fills every row. `gives` is as shown: `gives 10%`. */
  brands: readonly { brand: BrandName; gives: string }[];
  more: { href: string; label: string };
}

/** Brands with their rates (docs/behaviour.md 3.9). */
export function PartnerBrands({ title, text, brands, more }: PartnerBrandsProps) {
  return (
    <ContainedSection gap={12}>
      <SectionHeading title={title} lead={text} />
      <Stack>
        <ul className={list}>
          {brands.map(({ brand, gives }) => (
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
