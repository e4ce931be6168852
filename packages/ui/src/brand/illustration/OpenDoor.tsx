import { paint } from '../../tokens/paint';
import { IllustrationFrame, Line } from './Illustration';

/** Someone at a lit door takes a young person's hand. */
export function OpenDoor() {
  return (
    <IllustrationFrame ground={paint.strong} night>
      <path fill={paint.strongDeep} d="M0 92h44v-26h52v48h40V78h40v170H0Z" />
      <path
        fill={paint.accent}
        d="M20 116h12v14H20ZM112 134h12v14h-12ZM64 88h12v14H64Z"
        opacity=".5"
      />
      <path fill={paint.moneySoft} d="M166 62h238v194H166Z" />
      <path fill={paint.moneyDeep} d="M154 62l36-52h214v52Z" />
      <path fill={paint.raised} d="M344 100h42v58h-42ZM190 104h22v46h-22Z" />
      <path fill={paint.accent} d="M350 106h30v46h-30ZM195 109h12v36h-12Z" />
      <path fill="none" stroke={paint.raised} strokeWidth="4" d="M365 102v54M346 129h38" />
      <path fill={paint.strongDeep} d="M0 248h400v52H0Z" />
      <path fill={paint.accent} d="M236 248h80l-40 52H116Z" />
      <path fill={paint.raised} d="M228 252V126q0-42 48-42t48 42v126Z" />
      <path fill={paint.accentSoft} d="M236 252V128q0-36 40-36t40 36v124Z" />
      <path fill={paint.money} d="M316 116l30 16v136l-30-16Z" />
      <circle fill={paint.accentSoft} cx="324" cy="192" r="3" />
      <path fill={paint.action} d="M252 254v-68q0-26 24-26t24 26v68Z" />
      <path fill={paint.moneySoft} d="M261 140q0-21 17-21t17 21-17 23-17-23Z" />
      <path
        fill={paint.moneyDeep}
        d="M260 144q-4-32 18-32t20 34l4 18q-14-4-10-28-18 2-24-6-2 8-8 14Z"
      />
      <Line stroke={paint.text} strokeWidth="2.500" d="M270 142v1M282 142v1M272 151q4 4 8 0" />
      <path fill={paint.money} d="M160 256l2-58q2-22 22-22t22 22v58h-18l-4-24-6 24Z" />
      <path fill={paint.accent} d="M150 190q2-14 18-12v44h-18Z" />
      <path fill={paint.moneyDeep} d="M170 156q0-18 15-18t15 18-15 20-15-20Z" />
      <path fill={paint.text} d="M168 158q-4-26 18-26 16 0 16 18-18 2-24-4-4 4-4 14Z" />
      <Line stroke={paint.text} strokeWidth="2.500" d="M181 158v1M192 158v1M182 167q4 4 8 0" />
      <Line stroke={paint.money} strokeWidth="10" d="M196 196q14 18 32 14" />
      <Line stroke={paint.action} strokeWidth="10" d="M264 184q-12 26-36 26" />
      <circle fill={paint.moneyDeep} cx="222" cy="209" r="6" />
      <circle fill={paint.moneySoft} cx="231" cy="210" r="6" />
    </IllustrationFrame>
  );
}
