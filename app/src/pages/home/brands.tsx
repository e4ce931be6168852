import { BrandStrip } from '@tuppence/ui/home';
import { brandStrip } from '../../content/home-parts';

export default function HomeBrands() {
  return <BrandStrip {...brandStrip} />;
}
