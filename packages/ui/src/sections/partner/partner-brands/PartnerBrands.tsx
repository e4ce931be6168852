import { useId } from 'react';
import { type BrandName, Wordmark } from '../../../brand/wordmark';
import { SectionHeading } from '../../../components/section-heading/SectionHeading';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { Stack } from '../../../layout/stack';
import { label, list } from './PartnerBrands.css';

export interface PartnerBrandsProps {
  /** The heading: `Shop with purpose` on partner pages (docs/behaviour.md 3.9). */
  title: string;
  /** A sentence below the heading. */
  text: string;
  /** Eight brands fill the rows. */
  brands: readonly BrandName[];
}

/** The brands that give, each with its rate. */
export function PartnerBrands({ title, text, brands }: PartnerBrandsProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Stack gap={12}>
          <SectionHeading id={titleId} title={title} lead={text} />
          <ul className={list}>
            {brands.map((brand) => (
              <li key={brand} className={label}>
                <Wordmark brand={brand} size={34} />
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </Section>
  );
}
