import { lazy, Suspense } from 'react';
import { env } from '../../env';
import { captchaIsOn, setCaptchaWidget } from '../../services/backend/captcha';

const Turnstile = lazy(() =>
  import('@marsidev/react-turnstile').then((library) => ({ default: library.Turnstile })),
);

export function Captcha() {
  if (!captchaIsOn) return null;
  return (
    <Suspense>
      <Turnstile
        ref={setCaptchaWidget}
        siteKey={env.captchaSiteKey}
        options={{ size: 'flexible', theme: 'light', language: 'en', responseField: false }}
      />
    </Suspense>
  );
}
