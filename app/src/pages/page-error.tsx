import { pageError } from '@tuppence/content/chrome/copy';
import { hideLoadFailure } from '@tuppence/site/load-failure';
import { log, nameOf } from '@tuppence/site/log';
import { Meta } from '@tuppence/site/meta';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { env } from '../env';
import { PageNotice } from './page-notice';

/** Shown if a page crashes or cannot be loaded. */
export function PageError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  useEffect(() => {
    // Its notice would say what this page says.
    hideLoadFailure();
    log('page failed', { error: nameOf(error) });
  }, [error]);
  return (
    <>
      <Meta {...pageError.meta(pathname, env)} />
      <PageNotice
        title={pageError.title}
        text={pageError.text}
        action={{ label: pageError.button, onPress: () => window.location.reload() }}
      />
    </>
  );
}
