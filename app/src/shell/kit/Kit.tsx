import { KitOffer } from '@tuppence/ui/kit';
import { type ComponentProps, useState } from 'react';
import { chunk, prefetch, useChunk } from '../islands/chunk';

const kitTool = chunk(() => import('./kit-tool'));

interface KitProps {
  /** The words of the offer. */
  offer: Pick<
    ComponentProps<typeof KitOffer>,
    'id' | 'title' | 'lead' | 'open' | 'opening' | 'scriptlessText'
  >;
  /** What is filled in at first. Default: nothing. */
  initial?: { charity: string; code: string } | undefined;
}

/** A charity's kit: offered in the page, and fetched when it is asked for. */
export function Kit({ offer, initial = { charity: '', code: '' } }: KitProps) {
  const [wanted, setWanted] = useState(false);
  const tool = useChunk(kitTool, wanted);
  return (
    <KitOffer
      {...offer}
      pending={wanted}
      onOpen={() => setWanted(true)}
      onNear={() => prefetch(kitTool)}
    >
      {wanted && tool ? <tool.KitTool initial={initial} /> : null}
    </KitOffer>
  );
}
