import { useEffect, useState } from 'react';
import { anyTestKey, ownTestKey } from '../../services/donation-sandbox';

/** The visitor's test key: in the document one that anybody may use, then their own. */
export function useTestKey() {
  const [apiKey, setApiKey] = useState(anyTestKey);
  useEffect(() => setApiKey(ownTestKey()), []);
  return [apiKey, setApiKey] as const;
}
