import {
  Receipt,
  ReceiptFooter,
  ReceiptHeader,
  ReceiptLine,
  ReceiptLines,
  ReceiptRule,
  ReceiptTotal,
} from '../../../brand/receipt';
import { Heading } from '../../../components/heading';
import { Text } from '../../../components/text';
import { Container } from '../../../layout/container';
import { Section } from '../../../layout/section';
import { figure, figureLabel, layout, point, points, slip, words } from './StoreBenefits.css';

export interface StoreBenefitsProps {
  title: string;
  /** The figure that matters: "up to 15%", and what it is. */
  figure: { value: string; label: string };
  points: readonly { title: string; text: string }[];
  /** An example order. */
  receipt: {
    label: string;
    title: string;
    details: readonly string[];
    lines: readonly { label: string; value: string; emphasis?: 'strong' | 'gift' | undefined }[];
    total: { label: string; value: string };
    footer: string;
  };
}

/** What giving does for a store: one figure, figureLabel, one order on a receipt, and the reasons. */
export function StoreBenefits({
  title,
  figure: { value, label },
  points: reasons,
  receipt,
}: StoreBenefitsProps) {
  return (
    <Section tone="forest" aria-labelledby="basket" clipped>
      <Container>
        <div className={layout}>
          <div className={words}>
            <Heading level={2} id="basket">
              {title}
            </Heading>
            <p className={figure}>
              {value} <span className={figureLabel}>{label}</span>
            </p>
          </div>
          <div className={slip}>
            <Receipt label={receipt.label}>
              <ReceiptHeader details={receipt.details}>{receipt.title}</ReceiptHeader>
              <ReceiptRule />
              <ReceiptLines>
                {receipt.lines.map((line) => (
                  <ReceiptLine key={line.label} {...line} />
                ))}
              </ReceiptLines>
              <ReceiptRule />
              <ReceiptTotal {...receipt.total} tone="gift" />
              <ReceiptFooter>{receipt.footer}</ReceiptFooter>
            </Receipt>
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
