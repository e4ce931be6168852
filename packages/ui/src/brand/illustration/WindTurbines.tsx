import { Illustration } from './Illustration';
import file from './wind-turbines.svg?raw';

/** Wind turbines on hills. */
export const WindTurbines = () => <Illustration file={file} />;
