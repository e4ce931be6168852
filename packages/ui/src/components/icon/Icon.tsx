import { createElement } from 'react';

/** The SVG shapes of an icon on a grid of 24 × 24, such as `Play` from `lucide`. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

export interface IconProps {
  /** The drawing: one of the package lucide. */
  icon: IconShapes;
  /** Width and height, in px or as a CSS length. Default 20. */
  size?: number | string | undefined;
}

/** A decorative icon in the library's style. */
export function Icon({ icon, size = 20 }: IconProps) {
  return createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
    },
    ...icon.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
