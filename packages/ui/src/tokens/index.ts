import './layers.css';
import './fonts.css';
import './global.css';

export { breakpointPx } from './breakpoint';
export { type ColorName, color } from './color';
export { shadow, zIndex } from './elevation';
export { font } from './font';
export { layers } from './layers.css';
export { media } from './media';
export { durationMs, easing } from './motion';
export { radius } from './radius';
export { sizePx } from './size';
export { space } from './space';
export { type SurfaceRole, type SurfaceTone, surfaceColors, surfaces } from './surface';
export { lineHeight, text, tracking, weight } from './type';
export { vars } from './vars.css';
