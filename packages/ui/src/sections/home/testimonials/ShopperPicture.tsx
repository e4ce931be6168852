import { Portrait, type PortraitLook } from '../../../brand/people-photo/Portrait';
import { color } from '../../../tokens/color';
import { bunting, picture } from './Testimonials.css';

export type ShopperPlace = 'school' | 'hospice' | 'bus';

const looks: Record<ShopperPlace, PortraitLook> = {
  school: { skin: 'brown', hair: 'black', cut: 'long', clothes: 'green' },
  hospice: { skin: 'deep', hair: 'black', cut: 'fade', clothes: 'lime', beard: true },
  bus: { skin: 'pale', hair: 'grey', cut: 'bob', clothes: 'copper', glasses: true },
};

const grounds: Record<ShopperPlace, string> = {
  school: color.moneySoft,
  hospice: color.onStrongMuted,
  bus: color.accentSoft,
};

const { strong, action, money, moneyDeep, accent, raised, text, quiet } = color;

/** Left edge, width, height and colour of each spine. */
const books = [
  [12, 12, 44, strong],
  [26, 9, 36, money],
  [37, 14, 40, action],
  [53, 8, 46, moneyDeep],
  [170, 14, 40, moneyDeep],
  [186, 8, 46, accent],
  [196, 12, 34, strong],
  [210, 16, 42, action],
] as const;

function School() {
  return (
    <>
      <g className={bunting} transform="translate(0 5)">
        <path d="M0 0Q60 26 120 10T240 4" fill="none" stroke={strong} strokeWidth={2} />
        <path d="M18 7 42 13 29 32ZM102 14 126 8 113 33ZM190 0 214 1 201 22Z" fill={money} />
        <path d="M60 15 84 16 71 37ZM146 4 170 1 157 24Z" fill={action} />
      </g>
      {[88, 158].map((shelf) => (
        <g key={shelf}>
          {books.map(([x, width, height, fill]) => (
            <path
              key={x}
              d={`M${shelf === 88 ? x : 240 - x - width} ${shelf - height}h${width}v${height}h-${width}z`}
              fill={fill}
            />
          ))}
          <path d={`M0 ${shelf}h76v6h-76zM164 ${shelf}h76v6h-76z`} fill={moneyDeep} />
        </g>
      ))}
    </>
  );
}

function Hospice() {
  return (
    <>
      <path d="M16 14H224V150H16Z" fill={raised} />
      <path d="M24 22H116V142H24ZM124 22H216V142H124Z" fill={color.accentSoft} />
      <circle cx={166} cy={46} r={13} fill={money} />
      <path
        d="M24 142V104Q48 84 70 100T116 92V142ZM124 142V98Q150 82 174 98T216 90V142Z"
        fill={action}
      />
      <path d="M8 150H232V158H8Z" fill={strong} />
    </>
  );
}

function Bus() {
  return (
    <>
      <path d="M0 14H176Q196 14 196 36V166H0Z" fill={color.danger} />
      <path
        d="M0 28H40V62H0ZM48 28H88V62H48ZM96 28H136V62H96ZM144 28H170Q184 28 184 42V62H144ZM0 92H40V126H0ZM48 92H136V126H48ZM144 92H162V158H144ZM166 92H184V158H166Z"
        fill={color.accentSoft}
      />
      <path d="M0 72H196V80H0Z" fill={accent} />
      <path d="M218 20V170" stroke={text} strokeWidth={5} />
      <path d="M200 16H236V56H200Z" fill={strong} />
      <path d="M210 28H226V42H210ZM212 46h3v3h-3zM221 46h3v3h-3z" fill={accent} />
      <path d="M0 166H240V180H0Z" fill={quiet} />
    </>
  );
}

const places = { school: School, hospice: Hospice, bus: Bus };

/** A shopper in one of the places. */
export function ShopperPicture({ place }: { place: ShopperPlace }) {
  const Place = places[place];
  return (
    <svg
      className={picture}
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0H240V180H0Z" fill={grounds[place]} />
      <Place />
      <g transform="translate(52 22) scale(1.3)">
        <Portrait look={looks[place]} />
        <path d="M66 24Q75 46 66 66Q60 76 50 78Q66 60 66 24Z" fill={text} opacity={0.1} />
      </g>
    </svg>
  );
}
