import { Illustration } from './Illustration';
import drawing from './sewing-table.svg?raw';

/** A sewing machine at work. */
export const SewingTable = () => <Illustration drawing={drawing} />;
