import { brandStrip } from '@tuppence/content/home/static-parts';
import { BrandStrip } from '@tuppence/ui/home';

export default function HomeBrands() {
  return <BrandStrip {...brandStrip} />;
}
