import { chunk } from '@tuppence/site/chunk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { env } from '../../env';
import { inviteCode, onInviteCode, withCampaign } from '../../services/browser/invite-code';

const greetings = chunk(() => import('./greeting'));

function useInviteCode(): string | null {
  return useSyncExternalStore(onInviteCode, inviteCode, () => null);
}

/** The App Store link with the visitor's invite code, if any. */
export function useStoreUrl(): string {
  return withCampaign(env.appStoreUrl, useInviteCode());
}

/** The greeting from the charity that invited the visitor. */
export function useGreeting(): string | undefined {
  const code = useInviteCode();
  const [greeting, setGreeting] = useState<{ code: string; text: string | undefined }>();
  useEffect(() => {
    if (!code) return undefined;
    let current = true;
    greetings.load().then(
      async ({ greetingFor }) => {
        const text = await greetingFor(code);
        if (current) setGreeting({ code, text });
      },
      // If the greeting does not load, the invite code still works.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [code]);
  return greeting?.code === code ? greeting?.text : undefined;
}
