import { ApiPages, ApiReference } from '@tuppence/ui/donation-api';
import { otherApiPages } from '../content/api-pages';
import * as content from '../content/api-reference';
import { Meta } from '../seo/Meta';
import { callSandbox } from '../services/donation-sandbox';
import { useTestKey } from './donation-api-reference/use-test-key';

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
      <ApiPages {...otherApiPages(content.meta.path)} />
    </>
  );
}
