import type { ComponentType } from 'react';
import * as illustration from '../../../brand/illustration';

const drawings = {
  community: illustration.CommunityHall,
  cookery: illustration.CookeryTable,
  energy: illustration.WindTurbines,
  hospice: illustration.HospiceGarden,
  links: illustration.ParkBench,
  mothers: illustration.MotherAndChild,
  research: illustration.ResearchFlask,
  school: illustration.SchoolGate,
  sewing: illustration.SewingTable,
  talent: illustration.TalentStage,
  volunteering: illustration.Noticeboard,
  wellbeing: illustration.Lighthouse,
} satisfies Record<string, ComponentType>;

export type Cause = keyof typeof drawings;

export const causes = Object.keys(drawings) as readonly Cause[];

export interface CauseIllustrationProps {
  cause: Cause;
}

/** A picture of the field in which a charity works. */
export function CauseIllustration({ cause }: CauseIllustrationProps) {
  const Drawing = drawings[cause];
  return <Drawing />;
}
