import { useEffect, useState } from 'react';
import { anyTestKey, ownTestKey } from '../../services/donation-sandbox';

/** The visitor's test key: a shared one in the document, their own after hydration. */
export function useTestKey() {
  const [apiKey, setApiKey] = useState(anyTestKey);
  useEffect(() => setApiKey(ownTestKey()), []);
  return [apiKey, setApiKey] as const;
}
