import { Illustration } from './Illustration';
import file from './school-gate.svg?raw';

/** A school behind its open gate, with a bag on the path. */
export const SchoolGate = () => <Illustration file={file} />;
