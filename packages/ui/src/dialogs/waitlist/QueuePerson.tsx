import { color } from '../../tokens/color';

interface QueuePersonProps {
  skin: string;
  hairColor: string;
  shirt: string;
  /** A path on a grid of 40 × 40. */
  hair: string;
  left: number;
  /** How much shorter than the tallest person. */
  lower: number;
}

/** Invented people. */
export const queuePeople: Omit<QueuePersonProps, 'left'>[] = [
  {
    skin: color.moneySoft,
    hairColor: color.moneyDeep,
    shirt: color.strong,
    lower: 6,
    hair: 'M11 25V17a9 9 0 0 1 18 0v8h-3.5v-7c-3 0-7-1-8.5-3-.5 2-1.500 3-2.500 3.500V25Z',
  },
  {
    skin: color.money,
    hairColor: color.text,
    shirt: color.action,
    lower: 0,
    hair: 'M12.500 17.500C12 11 15.500 8 20 8s8 3 7.500 9.500c-1-2.500-2-3.500-3.500-4-3 .8-6 .8-8 0-1.500.5-2.500 1.500-3.500 4Z',
  },
  {
    skin: color.moneyDeep,
    hairColor: color.text,
    shirt: color.accent,
    lower: 9,
    hair: 'M12.500 18c-.5-6 2.500-9 6-9.500a3.200 3.200 0 1 1 3 0c3.500.5 6.500 3.500 6 9.500-1.500-3.500-4-5-7.500-5s-6 1.500-7.500 5Z',
  },
  {
    skin: color.moneySoft,
    hairColor: color.money,
    shirt: color.moneyDeep,
    lower: 3,
    hair: 'M12 20a3.500 3.500 0 0 1-1-5 4 4 0 0 1 4-5 5.500 5.500 0 0 1 10 0 4 4 0 0 1 4 5 3.500 3.500 0 0 1-1 5c-.5-3-2-5-4-5.500-2.500 1-5.500 1-8 0-2 .5-3.500 2.500-4 5.500Z',
  },
];

/** A drawn person, in an `svg` that is 44 high. */
export function QueuePerson({ skin, hairColor, shirt, hair, left, lower }: QueuePersonProps) {
  return (
    <g transform={`translate(${left} ${lower - 5})`}>
      <path d="M9 52V40c1-7 5-10 11-10s10 3 11 10v12Z" fill={shirt} />
      <path d="M17 24h6v6a3 3 0 0 1-6 0Z" fill={skin} />
      <ellipse cx="20" cy="19" rx="7" ry="8" fill={skin} />
      <path d={hair} fill={hairColor} />
      <path
        d="M17 19v.6M23 19v.6M18 23q2 1.500 4 0"
        fill="none"
        stroke={color.text}
        strokeLinecap="round"
        strokeWidth={1.3}
      />
    </g>
  );
}
