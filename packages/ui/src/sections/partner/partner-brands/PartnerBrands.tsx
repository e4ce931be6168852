import { useId } from 'react';
import type { BrandName } from '../../../brand/wordmark/brands';
import { Wordmark } from '../../../brand/wordmark/Wordmark';
import { Link } from '../../../components/link/Link';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Text } from '../../../components/text/Text';
import { Container } from '../../../layout/container/Container';
import { Section } from '../../../layout/section/Section';
import { Stack } from '../../../layout/stack/Stack';
import { label, list } from './PartnerBrands.css';

export interface PartnerBrandsProps {
  /** `Shop with purpose` on partner pages (docs/behaviour.md 3.9). */
  title: string;
  text: string;
  /** Eight brands fill the rows. `gives` is the rate: `gives 10%`. */
  brands: readonly { brand: BrandName; gives: string }[];
  /** A link to all rates. */
  more?: { href: string; label: string } | undefined;
}

/** Brands with their rates. */
export function PartnerBrands({ title, text, brands, more }: PartnerBrandsProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Stack gap={12}>
          <SectionHeading id={titleId} title={title} lead={text} />
          <Stack>
            <ul className={list}>
              {brands.map(({ brand, gives }) => (
                <li key={brand} className={label}>
                  <Wordmark brand={brand} size={34} />
                  <Text as="span" size="small" tone="muted">
                    {gives}
                  </Text>
                </li>
              ))}
            </ul>
            {more ? (
              <div>
                <Link href={more.href} standalone>
                  {more.label}
                </Link>
              </div>
            ) : null}
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
