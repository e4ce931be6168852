import type { KitOfferWords } from '@tuppence/content/kit/offer';
import { chunk, prefetch, useChunk } from '@tuppence/site/chunk';
import { showLoadFailure } from '@tuppence/site/load-failure';
import { type CharityKitProps, KitOffer } from '@tuppence/ui/kit';
import { type ReactNode, useState } from 'react';

const kitTool = chunk(() => import('./kit-tool'));

interface KitProps {
  offer: KitOfferWords;
  picture?: ReactNode;
  initial?: CharityKitProps['initial'] | undefined;
}

/** Offers a charity's kit. */
export function Kit({
  offer,
  picture,
  initial = { charity: '', code: '', quiet: true },
}: KitProps) {
  const [wanted, setWanted] = useState(false);
  const tool = useChunk(kitTool, wanted, () => {
    setWanted(false);
    showLoadFailure();
  });
  return (
    <KitOffer
      {...offer}
      picture={picture}
      pending={wanted}
      onOpen={() => setWanted(true)}
      onNear={() => prefetch(kitTool)}
    >
      {wanted && tool ? <tool.KitTool initial={initial} /> : null}
    </KitOffer>
  );
}
