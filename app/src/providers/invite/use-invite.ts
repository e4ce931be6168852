import type { invitation } from '@tuppence/content/partner/invite';
import { chunk } from '@tuppence/site/chunk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { env } from '../../env';
import { inviteCode, onInviteCode, withCampaign } from '../../services/browser/invite-code';

const invitations = chunk(() => import('./invitation'));

function useInviteCode(): string | null {
  return useSyncExternalStore(onInviteCode, inviteCode, () => null);
}

/** The App Store link with the visitor's invite code, if any. */
export function useStoreUrl(): string {
  return withCampaign(env.appStoreUrl, useInviteCode());
}

/** From the charity that invited the visitor. */
export function useInvitation(): ReturnType<typeof invitation> | undefined {
  const code = useInviteCode();
  const [found, setFound] = useState<{ code: string; by: ReturnType<typeof useInvitation> }>();
  useEffect(() => {
    if (!code) return undefined;
    let current = true;
    invitations.load().then(
      async ({ invitationFor }) => {
        const by = await invitationFor(code);
        if (current) setFound({ code, by });
      },
      // If the invitation does not load, the invite code still works.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [code]);
  return found?.code === code ? found?.by : undefined;
}
