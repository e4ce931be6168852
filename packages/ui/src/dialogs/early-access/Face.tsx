import { color } from '../../tokens/color';
import { face } from './SocialProof.css';

interface FaceProps {
  ground: string;
  skin: string;
  hairColor: string;
  shirt: string;
  /** Outline of the hair in a 40 x 40 square. */
  hair: string;
}

/** Four invented people. */
export const faces: FaceProps[] = [
  {
    ground: color.lime,
    skin: color.copperSoft,
    hairColor: color.copperDeep,
    shirt: color.forest,
    hair: 'M11 25V17a9 9 0 0 1 18 0v8h-3.5v-7c-3 0-7-1-8.5-3-.5 2-1.500 3-2.500 3.500V25Z',
  },
  {
    ground: color.mint,
    skin: color.copper,
    hairColor: color.ink,
    shirt: color.card,
    hair: 'M12.500 17.500C12 11 15.500 8 20 8s8 3 7.500 9.500c-1-2.500-2-3.500-3.500-4-3 .8-6 .8-8 0-1.500.5-2.500 1.500-3.500 4Z',
  },
  {
    ground: color.copperSoft,
    skin: color.copperDeep,
    hairColor: color.ink,
    shirt: color.lime,
    hair: 'M12.500 18c-.5-6 2.500-9 6-9.500a3.200 3.200 0 1 1 3 0c3.500.5 6.500 3.500 6 9.500-1.500-3.500-4-5-7.500-5s-6 1.500-7.500 5Z',
  },
  {
    ground: color.forest,
    skin: color.copperSoft,
    hairColor: color.copper,
    shirt: color.copperDeep,
    hair: 'M12 20a3.500 3.500 0 0 1-1-5 4 4 0 0 1 4-5 5.500 5.500 0 0 1 10 0 4 4 0 0 1 4 5 3.500 3.500 0 0 1-1 5c-.5-3-2-5-4-5.500-2.500 1-5.500 1-8 0-2 .5-3.500 2.500-4 5.500Z',
  },
];

export function Face({ ground, skin, hairColor, shirt, hair }: FaceProps) {
  return (
    <svg className={face} viewBox="0 0 40 40" aria-hidden focusable="false">
      <rect width="40" height="40" fill={ground} />
      <path d="M7 41c1-8 6-11 13-11s12 3 13 11Z" fill={shirt} />
      <path d="M17 24h6v6a3 3 0 0 1-6 0Z" fill={skin} />
      <ellipse cx="20" cy="19" rx="7" ry="8" fill={skin} />
      <path d={hair} fill={hairColor} />
    </svg>
  );
}
