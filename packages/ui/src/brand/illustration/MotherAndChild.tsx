import { Illustration } from './Illustration';
import file from './mother-and-child.svg?raw';

/** A mother who holds her child in a sling. */
export const MotherAndChild = () => <Illustration file={file} />;
