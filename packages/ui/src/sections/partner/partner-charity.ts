import type { CharityBadgeProps } from '../../brand/charity-badge/CharityBadge';

export interface PartnerCharity extends Pick<CharityBadgeProps, 'monogram' | 'shape' | 'accent'> {
  name: string;
}
