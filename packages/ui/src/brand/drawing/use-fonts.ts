import { useEffect, useState } from 'react';
import { loadFonts } from './measure';

/** Loads the fonts for a text. Returns the last text that has its fonts. */
export function useFonts(text: string): string | undefined {
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    let current = true;
    loadFonts(text).then(() => current && setLoaded(text));
    return () => {
      current = false;
    };
  }, [text]);
  return loaded;
}
