import * as content from '@tuppence/content/not-found/copy';
import { log } from '@tuppence/site/log';
import { Meta } from '@tuppence/site/meta';
import { NotFound } from '@tuppence/ui/not-found';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { env } from '../env';

export function Component() {
  const { pathname } = useLocation();
  const logged = useRef('');
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    log('page not found', { path: pathname });
  }, [pathname]);
  return (
    <>
      <Meta {...content.meta(env)} />
      <NotFound {...content.section(env)} />
    </>
  );
}
