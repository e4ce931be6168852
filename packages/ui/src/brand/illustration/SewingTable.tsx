import { paint } from '../../tokens/paint';
import { IllustrationFrame } from './Illustration';

/** A sewing machine at work. */
export function SewingTable() {
  return (
    <IllustrationFrame ground={paint.moneySoft}>
      <rect fill={paint.moneyDeep} x="0" y="232" width="400" height="16" />
      <rect fill={paint.money} x="0" y="248" width="400" height="52" />
      <path fill={paint.accent} d="M20 206q70-14 150 4t210-4v36q-120 12-200 0T20 242Z" />
      <path
        fill="none"
        stroke={paint.action}
        strokeWidth="3"
        d="M30 224q70-14 150 2t190-2"
        strokeDasharray="10 7"
      />
      <rect fill={paint.strong} x="96" y="196" width="212" height="20" rx="6" />
      <path
        fill={paint.strong}
        d="M250 200V120H150v24q0 8-8 8h-12q-8 0-8-8v-36q0-26 26-26h126q26 0 26 26v92Z"
      />
      <path fill="none" stroke={paint.control} strokeWidth="5" d="M134 152v48" />
      <rect fill={paint.text} x="124" y="172" width="20" height="12" rx="3" />
      <path fill="none" stroke={paint.text} strokeWidth="3" d="M134 184v16" />
      <circle fill={paint.accent} cx="280" cy="124" r="12" />
      <circle fill={paint.strongDeep} cx="306" cy="140" r="22" />
      <circle fill={paint.money} cx="306" cy="140" r="9" />
      <rect fill={paint.money} x="176" y="52" width="26" height="30" rx="4" />
      <rect fill={paint.moneyDeep} x="170" y="48" width="38" height="7" rx="3" />
      <rect fill={paint.moneyDeep} x="170" y="76" width="38" height="7" rx="3" />
      <path fill="none" stroke={paint.money} strokeWidth="2" d="M189 66q-70-16-56 86" />
      <path
        fill={paint.accent}
        d="M204 135.2c-6.4 -4.2 -11 -7.7 -11 -12.5 0 -3.5 2.7 -6 5.9 -6 2.1 0 4 1.2 5.1 3.1 1.1 -1.9 3 -3.1 5.1 -3.1 3.2 0 5.9 2.6 5.9 6 0 4.8 -4.6 8.2 -11 12.5Z"
      />
      <path
        fill={paint.action}
        d="M70 279.2c-6.4 -4.2 -11 -7.7 -11 -12.5 0 -3.5 2.7 -6 5.9 -6 2.1 0 4 1.2 5.1 3.1 1.1 -1.9 3 -3.1 5.1 -3.1 3.2 0 5.9 2.6 5.9 6 0 4.8 -4.6 8.2 -11 12.5Z"
      />
      <circle fill={paint.raised} cx="340" cy="272" r="13" />
      <circle fill={paint.moneySoft} cx="336" cy="268" r="2.5" />
      <circle fill={paint.moneySoft} cx="344" cy="268" r="2.5" />
      <circle fill={paint.moneySoft} cx="336" cy="276" r="2.5" />
      <circle fill={paint.moneySoft} cx="344" cy="276" r="2.5" />
    </IllustrationFrame>
  );
}
