import { Illustration } from './Illustration';
import drawing from './research-flask.svg?raw';

/** A flask with hearts rising in it. */
export const ResearchFlask = () => <Illustration drawing={drawing} />;
