import type { ComponentType } from 'react';
import {
  CommunityHall,
  CookeryTable,
  HospiceGarden,
  type IllustrationProps,
  Lighthouse,
  MotherAndChild,
  Noticeboard,
  OpenDoor,
  ResearchFlask,
  SchoolGate,
  SewingTable,
  TalentStage,
  WindTurbines,
} from '../../../brand/illustration';

const drawings = {
  community: CommunityHall,
  cookery: CookeryTable,
  energy: WindTurbines,
  hospice: HospiceGarden,
  links: OpenDoor,
  mothers: MotherAndChild,
  research: ResearchFlask,
  school: SchoolGate,
  sewing: SewingTable,
  talent: TalentStage,
  volunteering: Noticeboard,
  wellbeing: Lighthouse,
} satisfies Record<string, ComponentType<IllustrationProps>>;

/** What a charity works for, as far as pictures go. */
export type Cause = keyof typeof drawings;

/** All causes that have a picture. */
export const causes = Object.keys(drawings) as readonly Cause[];

export interface CauseIllustrationProps extends IllustrationProps {
  /** Decides the picture. */
  cause: Cause;
}

/** The picture of a cause. */
export function CauseIllustration({ cause, title }: CauseIllustrationProps) {
  const Drawing = drawings[cause];
  return <Drawing title={title} />;
}
