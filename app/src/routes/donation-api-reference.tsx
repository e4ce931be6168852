import { ApiReference } from '@tuppence/ui/donation-api';
import * as content from '../content/api-reference';
import { Meta } from '../seo/Meta';
import { callSandbox } from '../services/donation-sandbox';
import { Static, staticPart } from '../shell/islands/static-part';
import type { PageHandle } from '../shell/page-handle';
import { useTestKey } from './donation-api-reference/use-test-key';

const pages = staticPart('donation-api/pages', () => import('./donation-api/pages'));

export const handle: PageHandle = { parts: [pages] };

export function Component() {
  const [apiKey, setApiKey] = useTestKey();
  return (
    <>
      <Meta {...content.meta} />
      <ApiReference
        {...content.reference}
        apiKey={apiKey}
        onApiKey={setApiKey}
        onTry={callSandbox}
      />
      <Static part={pages} />
    </>
  );
}
