import { useEffect, useEffectEvent, useState } from 'react';
import { type MadePicture, makePicture } from './make-picture';
import type { YearPictureWords } from './picture';

/**
 * `made` is the last picture: undefined before the first, null if the browser refused.
 * `current` says whether it shows the present `words`.
 */
export function usePicture(
  words: YearPictureWords,
  fileName: string,
): { made: MadePicture | null | undefined; current: boolean } {
  // `words` is a new object on each render, so it is compared by value.
  const key = JSON.stringify([words, fileName]);
  const [state, setState] = useState<{ key: string; made: MadePicture | null }>();
  const make = useEffectEvent(() => makePicture(words, fileName));
  useEffect(() => {
    let wanted = true;
    make().then((made) => wanted && setState({ key, made }));
    return () => {
      wanted = false;
    };
  }, [key]);
  return { made: state?.made, current: state?.key === key };
}
