import { Illustration } from './Illustration';
import file from './open-door.svg?raw';

/** Someone at a lit door takes a young person's hand. */
export const OpenDoor = () => <Illustration file={file} />;
