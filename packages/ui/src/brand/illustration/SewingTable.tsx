import { Illustration } from './Illustration';
import file from './sewing-table.svg?raw';

/** A sewing machine at work. */
export const SewingTable = () => <Illustration file={file} />;
