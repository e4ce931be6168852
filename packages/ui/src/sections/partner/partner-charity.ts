import type { CharityBadgeProps } from '../../brand/charity-badge/CharityBadge';

/** The charity that a partner page is about. */
export interface PartnerCharity extends Pick<CharityBadgeProps, 'monogram' | 'shape' | 'accent'> {
  /** As the charity spells it. */
  name: string;
}
