'use client';

import { Text } from '../../components/text/Text';
import { Inline } from '../../layout/inline/Inline';
import { NextButton } from '../slide/NextButton';
import { type DeckStepProps, Slide } from '../slide/Slide';
import * as styles from './TractionStep.css';
import { TractionTile, type TractionTileData } from './TractionTile';

export type TractionStepProps = {
  heading: string;
  /** A short line above the heading. */
  eyebrow: string;
  tiles: readonly TractionTileData[];
  outlook: string;
  buttonLabel: string;
} & DeckStepProps<{
  onContinue: () => void;
}>;

/** Step 5: five figures, each on a tile of receipt paper (docs/behaviour.md 3.12). */
export function TractionStep({
  heading,
  eyebrow,
  tiles,
  outlook,
  buttonLabel,
  onContinue,
  printed = false,
}: TractionStepProps) {
  return (
    <Slide step="traction" heading={heading} eyebrow={eyebrow} size="section">
      <ul className={styles.tiles}>
        {tiles.map((tile, index) => {
          const span = index < 2 ? 'half' : 'third';
          return (
            <li key={tile.label} className={styles.cell}>
              <TractionTile tile={tile} number={index + 1} span={span} />
            </li>
          );
        })}
      </ul>
      <Inline gap={6} justify="between">
        <Text size="lead">{outlook}</Text>
        {printed ? null : <NextButton onClick={onContinue}>{buttonLabel}</NextButton>}
      </Inline>
    </Slide>
  );
}
