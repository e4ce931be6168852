import { color } from '../../tokens/color';
import { coin } from './ToastSlip.css';

/** A copper coin with a heart, that drops onto the stub of a toast once. */
export function Coin() {
  return (
    <svg className={coin} viewBox="0 0 28 28" aria-hidden focusable="false">
      <circle cx="14" cy="14" r="14" fill={color.copper} />
      <circle cx="14" cy="14" r="11.2" fill="none" stroke={color.copperSoft} strokeOpacity="0.7" />
      <path
        d="M14 20.300C10.500 17.900 8 15.700 8 12.900c0-2 1.500-3.400 3.200-3.400 1.100 0 2.200.6 2.800 1.700.6-1.100 1.700-1.700 2.800-1.700 1.700 0 3.200 1.400 3.200 3.400 0 2.800-2.500 5-6 7.400Z"
        fill={color.lime}
      />
    </svg>
  );
}
