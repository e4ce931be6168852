import { Illustration } from './Illustration';
import drawing from './wind-turbines.svg?raw';

/** Wind turbines on hills. */
export const WindTurbines = () => <Illustration drawing={drawing} />;
