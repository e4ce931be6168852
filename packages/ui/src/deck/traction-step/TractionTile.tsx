import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../components/icon';
import * as styles from './TractionStep.css';

/** What a tile shows (docs/behaviour.md 5). */
export interface TractionTileData {
  /** The heading of the tile. */
  icon: LucideIcon;
  /** The figure: "1,000+". */
  value: string;
  /** Stands small behind the figure: "pounds". */
  unit?: string | undefined;
  /** What it counts. */
  label: string;
  /** Colour of the tile. */
  colour: 'card' | 'lime' | 'copper';
}

export interface TractionTileProps {
  /** What the tile shows. */
  tile: TractionTileData;
  /** Its place in the row of tiles, from 1: printed as the tile's number. */
  number: number;
  /** How much of the row it takes. */
  span: 'half' | 'third';
}

/** One figure on a tile of receipt paper. */
export function TractionTile({ tile, number, span }: TractionTileProps) {
  return (
    <div
      className={styles.tile({ colour: tile.colour })}
      data-surface={tile.colour === 'lime' ? 'lime' : 'card'}
    >
      <p className={styles.top} aria-hidden>
        <span>No. {number}</span>
        <Icon icon={tile.icon} />
      </p>
      <p className={styles.value({ span })}>
        {tile.value}
        {tile.unit ? <span className={styles.unit}> {tile.unit}</span> : null}
      </p>
      <p className={styles.label}>{tile.label}</p>
    </div>
  );
}
