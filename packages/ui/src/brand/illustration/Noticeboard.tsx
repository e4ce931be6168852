import { Illustration } from './Illustration';
import file from './noticeboard.svg?raw';

/** A noticeboard with a tear-off notice. */
export const Noticeboard = () => <Illustration file={file} />;
