import { paint } from '../../tokens/paint';
import { IllustrationFrame, Line } from './Illustration';

/** A mother carrying her child on her back. */
export function MotherAndChild() {
  return (
    <IllustrationFrame ground={paint.moneySoft}>
      <circle fill={paint.money} cx="96" cy="112" r="46" />
      <path fill={paint.raised} d="M286 222v-68l46-20 46 20v70Z" />
      <path fill={paint.moneyDeep} d="M276 158l56-28 56 28v-12l-56-28-56 28Z" />
      <path fill={paint.action} d="M327 160h10v10h10v10h-10v10h-10v-10h-10v-10h10Z" />
      <path fill={paint.action} d="M0 220q110-40 210-8t190-14v102H0Z" />
      <path fill={paint.strong} d="M0 258q130-30 400-4v46H0Z" />
      <path
        fill={paint.moneyDeep}
        d="M184 122h24v22q-12 8-24 0ZM164 96q0-32 32-32t32 32-32 34-32-34Z"
      />
      <Line
        stroke={paint.text}
        strokeWidth="2.500"
        d="M182 96q4 4 8 0M202 96q4 4 8 0M190 112q6 6 12 0M238 152q3 3 6 0"
      />
      <path fill={paint.strong} d="M158 92q-2-40 38-40t38 38l-12-6q-26 8-50-4Z" />
      <path fill={paint.strong} d="M150 282q-14-88 4-122 12-24 42-24t44 26q18 36 8 120Z" />
      <path fill={paint.accent} d="M152 172q40 40 98 8l2 30q-60 28-104-10Z" />
      <circle fill={paint.moneyDeep} cx="244" cy="150" r="19" />
      <path fill={paint.money} d="M226 146q0-22 20-22t20 24q-20-8-40-2Z" />
      <path fill={paint.money} d="M226 168q40-6 44 20 0 34-30 40-24 0-26-24Z" />
    </IllustrationFrame>
  );
}
