import file from './cookery-table.svg?raw';
import { Illustration } from './Illustration';

/** A cook at a large pot on a long table. */
export const CookeryTable = () => <Illustration file={file} />;
