import { Illustration } from './Illustration';
import drawing from './mother-and-child.svg?raw';

/** A mother carrying her child on her back. */
export const MotherAndChild = () => <Illustration drawing={drawing} />;
