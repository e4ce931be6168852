import { QueryClientProvider } from '@tanstack/react-query';
import { meta, recapTexts } from '@tuppence/content/account/recap';
import { chunk, useChunk } from '@tuppence/site/chunk';
import { Meta } from '@tuppence/site/meta';
import { Navigate, useLocation } from 'react-router';
import { env } from '../env';
import { useAuth } from '../providers/AuthProvider';
import { signInPath } from './account/path-after-sign-in';
import { queryClient } from './account/query-client';
import { Recap } from './account/Recap';
import { PageNotice } from './page-notice';

const ownAccount = chunk(() => import('./account/own-account'));

/** The page after signing in (docs/behaviour.md 8). */
export function Component() {
  const { user, loading } = useAuth();
  const { pathname, search, hash } = useLocation();
  const account = useChunk(ownAccount, user !== null);
  return (
    <>
      <Meta {...meta(env)} />
      {user ? (
        <QueryClientProvider client={queryClient}>
          <Recap key={user.id} user={user} />
          {account ? <account.OwnAccount key={`account ${user.id}`} user={user} /> : null}
        </QueryClientProvider>
      ) : (
        <PageNotice
          title={recapTexts.signedOut}
          text={recapTexts.signedOutText}
          action={{ href: '/auth', label: recapTexts.signIn }}
          scriptless={recapTexts.scriptless}
        />
      )}
      {user || loading ? null : <Navigate to={signInPath(pathname + search + hash)} replace />}
    </>
  );
}
