import { paint } from '../../tokens/paint';
import { IllustrationFrame, Line } from './Illustration';

/** A noticeboard with a tear-off notice. */
export function Noticeboard() {
  return (
    <IllustrationFrame ground={paint.onStrongMuted}>
      <rect fill={paint.moneyDeep} x="30" y="24" width="340" height="252" rx="12" />
      <rect fill={paint.money} x="44" y="38" width="312" height="224" rx="4" />
      <g transform="rotate(-5 101 58)">
        <rect fill={paint.accentSoft} x="66" y="58" width="70" height="64" rx="3" />
        <circle fill={paint.moneyDeep} cx="101" cy="66" r="5" />
      </g>
      <path
        fill={paint.action}
        d="M100 106.9c-7.6 -5 -13 -9.1 -13 -14.7 0 -4.1 3.1 -7.1 6.9 -7.1 2.5 0 4.8 1.4 6.1 3.7 1.3 -2.3 3.6 -3.7 6.1 -3.7 3.8 0 6.9 3 6.9 7.1 0 5.6 -5.4 9.8 -13 14.7Z"
      />
      <g transform="rotate(4 304 60)">
        <rect fill={paint.page} x="272" y="60" width="64" height="78" rx="3" />
        <circle fill={paint.moneyDeep} cx="304" cy="68" r="5" />
      </g>
      <path
        fill="none"
        stroke={paint.control}
        strokeWidth="4"
        d="M286 86h38M286 98h38M286 110h24"
      />
      <rect fill={paint.raised} x="146" y="58" width="108" height="140" rx="3" />
      <circle fill={paint.strong} cx="200" cy="68" r="6" />
      <path
        fill={paint.money}
        d="M200 124.8c-11.7 -7.7 -20 -14 -20 -22.7 0 -6.3 4.8 -11 10.7 -11 3.8 0 7.3 2.2 9.3 5.7 2 -3.5 5.5 -5.7 9.3 -5.7 5.8 0 10.7 4.7 10.7 11 0 8.7 -8.3 15 -20 22.7Z"
      />
      <Line stroke={paint.strong} strokeWidth="5" d="M164 146h72M164 160h72M176 174h48" />
      {[150, 167, 184, 201, 218, 235].map((x) => (
        <rect key={x} fill={paint.raised} x={x} y="196" width="14" height="34" />
      ))}
      <rect fill={paint.money} x="184" y="196" width="14" height="34" />
      <g transform="rotate(4 96 150)">
        <rect fill={paint.accent} x="64" y="150" width="64" height="84" rx="3" />
        <circle fill={paint.strong} cx="96" cy="158" r="5" />
      </g>
      <Line stroke={paint.strong} strokeWidth="4" d="M78 180h36M78 194h36M78 208h22" />
      <g transform="rotate(-4 307 166)">
        <rect fill={paint.strong} x="274" y="166" width="66" height="66" rx="3" />
        <circle fill={paint.accent} cx="307" cy="174" r="5" />
      </g>
      <path
        fill="none"
        stroke={paint.accent}
        strokeWidth="6"
        d="M292 202l10 10 20-22"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </IllustrationFrame>
  );
}
