import { apiPages } from '@tuppence/content/donation-api/pages';
import * as content from '@tuppence/content/donation-api/reference';
import { apiDescription, apiOperations } from '@tuppence/donation-sandbox/operations';
import { Meta } from '@tuppence/site/meta';
import { ApiPages, ApiReference } from '@tuppence/ui/donation-api';
import { env } from '../env';
import { callSandbox } from '../services/backend/donation-sandbox';
import { useTestKey } from './donation-api-reference/use-test-key';

export function Component() {
  const [apiKey, setApiKey] = useTestKey();
  return (
    <>
      <Meta {...content.meta(env)} />
      <ApiReference
        {...content.reference}
        lead={apiDescription}
        operations={apiOperations}
        apiKey={apiKey}
        onApiKey={setApiKey}
        onTry={callSandbox}
      />
      <ApiPages {...apiPages} />
    </>
  );
}
