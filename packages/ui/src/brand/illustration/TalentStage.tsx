import { paint } from '../../tokens/paint';
import { IllustrationFrame, type IllustrationProps } from './Illustration';

/** A stage with a microphone in a spotlight. */
export function TalentStage({ title }: IllustrationProps) {
  return (
    <IllustrationFrame title={title} ground={paint.forestDeep}>
      <path fill={paint.forest} d="M200 0l120 252H80Z" />
      <path fill={paint.lime} d="M196 0h8l74 240H122Z" opacity=".9" />
      <path fill={paint.copperSoft} d="M84 240h232l34 60H50Z" />
      <path fill={paint.lime} d="M122 240c0-10 36-16 78-16s78 6 78 16-36 18-78 18-78-8-78-18Z" />
      <path fill="none" stroke={paint.ink} strokeWidth="6" d="M200 118v118" strokeLinecap="round" />
      <path fill="none" stroke={paint.ink} strokeWidth="6" d="M180 240h40" strokeLinecap="round" />
      <rect fill={paint.ink} x="188" y="84" width="24" height="44" rx="12" />
      <path fill="none" stroke={paint.control} strokeWidth="2" d="M188 100h24M188 110h24" />
      <path fill={paint.copper} d="M0 0h96q4 90-18 160T40 300H0Z" />
      <path
        fill={paint.copperDeep}
        d="M30 0h22q8 120-30 300H0v-8Q36 140 30 0ZM78 0h18q4 90-18 160Q88 80 78 0Z"
      />
      <path fill={paint.copper} d="M400 0h-96q-4 90 18 160t38 140h40Z" />
      <path
        fill={paint.copperDeep}
        d="M370 0h-22q-8 120 30 300h22v-8Q364 140 370 0ZM322 0h-18q-4 90 18 160-10-80 0-160Z"
      />
      <path
        fill={paint.copper}
        d="M0 0h400v26q-25 20-50 0-25 20-50 0-25 20-50 0-25 20-50 0-25 20-50 0-25 20-50 0-25 20-50 0-25 20-50 0Z"
      />
      <path fill={paint.card} d="M252 150l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2Z" />
    </IllustrationFrame>
  );
}
