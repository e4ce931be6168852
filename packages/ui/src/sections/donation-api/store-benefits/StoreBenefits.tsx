import { Receipt, type ReceiptData } from '../../../brand/receipt';
import { Heading } from '../../../components/heading/Heading';
import { Text } from '../../../components/text/Text';
import { ContainedSection } from '../../../layout/section/ContainedSection';
import { figureLabel } from '../figure-label.css';
import { figure, layout, point, points, receiptArea, words } from './StoreBenefits.css';

export interface StoreBenefitsProps {
  title: string;
  figure: { value: string; label: string };
  points: readonly { title: string; text: string }[];
  receipt: ReceiptData;
}

/** How giving helps a shop. */
export function StoreBenefits({
  title,
  figure: { value, label },
  points: reasons,
  receipt,
}: StoreBenefitsProps) {
  return (
    <ContainedSection tone="strong" clipped>
      <div className={layout}>
        <div className={words}>
          <Heading level={2}>{title}</Heading>
          <p className={figure}>
            <span>{value}</span> <span className={figureLabel}>{label}</span>
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
    </ContainedSection>
  );
}
