import { paint } from '../../tokens/paint';
import { IllustrationFrame } from './Illustration';

/** A hall with open doors. */
export function CommunityHall() {
  return (
    <IllustrationFrame ground={paint.onStrongMuted}>
      <path fill={paint.raised} d="M60 250V138l140-62 140 62v112Z" />
      <path fill={paint.quiet} d="M256 101l84 37v112h-56Z" />
      <path fill={paint.moneyDeep} d="M40 146L200 74l160 72v-18L200 54 40 128Z" />
      <circle fill={paint.moneySoft} cx="200" cy="118" r="16" />
      <path
        fill={paint.money}
        d="M200 126.1c-5 -3.3 -8.5 -6 -8.5 -9.6 0 -2.7 2.1 -4.7 4.5 -4.7 1.6 0 3.1 0.9 4 2.4 0.8 -1.5 2.3 -2.4 4 -2.4 2.5 0 4.5 2 4.5 4.7 0 3.7 -3.5 6.4 -8.5 9.6Z"
      />
      <path fill={paint.accentSoft} d="M150 250v-70q0-20 50-20t50 20v70Z" />
      <path fill={paint.money} d="M150 250v-70q0-12 14-16v86ZM250 250v-70q0-12-14-16v86Z" />
      <rect fill={paint.strong} x="84" y="166" width="40" height="44" rx="4" />
      <rect fill={paint.strong} x="276" y="166" width="40" height="44" rx="4" />
      <path
        fill="none"
        stroke={paint.raised}
        strokeWidth="4"
        d="M104 166v44M84 188h40M296 166v44M276 188h40"
      />
      <path fill="none" stroke={paint.text} strokeWidth="2" d="M28 52q172 60 344 0" />
      <path fill={paint.accent} d="M40 58l14 4-9 18ZM144 80l14 4-9 18ZM256 76l14 4-9 18Z" />
      <path fill={paint.money} d="M74 68l14 4-9 18ZM182 82l14 4-9 18ZM292 68l14 4-9 18Z" />
      <path fill={paint.action} d="M108 76l14 4-9 18ZM220 80l14 4-9 18ZM326 60l14 4-9 18Z" />
      <rect fill={paint.action} x="0" y="250" width="400" height="50" />
      <circle fill={paint.money} cx="178" cy="204" r="13" />
      <path fill={paint.strong} d="M158 274v-32q0-20 20-20t20 20v32Z" />
      <circle fill={paint.moneyDeep} cx="222" cy="210" r="12" />
      <path fill={paint.money} d="M204 273v-29q0-18 18-18t18 18v29Z" />
      <circle fill={paint.moneySoft} cx="70" cy="222" r="12" />
      <path fill={paint.accent} d="M52 285v-29q0-18 18-18t18 18v29Z" />
      <circle fill={paint.money} cx="330" cy="216" r="13" />
      <path fill={paint.moneyDeep} d="M310 286v-32q0-20 20-20t20 20v32Z" />
    </IllustrationFrame>
  );
}
