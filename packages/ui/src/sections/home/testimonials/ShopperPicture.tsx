import { Drawing } from '../../../brand/drawing/Drawing';
import { Portrait, type PortraitLook } from '../../../brand/people-photo/Portrait';
import bus from './bus.svg?raw';
import hospice from './hospice.svg?raw';
import school from './school.svg?raw';
import { picture } from './Testimonials.css';

export type ShopperPlace = 'school' | 'hospice' | 'bus';

const shoppers: Record<ShopperPlace, { scene: string; look: PortraitLook }> = {
  school: {
    scene: school,
    look: {
      skin: 'brown',
      hair: 'black',
      cut: 'long',
      clothes: 'green',
      build: 'slim',
      mouth: 'grin',
    },
  },
  hospice: {
    scene: hospice,
    look: {
      skin: 'deep',
      hair: 'black',
      cut: 'fade',
      clothes: 'ink',
      build: 'broad',
      beard: true,
    },
  },
  bus: {
    scene: bus,
    look: {
      skin: 'pale',
      hair: 'grey',
      cut: 'bob',
      clothes: 'copper',
      mouth: 'smirk',
      glasses: true,
    },
  },
};

/** A shopper in one of the places. */
export function ShopperPicture({ place }: { place: ShopperPlace }) {
  const { scene, look } = shoppers[place];
  return (
    <Drawing file={scene} className={picture}>
      <g transform="translate(52 22) scale(1.3)">
        <Portrait look={look} />
      </g>
    </Drawing>
  );
}
