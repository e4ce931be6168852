import { Meta } from '@tuppence/site/meta';
import { ApiPages, ApiReference } from '@tuppence/ui/donation-api';
import { apiPages } from '../content/api-pages';
import * as content from '../content/api-reference';
import { callSandbox } from '../services/backend/donation-sandbox';
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
      <ApiPages {...apiPages} />
    </>
  );
}
