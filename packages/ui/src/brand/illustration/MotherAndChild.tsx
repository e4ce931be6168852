import { Illustration } from './Illustration';
import file from './mother-and-child.svg?raw';

/** A mother carrying her child on her back. */
export const MotherAndChild = () => <Illustration file={file} />;
