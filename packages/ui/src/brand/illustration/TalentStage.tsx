import { Illustration } from './Illustration';
import file from './talent-stage.svg?raw';

/** A young singer at a microphone, in a spotlight. */
export const TalentStage = () => <Illustration file={file} />;
