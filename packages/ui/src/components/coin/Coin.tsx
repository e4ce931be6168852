import { color } from '../../tokens/color';
import { coin } from './Coin.css';

const notches = 40;

export interface CoinProps {
  /** Diameter in px. Default 48. */
  size?: number | undefined;
  /** Drops the coin once, unless motion is reduced. */
  dropped?: boolean | undefined;
}

/** A decorative copper coin. */
export function Coin({ size = 48, dropped = false }: CoinProps) {
  return (
    <svg
      className={coin({ dropped })}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="24" cy="24" r="23" fill={color.money} />
      <circle
        cx="24"
        cy="24"
        r="22"
        fill="none"
        stroke={color.moneyDeep}
        strokeWidth="2"
        strokeDasharray={`${(44 * Math.PI) / notches / 2}`}
      />
      <circle cx="24" cy="24" r="18.5" fill={color.moneyDeep} />
      <circle cx="24" cy="24" r="18.5" fill="none" stroke={color.moneySoft} strokeOpacity="0.6" />
      <path
        d="M24 33.5c-6.4-4.3-10.6-8-10.6-12.800 0-3.500 2.700-6 5.800-6 1.900 0 3.700 1.100 4.800 3 1.100-1.900 2.900-3 4.800-3 3.100 0 5.800 2.500 5.800 6 0 4.800-4.200 8.500-10.6 12.800Z"
        fill={color.money}
        stroke={color.moneySoft}
        strokeOpacity="0.6"
      />
    </svg>
  );
}
