import { type FilmSource, filmsAllowed } from '@tuppence/ui';
import { sizePx } from '@tuppence/ui/tokens';
import { env } from '../../env';
import { preloadImage, preloadVideo } from '../../services/preload';
import { qrAddress } from '../../services/qr';

/** What a desktop visitor may soon meet: pictures and films of the page. */
export interface PageMedia {
  pictures: readonly string[];
  /** Each in several formats; the first that the browser plays is fetched. */
  films: readonly (readonly FilmSource[])[];
}

/** Fetches a page's media ahead, and both codes of the App Store link. */
export function preloadMedia({ pictures, films }: PageMedia): void {
  for (const picture of pictures) void preloadImage(picture);
  for (const size of [sizePx.qrCode, sizePx.qrCodeInDialog]) {
    void preloadImage(qrAddress(env.appStoreUrl, size));
  }
  if (!filmsAllowed()) return;
  for (const sources of films) {
    const played = sources.find(({ type }) => document.createElement('video').canPlayType(type));
    if (played) void preloadVideo(played.src);
  }
}
