import { useId } from 'react';
import { Figure } from '../../../components/text/Figure';
import { Text } from '../../../components/text/Text';
import { VisuallyHidden } from '../../../components/visually-hidden/VisuallyHidden';
import { Container } from '../../../layout/container/Container';
import { inlineVars } from '../../../styles/inline-vars';
import * as styles from './CampaignFigures.css';

export interface CampaignFiguresProps {
  id?: string | undefined;
  /** Accessible name of the figures. */
  title: string;
  /** The figures, each with its label. */
  figures: readonly { value: string; label: string }[];
  /** How the figures are worked out. */
  arithmetic: { equation: string; text: string };
}

const longestWord = (text: string) => Math.max(...text.split(/\s+/).map((word) => word.length));

/** The campaign's figures, on a wide receipt (docs/behaviour.md 3.10). */
export function CampaignFigures({ id, title, figures, arithmetic }: CampaignFiguresProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.band} aria-labelledby={titleId}>
      <Container>
        <div className={styles.printerSlot} />
        <div className={styles.shadow}>
          <div className={styles.paper} data-surface="raised">
            <h2 id={titleId}>
              <VisuallyHidden>{title}</VisuallyHidden>
            </h2>
            <ul>
              {figures.map((entry) => (
                <li key={entry.label} className={styles.line}>
                  <span
                    className={styles.figure}
                    style={inlineVars({ [styles.letters]: String(longestWord(entry.value)) })}
                  >
                    <Figure>{entry.value}</Figure>
                  </span>{' '}
                  <span className={styles.label}>{entry.label}</span>
                </li>
              ))}
            </ul>
            <div className={styles.sum}>
              <p className={styles.equation}>{arithmetic.equation}</p>
              <Text>{arithmetic.text}</Text>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
