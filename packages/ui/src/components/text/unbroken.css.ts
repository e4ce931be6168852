import { style } from '../../styles/primitives';

export const nowrap = style({ whiteSpace: 'nowrap' });
