import { useId } from 'react';
import { Phone } from '../../../brand/phone/Phone';
import { FeatureVideo, type FeatureVideoProps } from '../../../components/feature-video';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { laidOutNearby } from '../../../layout/section/Section.css';
import type { SurfaceTone } from '../../../tokens/surface';
import * as styles from './Feature.css';

export interface FeatureProps {
  title: string;
  text: string;
  /** Aspect ratio 6 : 13. Make it dark if `tone` is `strong`. */
  film: Omit<FeatureVideoProps, 'aspectRatio' | 'surround'>;
  /** Default `raised`. */
  tone?: SurfaceTone | undefined;
}

/** A card with text and a film on a phone, for a `FeatureGrid`. */
export function Feature({ title, text, film, tone = 'raised' }: FeatureProps) {
  const titleId = useId();
  return (
    <section
      className={`${styles.feature} ${laidOutNearby}`}
      data-surface={tone}
      aria-labelledby={titleId}
    >
      <div className={styles.content}>
        <div className={styles.words}>
          <Heading level={2} size="heading" id={titleId}>
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </div>
        <div className={styles.device}>
          <FeatureVideo
            {...film}
            aspectRatio={6 / 13}
            surround={(screen) => (
              <Phone status={tone === 'strong' ? 'light' : 'dark'}>{screen}</Phone>
            )}
          />
        </div>
      </div>
    </section>
  );
}
