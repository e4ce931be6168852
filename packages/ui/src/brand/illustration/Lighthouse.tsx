import { Illustration } from './Illustration';
import file from './lighthouse.svg?raw';

/** A lighthouse shining on a boat. */
export const Lighthouse = () => <Illustration file={file} />;
