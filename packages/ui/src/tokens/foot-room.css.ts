import { createVar } from '@vanilla-extract/css';

/** Height of what is fixed to the foot of a phone's screen. Toasts stay above it. */
export const footRoom = createVar('foot-room');
