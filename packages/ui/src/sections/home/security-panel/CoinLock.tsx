import { color } from '../../../tokens/color';
import { lock } from './SecurityPanel.css';

/** A padlock with the logo's coin as its body. */
export function CoinLock() {
  return (
    <svg className={lock} viewBox="0 0 240 300" aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth={22}>
        <path d="M64 150V84a56 56 0 0 1 112 0v66" stroke={color.strongControl} />
        <path d="M57 150V84a63 63 0 0 1 63-63" stroke={color.onStrongMuted} strokeWidth={5} />
      </g>
      <circle cx={120} cy={186} r={104} fill={color.money} />
      <circle
        cx={120}
        cy={186}
        r={99}
        fill="none"
        stroke={color.moneyDeep}
        strokeWidth={10}
        strokeDasharray="5.183"
      />
      <circle cx={120} cy={186} r={84} fill={color.moneyDeep} />
      <circle cx={120} cy={186} r={84} fill="none" stroke={color.moneySoft} strokeOpacity={0.6} />
      <path
        d="M120 232c-29-19.500-48-36-48-58 0-16 12-27 26-27 9 0 17 5 22 13.500 5-8.500 13-13.500 22-13.500 14 0 26 11 26 27 0 22-19 38.500-48 58Z"
        fill={color.accent}
      />
      <path d="M120 168a11 11 0 0 1 6 20l4 20h-20l4-20a11 11 0 0 1 6-20Z" fill={color.strong} />
    </svg>
  );
}
