import { paint } from '../../tokens/paint';
import { IllustrationFrame } from './Illustration';

const flowers = [
  [30, 252, paint.money],
  [58, 266, paint.accent],
  [338, 262, paint.accent],
  [366, 246, paint.money],
  [310, 272, paint.money],
] as const;

/** A garden pond with a paper boat. */
export function HospiceGarden() {
  return (
    <IllustrationFrame ground={paint.accentSoft}>
      <circle fill={paint.accent} cx="46" cy="50" r="30" />
      {/* Moved up, so that the receipt of a partner page covers only grass. */}
      <g transform="translate(0 -30)">
        <path fill={paint.action} d="M0 190q100-50 220-10t180-24v174H0Z" />
        <rect fill={paint.moneyDeep} x="136" y="112" width="12" height="84" />
        <circle fill={paint.actionDeep} cx="136" cy="88" r="42" />
        <circle fill={paint.strong} cx="154" cy="104" r="32" />
        <path fill={paint.raised} d="M214 196v-62l46-34 46 34v62Z" />
        <path fill={paint.quiet} d="M276 112l30 22v62h-30Z" />
        <path fill={paint.money} d="M204 138l56-42 56 42-6 8-50-36-50 36Z" />
        <path fill={paint.moneySoft} d="M248 196v-28a12 12 0 0 1 24 0v28Z" />
        <rect fill={paint.moneySoft} x="286" y="152" width="12" height="14" />
        <rect fill={paint.moneySoft} x="222" y="152" width="12" height="14" />
        <path
          fill={paint.onStrongMuted}
          d="M60 262c0-26 62-42 140-42s140 16 140 42-62 40-140 40S60 288 60 262Z"
        />
        <path fill={paint.raised} d="M140 236h120l-26 32h-68Z" />
        <path fill={paint.quiet} d="M200 186l38 50h-76Z" />
        <path fill={paint.raised} d="M200 186v50h-38Z" />
        <path fill={paint.line} d="M140 236h60v32h-34Z" />
        <path
          fill={paint.money}
          d="M222 259.9c-4.1 -2.7 -7 -4.9 -7 -7.9 0 -2.2 1.7 -3.9 3.7 -3.9 1.3 0 2.6 0.8 3.3 2 0.7 -1.2 1.9 -2 3.3 -2 2 0 3.7 1.6 3.7 3.9 0 3 -2.9 5.2 -7 7.9Z"
        />
        {flowers.map(([x, y, petals]) => (
          <g key={x}>
            <path fill="none" stroke={paint.actionDeep} strokeWidth="4" d={`M${x} 292V${y}`} />
            <circle fill={petals} cx={x} cy={y} r="11" />
            <circle fill={paint.raised} cx={x} cy={y} r="4" />
          </g>
        ))}
      </g>
    </IllustrationFrame>
  );
}
