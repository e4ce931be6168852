import { vars } from '../../tokens';
import { clothes, hair, skin } from './Portrait.css';

/** How a drawn person looks. */
export interface PortraitLook {
  skin: 'pale' | 'light' | 'olive' | 'brown' | 'deep';
  hair: 'black' | 'brown' | 'ginger' | 'fair' | 'grey';
  cut: 'short' | 'long' | 'bun' | 'curls' | 'bob' | 'scarf' | 'fade';
  clothes: 'forest' | 'green' | 'paper' | 'copper' | 'ink' | 'lime';
  /** Default false. */
  glasses?: boolean | undefined;
  /** Default false. */
  beard?: boolean | undefined;
}

/** What of the hair lies behind the head. */
const behind: Partial<Record<PortraitLook['cut'], string>> = {
  long: 'M27 44C27 22 73 22 73 44C75 62 76 78 71 92H29C24 78 25 62 27 44Z',
  bob: 'M26 44C26 20 74 20 74 44C75 54 75 62 72 68H28C25 62 25 54 26 44Z',
  bun: 'M38 16a12 11 0 1 1 24 0a12 11 0 1 1 -24 0Z',
  curls:
    'M26 50a9 9 0 0 1 0-16a11 11 0 0 1 14-13a12 12 0 0 1 20 0a11 11 0 0 1 14 13a9 9 0 0 1 0 16Z',
};

/** What lies over the forehead. */
const front: Record<PortraitLook['cut'], string> = {
  short:
    'M28 43C27 23 45 18 56 20C68 20 74 30 72 43C69 38 67 34 63 32C52 36 40 34 34 33C31 35 29 39 28 43Z',
  long: 'M28 48C26 24 45 20 50 22C56 19 74 24 72 48C70 40 64 34 56 30C48 36 36 38 28 48Z',
  bun: 'M28 43C28 20 72 20 72 43C66 32 58 29 50 29C42 29 34 32 28 43Z',
  curls:
    'M28 42C28 34 31 28 36 30C39 24 46 24 50 28C55 23 62 25 64 30C69 29 72 35 72 42C66 36 62 36 58 35C52 37 46 37 42 35C37 36 33 37 28 42Z',
  bob: 'M27 50C25 22 75 22 73 50C72 44 70 38 66 34H34C30 38 28 44 27 50Z',
  scarf: '',
  fade: 'M30 40C29 24 40 21 50 21C60 21 71 24 70 40C68 35 66 32 62 31H38C34 32 32 35 30 40Z',
};

function Face({ glasses = false }: { glasses?: boolean | undefined }) {
  return (
    <g fill="none" stroke={vars.color.ink} strokeLinecap="round" strokeWidth={1.6}>
      <path d="M41.500 46.500v1M58.500 46.500v1" strokeWidth={3} />
      <path d="M43 57.500C46 61 54 61 57 57.500" />
      {glasses ? (
        <path d="M34.500 47a6.500 6 0 1 0 13 0a6.500 6 0 1 0 -13 0M52.500 47a6.500 6 0 1 0 13 0a6.500 6 0 1 0 -13 0M47.500 46h5" />
      ) : null}
    </g>
  );
}

/** Head and shoulders on a grid of 100 x 130, drawn from a few shapes. For use inside an `svg`. */
export function Portrait({ look }: { look: PortraitLook }) {
  const hairClass = hair({ colour: look.hair });
  const skinClass = skin({ tone: look.skin });
  const clothesClass = clothes({ colour: look.clothes });
  const back = behind[look.cut];
  return (
    <g>
      {back ? <path d={back} className={hairClass} /> : null}
      {look.cut === 'scarf' ? (
        <path
          d="M24 50C22 18 78 18 76 50C77 66 78 80 84 92H16C22 80 23 66 24 50Z"
          className={clothesClass}
        />
      ) : null}
      <path d="M4 132C4 98 22 90 40 88H60C78 90 96 98 96 132Z" className={clothesClass} />
      <path d="M42 66H58V86C58 95 42 95 42 86Z" className={skinClass} />
      <path
        d="M42 70C46 75 54 75 58 70V76C54 80 46 80 42 76Z"
        fill={vars.color.ink}
        opacity={0.14}
      />
      <ellipse cx={50} cy={46} rx={21.5} ry={25} className={skinClass} />
      {look.beard ? (
        <path
          d="M29 48C29 66 38 73 50 73C62 73 71 66 71 48C69 54 66 56 61 55C55 53 45 53 39 55C34 56 31 54 29 48Z"
          className={hairClass}
        />
      ) : null}
      <path d={front[look.cut]} className={hairClass} />
      {look.cut === 'scarf' ? (
        <path
          d="M26 50C24 16 76 16 74 50C72 34 62 28 50 28C38 28 28 34 26 50ZM27 58C32 76 40 80 50 80C60 80 68 76 73 58C80 74 74 94 50 96C26 94 20 74 27 58Z"
          className={clothesClass}
        />
      ) : null}
      <Face glasses={look.glasses} />
    </g>
  );
}
