import type { ColorName } from '../tokens/color';
import { colorsOfMoreContrast, surfacesOfMoreContrast } from '../tokens/more-contrast';
import { type SurfaceRole, type SurfaceTone, surfaceColors } from '../tokens/surface';
import { contrastOf } from './contrast';
import type { Palette } from './palette';

/** As an error of `createTheme` names it. */
export type ContrastUse =
  | `surface ${SurfaceTone}: ${SurfaceRole} on ${SurfaceRole}`
  | `${ColorName} on ${ColorName}`;

export interface ContrastFault {
  use: ContrastUse;
  /** Only for visitors who ask for more contrast. */
  withMoreContrast: boolean;
  front: ColorName;
  back: ColorName;
  /** Of the two colours, from 1 to 21. */
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
export const contrastFaults = (palette: Palette): ContrastFault[] =>
  checkedPairs(palette).filter(({ contrast, least }) => contrast < least);

/** All pairs that appear together. */
export function checkedPairs(palette: Palette): ContrastFault[] {
  const moreContrast = { ...palette };
  for (const [name, other] of Object.entries(colorsOfMoreContrast)) {
    moreContrast[name as ColorName] = palette[other];
  }
  return [
    ...pairsOf(palette, surfaceColors, [...pairsOfSurfaces, disabledButton], false),
    ...pairsOf(moreContrast, surfacesWithMoreContrast(), pairsOfSurfaces, true),
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

function pairsOf(
  palette: Palette,
  surfaces: Surfaces,
  pairs: readonly Pair<SurfaceRole>[],
  withMoreContrast: boolean,
): ContrastFault[] {
  const pair = (front: ColorName, back: ColorName, least: number, use: ContrastUse) => {
    const contrast = contrastOf(palette[front], palette[back]);
    return { use, withMoreContrast, front, back, contrast, least };
  };
  return [
    ...Object.entries(surfaces).flatMap(([tone, roles]) =>
      pairs.map(([front, back, least]) =>
        pair(
          roles[front],
          roles[back],
          least,
          `surface ${tone as SurfaceTone}: ${front} on ${back}`,
        ),
      ),
    ),
    ...pairsOfPalette.map(([front, back, least]) =>
      pair(front, back, least, `${front} on ${back}`),
    ),
  ];
}
