import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** The drawing, imported by name from `lucide-react`. */
  icon: LucideIcon;
  /** Edge length in px. Default 20. */
  size?: number | undefined;
  /** A name for assistive technology. Left out, the icon is decoration and hidden from it. */
  label?: string | undefined;
}

/** One icon of the house's family, stroke 1.75. Not for logos or illustrations. */
export function Icon({ icon: Drawing, size = 20, label }: IconProps) {
  return (
    <Drawing
      width={size}
      height={size}
      strokeWidth={1.75}
      focusable={false}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
