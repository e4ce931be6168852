import { useEffect, useState } from 'react';
import { anyTestKey, ownTestKey } from '../../services/backend/donation-sandbox';

/** A shared test key in the document, the visitor's own after hydration. */
export function useTestKey() {
  const [apiKey, setApiKey] = useState(anyTestKey);
  useEffect(() => setApiKey(ownTestKey()), []);
  return [apiKey, setApiKey] as const;
}
