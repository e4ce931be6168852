import { paint } from '../../tokens/paint';
import { IllustrationFrame, type IllustrationProps } from './Illustration';

/** A chain with one green link. */
export function LinkedChain({ title }: IllustrationProps) {
  return (
    <IllustrationFrame title={title} ground={paint.copperSoft}>
      <path
        fill="none"
        stroke={paint.copperDeep}
        strokeWidth="26"
        d="M-40 150a46 46 0 0 1 46-46h44a46 46 0 0 1 0 92H6a46 46 0 0 1-46-46Z"
      />
      <path
        fill="none"
        stroke={paint.copperDeep}
        strokeWidth="26"
        d="M304 150a46 46 0 0 1 46-46h44a46 46 0 0 1 0 92h-44a46 46 0 0 1-46-46Z"
      />
      <path
        fill="none"
        stroke={paint.green}
        strokeWidth="26"
        d="M96 150a58 58 0 0 1 58-58h92a58 58 0 0 1 0 116h-92a58 58 0 0 1-58-58Z"
      />
      <path
        fill="none"
        stroke={paint.copperDeep}
        strokeWidth="26"
        d="M40 104h12a46 46 0 0 1 44 46"
      />
      <path fill="none" stroke={paint.copperDeep} strokeWidth="26" d="M348 196a46 46 0 0 1-44-46" />
      <path fill={paint.lime} d="M200 120q0-44 44-60 6 50-44 60ZM200 150q-34-4-40-40 38 0 40 40Z" />
      <path
        fill="none"
        stroke={paint.greenDeep}
        strokeWidth="7"
        d="M200 204v-66"
        strokeLinecap="round"
      />
      <path
        fill={paint.copper}
        d="M200 264.6c-8.8 -5.8 -15 -10.5 -15 -17 0 -4.8 3.6 -8.2 8 -8.2 2.9 0 5.5 1.6 7 4.2 1.5 -2.6 4.1 -4.2 7 -4.2 4.4 0 8 3.5 8 8.2 0 6.5 -6.2 11.2 -15 17Z"
      />
    </IllustrationFrame>
  );
}
