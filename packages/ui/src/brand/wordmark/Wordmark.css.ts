import { style } from '../../styles/primitives';

// A wordmark keeps its shape in a narrow place, so the height follows the width.
export const wordmark = style({ height: 'auto', maxWidth: '100%', flex: 'none' });
