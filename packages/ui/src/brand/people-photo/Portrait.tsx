import { paint } from '../../tokens/paint';

const blend = (one: string, share: number, other: string) =>
  `color-mix(in srgb, ${one} ${share}%, ${other})`;

const skinColours = {
  pale: paint.moneySoft,
  light: blend(paint.moneySoft, 74, paint.money),
  olive: blend(paint.moneySoft, 46, paint.money),
  brown: blend(paint.money, 72, paint.moneyDeep),
  deep: blend(paint.moneyDeep, 78, paint.text),
};

const hairColours = {
  black: paint.text,
  brown: blend(paint.moneyDeep, 55, paint.text),
  ginger: paint.money,
  // Yellower and darker than light skin, so that hair and face differ.
  fair: blend(paint.accent, 50, paint.money),
  grey: paint.control,
};

const clothesColours = {
  green: paint.action,
  paper: paint.page,
  copper: paint.money,
  ink: paint.textMuted,
  lime: paint.accent,
};

export interface PortraitLook {
  skin: keyof typeof skinColours;
  /** A scarf hides it. */
  hair: keyof typeof hairColours;
  cut: 'short' | 'long' | 'bun' | 'curls' | 'bob' | 'scarf' | 'fade';
  clothes: keyof typeof clothesColours;
  /** Of shoulders, neck and head. Default `average`. */
  build?: 'slim' | 'average' | 'broad' | undefined;
  /** Default `smile`. */
  mouth?: keyof typeof mouths | undefined;
  glasses?: boolean | undefined;
  beard?: boolean | undefined;
}

const mouths = {
  smile: 'M43.5 59.5C46.5 62.5 53.5 62.5 56.5 59.5',
  smirk: 'M44 61Q51 63.5 57.5 58',
  grin: 'M43.5 58.5H56.5Q55.5 65 50 65T43.5 58.5Z',
};

const builds = {
  slim: {
    face: 0.94,
    shoulders: 'M13 132C13 105 25 93 43 88H57C75 93 87 105 87 132Z',
    neck: 7,
    straps: [96, 91],
  },
  average: {
    face: 1,
    shoulders: 'M4 132C4 98 22 90 40 88H60C78 90 96 98 96 132Z',
    neck: 8,
    straps: [91, 89],
  },
  broad: {
    face: 1.07,
    shoulders: 'M-5 132C-5 97 14 88 38 85H62C86 88 105 97 105 132Z',
    neck: 11,
    straps: [87, 85.6],
  },
};

/** What is sewn on, in a darker colour. */
const details: Record<Exclude<PortraitLook['clothes'], 'lime'>, string> = {
  green: 'M40 88L50 104L60 88L63 90L50 111L37 90Z',
  paper: 'M39 86L50 98L43 106L32 91ZM61 86L50 98L57 106L68 91ZM49 102H51V132H49Z',
  copper: 'M39 85Q50 91 61 85L62 92Q50 99 38 92Z',
  ink: 'M36 88Q50 116 64 88L68 90Q50 128 32 90ZM45 108h1.6v14h-1.6ZM53.5 108h1.6v11h-1.6Z',
};

/** Its straps end where the shoulders do. */
const apron = ([outer, inner]: readonly number[]) =>
  `M27 ${outer}L36 ${inner}L42 132H32ZM64 ${inner}L73 ${outer}L68 132H58ZM38 116H62V132H38Z`;

/** Hair, or a scarf, behind the head. */
const behind: Partial<Record<PortraitLook['cut'], string>> = {
  long: 'M26 44C26 8 74 8 74 44C76 62 77 80 72 96H28C23 80 24 62 27 44Z',
  bob: 'M25 46C24 8 76 8 75 46C77 56 76 64 73 72H27C24 64 23 56 25 46Z',
  scarf: 'M24 46C22 10 78 10 76 46C78 64 80 82 84 98H16C20 82 22 64 24 46Z',
  bun: 'M37 14a13 12 0 1 1 26 0a13 12 0 1 1 -26 0Z',
};

