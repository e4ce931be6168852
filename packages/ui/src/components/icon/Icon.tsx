import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** An icon imported by name from `lucide-react`. */
  icon: LucideIcon;
  /** Edge length in px. Default 20. */
  size?: number | undefined;
  /** Name for assistive technology. Without it, the icon is decorative and hidden. */
  label?: string | undefined;
}

/** An icon in the library's style, with a stroke of 1.75. Not for logos or illustrations. */
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
