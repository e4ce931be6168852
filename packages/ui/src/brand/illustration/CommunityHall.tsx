import file from './community-hall.svg?raw';
import { Illustration } from './Illustration';

/** A hall with open doors. */
export const CommunityHall = () => <Illustration file={file} />;
