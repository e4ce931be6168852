import { paint } from '../../tokens/paint';
import { IllustrationFrame } from './Illustration';

/** A flask with hearts rising in it. */
export function ResearchFlask() {
  return (
    <IllustrationFrame ground={paint.onStrongMuted}>
      <rect fill={paint.strong} x="0" y="256" width="400" height="44" />
      <rect fill={paint.strongDeep} x="0" y="250" width="400" height="10" />
      <path fill={paint.raised} d="M172 40h56v76l62 112q12 26-16 28H126q-28-2-16-28l62-112Z" />
      <rect fill={paint.line} x="162" y="30" width="76" height="16" rx="8" />
      <path fill={paint.accent} d="M146 176h108l30 54q6 14-10 16H126q-16-2-10-16Z" />
      <path fill={paint.action} d="M146 176q27-14 54 0t54 0l12 22q-33 12-66 0t-66 0Z" />
      <path
        fill={paint.money}
        d="M178 224.9c-7.6 -5 -13 -9.1 -13 -14.7 0 -4.1 3.1 -7.1 6.9 -7.1 2.5 0 4.8 1.4 6.1 3.7 1.3 -2.3 3.6 -3.7 6.1 -3.7 3.8 0 6.9 3 6.9 7.1 0 5.6 -5.4 9.8 -13 14.7Z"
      />
      <path
        fill={paint.money}
        d="M226 229.6c-5.2 -3.4 -9 -6.3 -9 -10.2 0 -2.8 2.2 -4.9 4.8 -4.9 1.7 0 3.3 1 4.2 2.5 0.9 -1.6 2.5 -2.5 4.2 -2.5 2.6 0 4.8 2.1 4.8 4.9 0 3.9 -3.8 6.8 -9 10.2Z"
      />
      <path
        fill={paint.money}
        d="M204 156.7c-4.7 -3.1 -8 -5.6 -8 -9.1 0 -2.5 1.9 -4.4 4.3 -4.4 1.5 0 2.9 0.9 3.7 2.3 0.8 -1.4 2.2 -2.3 3.7 -2.3 2.3 0 4.3 1.9 4.3 4.4 0 3.5 -3.3 6 -8 9.1Z"
      />
      <path
        fill={paint.money}
        d="M198 97.0c-3.5 -2.3 -6 -4.2 -6 -6.8 0 -1.9 1.4 -3.3 3.2 -3.3 1.1 0 2.2 0.7 2.8 1.7 0.6 -1.1 1.6 -1.7 2.8 -1.7 1.8 0 3.2 1.4 3.2 3.3 0 2.6 -2.5 4.5 -6 6.8Z"
      />
      <rect fill={paint.moneyDeep} x="318" y="92" width="10" height="160" />
      <rect fill={paint.moneyDeep} x="292" y="242" width="62" height="12" rx="4" />
      <rect fill={paint.moneyDeep} x="250" y="104" width="74" height="8" rx="4" />
      <rect fill={paint.raised} x="48" y="176" width="22" height="76" rx="11" />
      <path fill={paint.money} d="M48 212h22v29a11 11 0 0 1-22 0Z" />
      <rect fill={paint.raised} x="82" y="176" width="22" height="76" rx="11" />
      <path fill={paint.action} d="M82 196h22v45a11 11 0 0 1-22 0Z" />
      <rect fill={paint.moneyDeep} x="34" y="196" width="84" height="10" rx="5" />
    </IllustrationFrame>
  );
}
