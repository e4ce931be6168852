import { useId } from 'react';
import { Receipt, type ReceiptData } from '../../../brand/receipt';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { figureLabel } from '../figure-label.css';
import { figure, layout, point, points, receiptArea, words } from './StoreBenefits.css';

export interface StoreBenefitsProps {
  /** The heading. */
  title: string;
  /** The figure that matters: "up to 15%", and what it is. */
  figure: { value: string; label: string };
  /** The reasons, in the order in which they stand. */
  points: readonly { title: string; text: string }[];
  /** An example order. */
  receipt: ReceiptData;
}

/** What giving does for a store: one figure and what it is, one order on a receipt, and the reasons. */
export function StoreBenefits({
  title,
  figure: { value, label },
  points: reasons,
  receipt,
}: StoreBenefitsProps) {
  const titleId = useId();
  return (
    <Section tone="forest" aria-labelledby={titleId} clipped>
      <Container>
        <div className={layout}>
          <div className={words}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <p className={figure}>
              {value} <span className={figureLabel}>{label}</span>
            </p>
          </div>
          <div className={receiptArea}>
            <Receipt {...receipt} />
          </div>
          <ul className={points}>
            {reasons.map((reason) => (
              <li key={reason.title} className={point}>
                <Heading level={3}>{reason.title}</Heading>
                <Text tone="muted">{reason.text}</Text>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
