export { Logo, type LogoProps } from './Logo';
export { Mark, type MarkProps } from './Mark';
export { type MarkSvgOptions, markSvg } from './mark-svg';
