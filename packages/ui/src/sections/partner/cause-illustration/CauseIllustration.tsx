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

/** The field in which a charity works. */
export type Cause = keyof typeof drawings;

export const causes = Object.keys(drawings) as readonly Cause[];

export interface CauseIllustrationProps extends IllustrationProps {
  /** Selects the picture. */
  cause: Cause;
}

export function CauseIllustration({ cause, title }: CauseIllustrationProps) {
  const Drawing = drawings[cause];
  return <Drawing title={title} />;
}
