import { style } from '../../styles/primitives';
import { vars } from '../../tokens';

export const rule = style({ borderTop: `1.5px dashed ${vars.surface.control}` });
