import type { ColorName } from '../tokens/color';
import { colorsOfMoreContrast, surfacesOfMoreContrast } from '../tokens/more-contrast';
import { type SurfaceRole, type SurfaceTone, surfaceColors } from '../tokens/surface';
import { contrastOf } from './contrast';
import type { Palette } from './palette';

export interface ContrastFault {
  /** Such as "surface page: onAction on action". */
  use: string;
  front: ColorName;
  back: ColorName;
  contrast: number;
  least: number;
}

type Pair<Name> = readonly [front: Name, back: Name, least: number];

const pairsOfSurfaces: readonly Pair<SurfaceRole>[] = [
  ['text', 'background', 7],
  ['textMuted', 'background', 4.5],
  ['heading', 'background', 4.5],
  ['link', 'background', 4.5],
  ['error', 'background', 4.5],
  ['accent', 'background', 3],
  ['focus', 'background', 3],
  ['control', 'background', 3],
  ['raisedText', 'raised', 7],
  ['onAction', 'action', 4.5],
  ['onAction', 'actionHover', 4.5],
];

/** A pending or disabled primary button. With more contrast, it has no background. */
const disabledButton: Pair<SurfaceRole> = ['textMuted', 'line', 4.5];

/** Pairs that do not depend on the surface. */
const pairsOfPalette: readonly Pair<ColorName>[] = [
  ['text', 'raised', 7],
  ['textMuted', 'raised', 4.5],
  ['page', 'text', 7],
  ['text', 'accentSoft', 4.5],
  ['text', 'quiet', 7],
  ['onAccent', 'accent', 4.5],
  ['moneyDeep', 'moneySoft', 4.5],
  ['accent', 'device', 4.5],
  ['printedText', 'printedPage', 7],
  ['onStrongMuted', 'strong', 4.5],
  ['onStrongMuted', 'strongDeep', 4.5],
];

/** Pairs with too little contrast, in normal colours and with more contrast. */
export function contrastFaults(palette: Palette): ContrastFault[] {
  const moreContrast = { ...palette };
  for (const [name, other] of Object.entries(colorsOfMoreContrast)) {
    moreContrast[name as ColorName] = palette[other];
  }
  return [
    ...faultsOf(palette, surfaceColors, [...pairsOfSurfaces, disabledButton], ''),
    ...faultsOf(moreContrast, surfacesWithMoreContrast(), pairsOfSurfaces, ' with more contrast'),
  ];
}

type Surfaces = Record<SurfaceTone, Record<SurfaceRole, ColorName>>;

function surfacesWithMoreContrast(): Surfaces {
  return Object.fromEntries(
    Object.entries(surfaceColors).map(([tone, roles]) => [
      tone,
      { ...roles, ...surfacesOfMoreContrast[tone as SurfaceTone] },
    ]),
  ) as Surfaces;
}

function faultsOf(
  palette: Palette,
  surfaces: Surfaces,
  pairs: readonly Pair<SurfaceRole>[],
  when: string,
): ContrastFault[] {
  const fault = (front: ColorName, back: ColorName, least: number, use: string) => {
    const contrast = contrastOf(palette[front], palette[back]);
    return contrast < least ? [{ use: `${use}${when}`, front, back, contrast, least }] : [];
  };
  return [
    ...Object.entries(surfaces).flatMap(([tone, roles]) =>
      pairs.flatMap(([front, back, least]) =>
        fault(roles[front], roles[back], least, `surface ${tone}: ${front} on ${back}`),
      ),
    ),
    ...pairsOfPalette.flatMap(([front, back, least]) =>
      fault(front, back, least, `${front} on ${back}`),
    ),
  ];
}
