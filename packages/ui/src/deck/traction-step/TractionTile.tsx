import { Icon, type IconElement } from '../../components/icon/Icon';
import * as styles from './TractionStep.css';

export interface TractionTileData {
  icon: IconElement;
  /** E.g. "1,000+". */
  value: string;
  /** Shown small after the value, e.g. "pounds". */
  unit?: string | undefined;
  label: string;
  colour: 'card' | 'lime' | 'copper';
}

export interface TractionTileProps {
  tile: TractionTileData;
  /** The tile's number, from 1. */
  number: number;
  /** Width of the tile in its row. */
  span: 'half' | 'third';
}

/** One figure on a tile of receipt paper. */
export function TractionTile({ tile, number, span }: TractionTileProps) {
  return (
    <div
      className={styles.tile({ colour: tile.colour })}
      data-surface={tile.colour === 'lime' ? 'accent' : 'raised'}
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
