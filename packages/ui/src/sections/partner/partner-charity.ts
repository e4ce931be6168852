import type { CharityBadgeProps } from '../../brand/charity-badge/CharityBadge';

/** A charity on its page. */
export interface PartnerCharity extends Pick<CharityBadgeProps, 'monogram' | 'shape' | 'accent'> {
  /** In the charity's own spelling. */
  name: string;
}
