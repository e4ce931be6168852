import { Illustration } from './Illustration';
import drawing from './noticeboard.svg?raw';

/** A noticeboard with a tear-off notice. */
export const Noticeboard = () => <Illustration drawing={drawing} />;
