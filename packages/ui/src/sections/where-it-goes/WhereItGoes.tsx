import { Heading } from '../../components/heading/Heading';
import { Link } from '../../components/link/Link';
import { SectionHeading } from '../../components/section-heading/SectionHeading';
import { Text } from '../../components/text/Text';
import { ContainedSection } from '../../layout/section/ContainedSection';
import { Stack } from '../../layout/stack/Stack';
import { inlineVars } from '../../styles/inline-vars';
import * as styles from './WhereItGoes.css';

interface ShareAmount {
  label: string;
  pounds: number;
  /** Formatted: `£50.00`. */
  value: string;
}

export interface ShareOffer {
  /** As claimed elsewhere: `up to 20%`. */
  share: string;
  when: string;
  explanation?: string | undefined;
  /** An example of a card and its gift, drawn to scale. */
  sum: { label: string; credit: ShareAmount; gift: ShareAmount };
}

export interface WhereItGoesProps {
  id?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** What brands give, each with an example. */
  offers: readonly ShareOffer[];
  note: {
    title?: string | undefined;
    text: string;
    link: { href: string; label: string };
  };
}

/** The donation shares (docs/behaviour.md 1.2), as bars on one scale. */
export function WhereItGoes({ id, title, lead, offers, note }: WhereItGoesProps) {
  const most = Math.max(...offers.map(({ sum }) => sum.credit.pounds + sum.gift.pounds));
  return (
    <ContainedSection tone="quiet" gap={8} phoneHeight={558}>
      <SectionHeading id={id} title={title} lead={lead} leadTone="muted" />
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <Offer key={offer.share} {...offer} scale={most} />
        ))}
      </ul>
      <div className={styles.note}>
        {note.title ? <Heading level={3}>{note.title}</Heading> : null}
        <Text>
          <span>{note.text}</span> <Link {...note.link} tone="inherit" />
        </Text>
      </div>
    </ContainedSection>
  );
}

/** `scale` is the full width in pounds. */
function Offer({ share, when, explanation, sum, scale }: ShareOffer & { scale: number }) {
  const { label, credit, gift } = sum;
  const whole = credit.pounds + gift.pounds;
  return (
    <li className={styles.offer}>
      <Stack gap={2}>
        <Heading level={3}>
          <span className={styles.share}>{share}</span> <span>{when}</span>
        </Heading>
        {explanation ? <Text>{explanation}</Text> : null}
      </Stack>
      <figure
        className={styles.sum}
        aria-label={label}
        style={inlineVars({
          [styles.wholeVar]: `${(100 * whole) / scale}%`,
          [styles.giftVar]: `${(100 * gift.pounds) / whole}%`,
        })}
      >
        <div className={styles.bar} aria-hidden>
          <span className={styles.creditBar} />
          <span className={styles.giftBar} />
        </div>
        <dl className={styles.amounts}>
          {[credit, gift].map((amount) => (
            <div key={amount.label} className={styles.amountPair}>
              <dt className={styles.amountLabel}>{amount.label}</dt>
              <dd className={styles.amount}>{amount.value}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </li>
  );
}
