import { Illustration } from './Illustration';
import drawing from './open-door.svg?raw';

/** Someone at a lit door takes a young person's hand. */
export const OpenDoor = () => <Illustration drawing={drawing} />;
