import type { CharityBadgeProps } from '../../brand/charity-badge/CharityBadge';

/** A charity as the sections of its page show it. */
export interface PartnerCharity extends Pick<CharityBadgeProps, 'monogram' | 'shape' | 'accent'> {
  /** Its name, as the charity writes it. */
  name: string;
}
