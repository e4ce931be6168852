import { useId } from 'react';
import { Text } from '../../../components/text';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { Container } from '../../../layout/container';
import { inlineVars } from '../../../styles/inline-vars';
import {
  band,
  equation,
  figure,
  label,
  letters,
  line,
  money,
  paper,
  printerSlot,
  shadow,
  sum,
} from './CampaignFigures.css';

export interface CampaignFiguresProps {
  /** Anchor of the section: where links such as `#stats` lead. Default none. */
  id?: string | undefined;
  /** Name of the figures, for assistive technology. */
  title: string;
  /** The figures of the campaign (docs/behaviour.md 3.10), printed as large as the page is wide. */
  figures: readonly { value: string; label: string }[];
  /** How the figures follow from each other. */
  arithmetic: { equation: string; text: string };
}

const longestWord = (text: string) => Math.max(...text.split(/\s+/).map((word) => word.length));

/** The figures of the campaign, on a wide receipt. The hero's button scrolls to its id, `stats`. */
export function CampaignFigures({ id, title, figures, arithmetic }: CampaignFiguresProps) {
  const titleId = useId();
  return (
    <section id={id} className={band} aria-labelledby={titleId}>
      <Container>
        <div className={printerSlot} />
        <div className={shadow}>
          <div className={paper} data-surface="card">
            <h2 id={titleId}>
              <VisuallyHidden>{title}</VisuallyHidden>
            </h2>
            <ul>
              {figures.map((entry) => (
                <li key={entry.label} className={line}>
                  <span
                    className={entry.value.startsWith('£') ? money : figure}
                    style={inlineVars({ [letters]: String(longestWord(entry.value)) })}
                  >
                    {entry.value}
                  </span>{' '}
                  <span className={label}>{entry.label}</span>
                </li>
              ))}
            </ul>
            <div className={sum}>
              <p className={equation}>{arithmetic.equation}</p>
              <Text>{arithmetic.text}</Text>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
