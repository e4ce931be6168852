import { paint } from '../../tokens/paint';
import { IllustrationFrame, type IllustrationProps } from './Illustration';

/** A large pot on a long table. */
export function CookeryTable({ title }: IllustrationProps) {
  return (
    <IllustrationFrame title={title} ground={paint.limeSoft}>
      <path
        fill="none"
        stroke={paint.green}
        strokeWidth="7"
        d="M170 92q-16-18 0-34t0-34M232 92q16-18 0-34t0-34"
        strokeLinecap="round"
      />
      <path
        fill={paint.green}
        d="M201 72.3c-9.9 -6.5 -17 -11.9 -17 -19.3 0 -5.4 4.1 -9.3 9.1 -9.3 3.3 0 6.2 1.8 7.9 4.8 1.7 -3 4.7 -4.8 7.9 -4.8 5 0 9.1 4 9.1 9.3 0 7.4 -7.1 12.8 -17 19.3Z"
      />
      <path fill={paint.forest} d="M112 120h176v96q0 24-24 24H136q-24 0-24-24Z" />
      <rect fill={paint.forestDeep} x="96" y="108" width="208" height="20" rx="10" />
      <rect fill={paint.forestDeep} x="70" y="146" width="46" height="16" rx="8" />
      <rect fill={paint.forestDeep} x="284" y="146" width="46" height="16" rx="8" />
      <rect fill={paint.lime} x="132" y="160" width="136" height="10" rx="5" />
      <rect fill={paint.copperDeep} x="0" y="240" width="400" height="14" />
      <rect fill={paint.copper} x="0" y="254" width="400" height="46" />
      <path fill={paint.copper} d="M18 236q4-26 26-32l38 4q6 4 0 10l-46 18Z" />
      <path fill={paint.green} d="M74 206q18-24 30-16-8 4-10 10 12-2 14 8-10-4-24 2Z" />
      <path fill={paint.card} d="M322 206h60q0 34-30 34t-30-34Z" />
      <rect fill={paint.line} x="318" y="200" width="68" height="8" rx="4" />
      <circle fill={paint.lime} cx="340" cy="198" r="10" />
      <circle fill={paint.copper} cx="356" cy="194" r="11" />
      <circle fill={paint.green} cx="370" cy="198" r="9" />
      <rect fill={paint.paper} x="150" y="262" width="100" height="26" rx="4" />
      <rect fill={paint.copperSoft} x="40" y="264" width="84" height="10" rx="5" />
      <rect fill={paint.copperSoft} x="280" y="264" width="84" height="10" rx="5" />
    </IllustrationFrame>
  );
}
