import file from './hospice-garden.svg?raw';
import { Illustration } from './Illustration';

/** A garden pond with a paper boat. */
export const HospiceGarden = () => <Illustration file={file} />;
