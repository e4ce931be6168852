import { Illustration } from './Illustration';
import file from './research-flask.svg?raw';

/** A flask with hearts rising in it. */
export const ResearchFlask = () => <Illustration file={file} />;