/** Hair, or a scarf, over the forehead. */
const front: Record<PortraitLook['cut'], string> = {
  short:
    'M27 46C24 20 42 15 54 17C68 15 77 26 73 46C71 40 69 36 65 33C54 38 42 36 36 33C31 36 28 40 27 46Z',
  long: 'M26 54C22 7 78 7 74 54C72 42 66 34 55 29C48 38 34 40 29 42C28 46 27 50 26 54Z',
  bun: 'M27 48C24 8 76 8 73 48C69 36 61 31 50 31C39 31 31 36 27 48Z',
  curls:
    'M27 48a8 8 0 0 1-1-15a9 9 0 0 1 8-13a10 10 0 0 1 16-5a10 10 0 0 1 16 5a9 9 0 0 1 8 13a8 8 0 0 1-1 15C72 40 68 36 62 36a8 8 0 0 1-12-2a8 8 0 0 1-12 2C32 36 28 40 27 48Z',
  bob: 'M26 52C21 7 79 7 74 52C73 44 70 38 66 34H34C30 38 27 44 26 52Z',
  scarf:
    'M25 50C22 10 78 10 75 50C73 32 62 27 50 27C38 27 27 32 25 50ZM26 52C28 70 38 77 50 77C62 77 72 70 74 52C82 76 80 100 50 104C20 100 18 76 26 52Z',
  fade: 'M29 42C27 17 40 16 50 16C60 16 73 17 71 42C69 36 67 33 63 32H37C33 33 31 36 29 42Z',
};

const scarf = { cloth: paint.accent, shade: blend(paint.accent, 20, paint.action) };

/** Where the scarf is laid over the shoulder. */
const fold = 'M25 64C30 82 46 90 70 86C58 96 36 96 22 84Z';

/** Cuts that show the ears. */
const short: readonly PortraitLook['cut'][] = ['short', 'bun', 'curls', 'fade'];

function Face({ mouth = 'smile', glasses = false, beard = false }: Omit<PortraitLook, 'skin'>) {
  const lips = beard && mouth !== 'grin' ? paint.moneySoft : paint.text;
  return (
    <g fill="none" stroke={paint.text} strokeLinecap="round" strokeWidth={1.6}>
      <path d="M41.5 46.5v1M58.5 46.5v1" strokeWidth={3.2} />
      <path
        d="M38 40.5Q41.5 38 45 40M55 40Q58.5 38 62 40.5M50.5 48Q47.5 54.5 51.5 54.5"
        opacity={0.5}
      />
      <path d={mouths[mouth]} stroke={lips} fill={mouth === 'grin' ? paint.text : 'none'} />
      {mouth === 'grin' ? (
        <path d="M45 58.5H55Q54.5 61 50 61T45 58.5Z" fill={paint.raised} stroke="none" />
      ) : null}
      {glasses ? (
        <path d="M34.5 47a6.5 6 0 1 0 13 0a6.5 6 0 1 0 -13 0M52.5 47a6.5 6 0 1 0 13 0a6.5 6 0 1 0 -13 0M47.5 46h5" />
      ) : null}
    </g>
  );
}

/** Head and shoulders on a 100 × 130 grid, for use inside an `svg`. */
export function Portrait({ look }: { look: PortraitLook }) {
  const hair = hairColours[look.hair];
  const skin = skinColours[look.skin];
  const clothes = clothesColours[look.clothes];
  const { face, shoulders, neck, straps } = builds[look.build ?? 'average'];
  const scarved = look.cut === 'scarf';
  const wide = `translate(${50 - 50 * face} 0) scale(${face} 1)`;
  const back = behind[look.cut];
  return (
    <g>
      {back ? <path d={back} fill={scarved ? scarf.shade : hair} transform={wide} /> : null}
      <path d={shoulders} fill={clothes} />
      <path
        d={look.clothes === 'lime' ? apron(straps) : details[look.clothes]}
        fill={blend(clothes, 68, paint.strongDeep)}
      />
      {look.clothes === 'green' ? <path d="M40 88H60L50 104Z" fill={skin} /> : null}
      <path d={`M${50 - neck} 66H${50 + neck}V86Q50 98 ${50 - neck} 86Z`} fill={skin} />
      <path
        d={`M${50 - neck} 70Q50 79 ${50 + neck} 70V76Q50 83 ${50 - neck} 76Z`}
        fill={paint.text}
        opacity={0.14}
      />
      <g transform={wide}>
        {short.includes(look.cut) ? (
          <path d="M29 42a5 6 0 1 0 0 12ZM71 42a5 6 0 1 1 0 12Z" fill={skin} />
        ) : null}
        <ellipse cx={50} cy={46} rx={21.5} ry={25} fill={skin} />
        {look.beard ? (
          <path
            d="M28.5 50C29 66 38 74 50 74C62 74 71 66 71.5 50C70 56 66 58 60 56.5C55 55 45 55 40 56.5C34 58 30 56 28.5 50Z"
            fill={hair}
          />
        ) : null}
        <path d={front[look.cut]} fill={scarved ? scarf.cloth : hair} />
        {scarved ? <path d={fold} fill={scarf.shade} /> : null}
        <Face {...look} />
      </g>
    </g>
  );
}
