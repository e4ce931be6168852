import type { SiteSettings } from '@tuppence/settings/settings';
import type { SiteCode } from '@tuppence/site/compile';
import { siteConfig } from './site-config.ts';

/** What is compiled for the browser and for prerendering. */
export function siteCode(environment: SiteSettings): SiteCode {
  return {
    config: siteConfig(environment),
    client: 'src/entry-client.tsx',
    prerenderer: 'src/entry-server.tsx',
    pages: ['src/pages'],
    // Chosen so that the home page loads few files, and no page much that it does not use.
    shared: {
      shared: [
        'content/src/claims/texts.ts',
        'content/src/get-app/section.ts',
        'icons/check.',
        'icons/pause.',
        'icons/play.',
        'ui/src/brand/phone/',
        'ui/src/brand/receipt/Receipt',
        'ui/src/chrome/invitation-line/',
        'ui/src/components/coin/',
        'ui/src/components/feature-video/FilmFallback.',
        'ui/src/components/image/',
        'ui/src/components/link/',
        'ui/src/components/section-heading/',
        'ui/src/hooks/use-near-viewport.',
        'ui/src/layout/inline/',
        'ui/src/layout/on-screen.css',
        'ui/src/layout/section/',
        'ui/src/sections/home/charity-finder/CharityFinder.css',
        'ui/src/sections/home/charity-finder/CharitySearchPlace.',
      ],
      api: [
        'ui/src/components/code-block/CodeBlock.css',
        'ui/src/sections/donation-api/api-pages/ApiPages.css',
        'ui/src/sections/donation-api/call-to-action/CallToAction.css',
        'ui/src/sections/donation-api/code-samples/CodeSamples.css',
      ],
      fields: [
        'icons/circle-alert.',
        'ui/src/components/field/FramedField.',
        'ui/src/components/text-field/TextField.',
        'ui/src/hooks/use-settled.',
      ],
      forms: [
        'content/src/shared/notices.',
        'site/src/browser/email-link.',
        'site/src/browser/with-timeout.',
        'ui/src/components/form-fields/FormError.',
        'ui/src/components/form-fields/FormFields.',
        'ui/src/components/form-fields/use-sending.',
      ],
    },
    // The barcode's encoder.
    apart: /ReceiptBarcode/,
  };
}
