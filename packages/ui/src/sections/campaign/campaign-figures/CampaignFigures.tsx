import { Text } from '../../../components/text';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { Container } from '../../../layout/container';
import { band, equation, figure, held, label, line, roll, slot, sum } from './CampaignFigures.css';

export interface CampaignFiguresProps {
  /** Name of the figures, for assistive technology. */
  title: string;
  /** The figures of the campaign (Spec §2), printed as large as the page is wide. */
  figures: readonly { value: string; label: string }[];
  /** How the figures hang together. */
  arithmetic: { equation: string; text: string };
}

/** The figures of the campaign on a till roll. The hero's button scrolls to its id, `stats`. */
export function CampaignFigures({ title, figures, arithmetic }: CampaignFiguresProps) {
  return (
    <section id="stats" className={band} aria-labelledby="stats-title">
      <Container>
        <div className={slot} />
        <div className={held}>
          <div className={roll} data-surface="card">
            <h2 id="stats-title">
              <VisuallyHidden>{title}</VisuallyHidden>
            </h2>
            <ul>
              {figures.map((entry) => (
                <li key={entry.label} className={line}>
                  <span className={figure}>{entry.value}</span>{' '}
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
