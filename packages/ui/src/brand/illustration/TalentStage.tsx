import { paint } from '../../tokens/paint';
import { IllustrationFrame, Line } from './Illustration';

/** A young singer at a microphone, in a spotlight. */
export function TalentStage() {
  return (
    <IllustrationFrame ground={paint.strongDeep} night>
      <path fill={paint.strong} d="M200 0l120 252H80Z" />
      <path fill={paint.accent} d="M196 0h8l74 240H122Z" opacity=".9" />
      <path fill={paint.moneySoft} d="M84 240h232l34 60H50Z" />
      <path fill={paint.accent} d="M122 240c0-10 36-16 78-16s78 6 78 16-36 18-78 18-78-8-78-18Z" />
      <path fill={paint.text} d="M186 186h28l2 54h-12l-4-40-4 40h-12Z" />
      <path fill={paint.money} d="M176 194v-34q0-24 24-24t24 24v34Z" />
      <path
        fill={paint.moneyDeep}
        d="M192 122h16v16q-8 8-16 0ZM180 104q0-22 20-22t20 22-20 26-20-26Z"
      />
      <path
        fill={paint.strongDeep}
        d="M178 110q-12-38 22-38t22 38q2 14 6 20-12 0-12-30-20 6-30-4-2 12-2 32-10 0-6-18Z"
      />
      <Line stroke={paint.moneyDeep} strokeWidth="9" d="M180 156q-14 20 22 8M220 156l26-30" />
      <Line stroke={paint.text} strokeWidth="4" d="M206 158v82M190 241h32" />
      <rect fill={paint.text} x="200" y="126" width="12" height="24" rx="6" />
      <path
        fill={paint.money}
        d="M0 0h96q4 90-18 160T40 300H0ZM400 0h-96q-4 90 18 160t38 140h40Z"
      />
      <path
        fill={paint.moneyDeep}
        d="M30 0h22q8 120-30 300H0v-8Q36 140 30 0ZM78 0h18q4 90-18 160Q88 80 78 0ZM370 0h-22q-8 120 30 300h22v-8Q364 140 370 0ZM322 0h-18q-4 90 18 160-10-80 0-160Z"
      />
      <path
        fill={paint.money}
        d="M0 0h400v26q-25 20-50 0-25 20-50 0-25 20-50 0-25 20-50 0-25 20-50 0-25 20-50 0-25 20-50 0-25 20-50 0Z"
      />
      <path fill={paint.raised} d="M252 150l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z" />
    </IllustrationFrame>
  );
}
