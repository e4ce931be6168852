import { useEffect, useState } from 'react';
import { anyTestKey, ownTestKey } from '../../services/donation-sandbox';

/** The visitor's test key. In the document it is a shared one, then their own. */
export function useTestKey() {
  const [apiKey, setApiKey] = useState(anyTestKey);
  useEffect(() => setApiKey(ownTestKey()), []);
  return [apiKey, setApiKey] as const;
}
