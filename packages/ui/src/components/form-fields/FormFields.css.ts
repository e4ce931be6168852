import { style } from '../../styles/primitives';

/** There to close the fields, not to be seen: the form lays them out. */
export const fields = style({ display: 'contents' });
