import { BrandStrip } from '@tuppence/ui/home';
import { brandStrip } from '../../content/home';

export default function HomeBrands() {
  return <BrandStrip {...brandStrip} />;
}
