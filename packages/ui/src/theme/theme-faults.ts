import type { SurfaceTone } from '../tokens/surface';
import { contrastOf, mix } from './contrast';
import { type ContrastFault, type ContrastUse, contrastFaults } from './contrast-faults';
import { type BrandColors, brandColorNames, type Palette, paletteOf, type Scheme } from './palette';

export interface ThemeColors {
  color: BrandColors;
  /** Changes how colours are derived, and the browser's own controls. Default `light`. */
  scheme?: Scheme | undefined;
  /** Pairs, as an error names them, or whole surfaces (`surface accent`) that your pages never show. */
  unused?: readonly (ContrastUse | `surface ${SurfaceTone}`)[] | undefined;
}

/** A pair of a theme's colours with too little contrast. */
export interface ThemeFault extends Omit<ContrastFault, 'front' | 'back'> {
  front: string;
  back: string;
  /** A similar colour of the brand that would give this pair enough contrast, if there is one. */
  offer?: { name: keyof BrandColors; hex: string } | undefined;
}

/** What `createTheme` would refuse, for a tool that lets people choose colours. */
export function themeFaults({
  color: brand,
  scheme = 'light',
  unused = [],
}: ThemeColors): ThemeFault[] {
  const palette = paletteOf(brand, scheme);
  const isUsed = ({ use }: ContrastFault) =>
    !unused.some((one) => use === one || use.startsWith(`${one}:`));
  const near = nearbyPalettes(brand, scheme);
  return contrastFaults(palette)
    .filter(isUsed)
    .map((fault) => ({
      ...fault,
      front: palette[fault.front],
      back: palette[fault.back],
      // Made when it is asked for. Prefers a colour of the pair to the brand's other colours.
      get offer() {
        const pair = [palette[fault.front], palette[fault.back]];
        const ofPair = near.filter(({ name }) => pair.includes(brand[name] ?? ''));
        return offerFor(fault, ofPair) ?? offerFor(fault, near);
      },
    }));
}

export function faultSentence(fault: ThemeFault) {
  const { use, withMoreContrast, front, back, contrast, least, offer } = fault;
  // Rounded down, because 6.996 would otherwise read as 7.00.
  const ratio = (Math.floor(contrast * 100) / 100).toFixed(2);
  const when = withMoreContrast ? ' with more contrast' : '';
  const way = offer ? `. With color.${offer.name} ${offer.hex} it passes` : '';
  return `${use}${when}: ${front} on ${back} has ${ratio}:1, needs ${least}:1${way}`;
}

interface NearbyPalette {
  name: keyof BrandColors;
  hex: string;
  palette: () => Palette;
}

/** Palettes with one brand colour made darker or lighter, smallest changes first. */
function nearbyPalettes(brand: BrandColors, scheme: Scheme): NearbyPalette[] {
  const parts = Array.from({ length: 25 }, (_, index) => (index + 1) / 25);
  return parts.flatMap((part) =>
    brandColorNames.flatMap((name) =>
      ['#000000', '#FFFFFF'].flatMap((end) => {
        const value = brand[name];
        if (!value) return [];
        const hex = mix(value, end, part);
        let made: Palette | undefined;
        const palette = () => {
          made ??= paletteOf({ ...brand, [name]: hex }, scheme);
          return made;
        };
        return [{ name, hex, palette }];
      }),
    ),
  );
}

const offerFor = ({ front, back, least }: ContrastFault, near: NearbyPalette[]) =>
  near.find(({ palette }) => contrastOf(palette()[front], palette()[back]) >= least);
