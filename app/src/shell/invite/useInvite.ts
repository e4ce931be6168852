import { useEffect, useState, useSyncExternalStore } from 'react';
import { env } from '../../env';
import { inviteCode, onInviteCode, withCampaign } from '../../services/invite-code';

/** The invite code that the visitor came with, or null. Prerendered pages know none. */
function useInviteCode(): string | null {
  return useSyncExternalStore(onInviteCode, inviteCode, () => null);
}

/** The App Store link, with the visitor's invite code as its campaign token. */
export function useStoreUrl(): string {
  return withCampaign(env.appStoreUrl, useInviteCode());
}

/** The greeting in the name of the partner charity that invited the visitor; undefined where none did. */
export function useGreeting(): string | undefined {
  const code = useInviteCode();
  const [greeting, setGreeting] = useState<{ code: string; text: string | undefined }>();
  useEffect(() => {
    if (!code) return undefined;
    let current = true;
    import('./greeting').then(
      async ({ greetingFor }) => {
        const text = await greetingFor(code);
        if (current) setGreeting({ code, text });
      },
      // The code counts without a greeting too.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [code]);
  return greeting?.code === code ? greeting?.text : undefined;
}
