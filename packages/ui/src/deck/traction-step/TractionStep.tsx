'use client';

import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Icon, type IconShapes } from '../../components/icon/Icon';
import { Figure } from '../../components/text/Figure';
import { Text } from '../../components/text/Text';
import { Inline } from '../../layout/inline/Inline';
import { NextButton } from '../slide/NextButton';
import { type DeckStepProps, Slide } from '../slide/Slide';
import * as styles from './TractionStep.css';

export interface TractionTileData {
  icon: IconShapes;
  value: string;
  /** True for a fact without a figure, which is set smaller. Default false. */
  inWords?: boolean | undefined;
  /** Shown small after the value, e.g. "pounds". */
  unit?: string | undefined;
  label: string;
  colour: 'card' | 'lime' | 'copper';
}

export type TractionStepProps = {
  heading: string;
  eyebrow: string;
  /** The figures, in order. */
  tiles: readonly TractionTileData[];
  /** What is expected next. */
  outlook: string;
  buttonLabel: string;
} & DeckStepProps<{
  onContinue: () => void;
}>;

/** Step 5 of the deck (docs/behaviour.md 3.12). */
export function TractionStep({
  heading,
  eyebrow,
  tiles,
  outlook,
  buttonLabel,
  onContinue,
  printed = false,
}: TractionStepProps) {
  const { numbered = (number: number) => `No. ${number}` } = useControlWords();
  return (
    <Slide step="traction" heading={heading} eyebrow={eyebrow} size="section">
      <ul className={styles.tiles}>
        {tiles.map(({ icon, value, inWords, unit, label, colour }, index) => (
          <li key={label} className={styles.cell}>
            <div
              className={colour === 'copper' ? styles.copperTile : styles.tile}
              data-surface={colour === 'lime' ? 'accent' : 'raised'}
            >
              <p className={styles.top} aria-hidden>
                <span>{numbered(index + 1)}</span>
                <Icon icon={icon} />
              </p>
              <p
                className={styles.value({ span: inWords ? 'words' : index < 2 ? 'half' : 'third' })}
              >
                <Figure>{value}</Figure>
                {unit ? <span className={styles.unit}>{` ${unit}`}</span> : null}
              </p>
              <p className={styles.label}>{label}</p>
            </div>
          </li>
        ))}
      </ul>
      <Inline gap={6} justify="between">
        {/* On paper, it is as wide as the sheet. A `p` is not. */}
        <Text as={printed ? 'div' : 'p'} size={printed ? 'body' : 'lead'}>
          <Figure>{outlook}</Figure>
        </Text>
        {printed ? null : <NextButton onClick={onContinue}>{buttonLabel}</NextButton>}
      </Inline>
    </Slide>
  );
}
