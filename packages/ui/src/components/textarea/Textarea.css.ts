import { style } from '../../styles/primitives';

export const textarea = style({ resize: 'vertical', overflow: 'auto' });
