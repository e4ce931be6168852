import type { Ref } from 'react';
import { ButtonLink } from '../../../components/button/ButtonLink';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { Stack } from '../../../layout/stack/Stack';
import * as css from './VisionMission.css';

export interface VisionMissionProps {
  title: string;
  /** One string per paragraph. */
  mission: readonly string[];
  productsTitle: string;
  /** The products, each with how far it is. */
  products: readonly { stage: string; title: string; text: string }[];
  /** Opens an email draft or a page. */
  access: { href: string; label: string; note: string };
  /** Receives focus when the vision replaces its gate. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The mission and products of the vision (docs/behaviour.md 3.7). */
export function VisionMission({
  title,
  mission,
  productsTitle,
  products,
  access,
  titleRef,
}: VisionMissionProps) {
  return (
    <ContainedSection gap={16}>
      <Stack gap={8}>
        <Heading level={1} size="display" ref={titleRef} tabIndex={-1}>
          {title}
        </Heading>
        <div className={css.mission}>
          <Stack>
            {mission.map((paragraph) => (
              <Text key={paragraph} size="lead">
                {paragraph}
              </Text>
            ))}
          </Stack>
          <Stack gap={3} align="start">
            <ButtonLink
              href={access.href}
              label={access.label}
              external={access.href.startsWith('https:')}
            />
            <Text size="small" tone="muted">
              {access.note}
            </Text>
          </Stack>
        </div>
      </Stack>
      <Stack gap={6}>
        <Heading level={2} size="heading">
          {productsTitle}
        </Heading>
        <ol className={css.products}>
          {products.map(({ stage, title: productTitle, text }) => (
            <li key={productTitle} className={css.product}>
              <Stack gap={1}>
                <span className={css.stage}>{stage}</span>
                <Heading level={3}>{productTitle}</Heading>
              </Stack>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </ol>
      </Stack>
    </ContainedSection>
  );
}
