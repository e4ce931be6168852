import { type FilmSource, filmsAllowed } from '@tuppence/ui';
import { sizePx } from '@tuppence/ui/tokens';
import { env } from '../../env';
import { inviteCode } from '../../services/browser/invite-code';
import { preloadImage, preloadVideo } from '../../services/browser/preload';
import { qrAddress } from '../../services/browser/qr';

export interface PageMedia {
  pictures: readonly string[];
  /** Each film in several formats. */
  films: readonly (readonly FilmSource[])[];
}

export function preloadMedia({ pictures, films }: PageMedia): void {
  for (const picture of pictures) void preloadImage(picture);
  // With an invite code, the page draws the QR codes itself. In waitlist mode it shows none.
  for (const size of env.waitlistMode || inviteCode()
    ? []
    : [sizePx.qrCode, sizePx.qrCodeInDialog]) {
    void preloadImage(qrAddress(env.appStoreUrl, size));
  }
  if (!filmsAllowed()) return;
  for (const sources of films) {
    const played = sources.find(({ type }) => document.createElement('video').canPlayType(type));
    if (played) void preloadVideo(played.src);
  }
}
