import { Illustration } from './Illustration';
import file from './park-bench.svg?raw';

/** Two people, seen from behind, side by side on a bench as the sun rises. */
export const ParkBench = () => <Illustration file={file} />;
