import { Check } from 'lucide-react';
import { useId } from 'react';
import { Phone } from '../../../brand/phone';
import { FeatureVideo, type FeatureVideoProps } from '../../../components/feature-video';
import { Heading } from '../../../components/heading';
import { Icon } from '../../../components/icon';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import type { SurfaceTone } from '../../../tokens/surface';
import * as styles from './Feature.css';

export interface FeatureProps {
  /** Anchor of the section. */
  id?: string | undefined;
  /** What the app does (Spec §2, Home: four feature sections). */
  title: string;
  /** One or two sentences. */
  text: string;
  /** Facts, each a line with a tick. */
  points?: readonly string[] | undefined;
  /** A figure that carries the section, with its unit: "£10.00". */
  figure?: { value: string; label: string } | undefined;
  /** The film on the phone's screen, 6 : 13; on forest one of a dark screen. */
  film: Omit<FeatureVideoProps, 'aspectRatio' | 'corners'>;
  /** On which side the phone stands from 768 px. Default `end`. */
  side?: 'start' | 'end' | undefined;
  /** Default `paper`. */
  tone?: SurfaceTone | undefined;
}

/** One of the four features: words on one side, a phone with a short film on the other. */
export function Feature({
  id,
  title,
  text,
  points = [],
  figure,
  film,
  side = 'end',
  tone = 'paper',
}: FeatureProps) {
  const titleId = useId();
  return (
    <Section tone={tone} id={id} aria-labelledby={titleId} clipped>
      <Container>
        <div className={styles.split({ side })}>
          <div className={styles.words({ side })}>
            {figure ? (
              <p>
                <span className={styles.figure}>{figure.value}</span>
                <Text as="span" size="small" tone="muted">
                  {' '}
                  {figure.label}
                </Text>
              </p>
            ) : null}
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <Text size="lead" tone="muted">
              {text}
            </Text>
            {points.length > 0 ? (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point} className={styles.point}>
                    <span className={styles.pointMark}>
                      <Icon icon={Check} />
                    </span>
                    <Text as="span">{point}</Text>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <div className={styles.picture}>
            <div className={styles.device}>
              <Phone status={tone === 'forest' ? 'light' : 'dark'}>
                <FeatureVideo {...film} aspectRatio={6 / 13} />
              </Phone>
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}
