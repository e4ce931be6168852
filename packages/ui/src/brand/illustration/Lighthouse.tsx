import { Illustration } from './Illustration';
import drawing from './lighthouse.svg?raw';

/** A lighthouse shining on a boat. */
export const Lighthouse = () => <Illustration drawing={drawing} />;
