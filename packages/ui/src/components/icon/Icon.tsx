import { cloneElement, type ReactElement, type SVGProps } from 'react';

/** An SVG element such as `<Play />` from `lucide-react`. */
export type IconElement = ReactElement<SVGProps<SVGSVGElement>>;

export interface IconProps {
  icon: IconElement;
  /** Width and height in px. Default 20. */
  size?: number | undefined;
}

/** A decorative icon in the library's style. */
export function Icon({ icon, size = 20 }: IconProps) {
  return cloneElement(icon, {
    width: size,
    height: size,
    strokeWidth: 1.75,
    focusable: false,
    'aria-hidden': true,
  });
}
