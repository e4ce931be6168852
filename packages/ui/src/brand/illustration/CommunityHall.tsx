import drawing from './community-hall.svg?raw';
import { Illustration } from './Illustration';

/** A hall with open doors. */
export const CommunityHall = () => <Illustration drawing={drawing} />;
