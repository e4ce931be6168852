import type { BadgeLook } from '../../brand/charity-badge/badge-drawing';

export interface PartnerCharity extends BadgeLook {
  name: string;
}
