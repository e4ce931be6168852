import * as content from '@tuppence/content/not-found/copy';
import { log } from '@tuppence/site/log';
import { Meta } from '@tuppence/site/meta';
import type { NavLink } from '@tuppence/ui/chrome';
import { NotFound } from '@tuppence/ui/not-found';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { env } from '../env';
import { nearestPage } from './nearest-page';

export function Component() {
  const { pathname } = useLocation();
  const logged = useRef('');
  const [nearest, setNearest] = useState<NavLink>();
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    log('page not found', { path: pathname });
    // Rejects for invalid escapes.
    nearestPage(pathname).then(setNearest, () => undefined);
  }, [pathname]);
  return (
    <>
      <Meta {...content.meta(env)} />
      <NotFound {...content.section(env)} nearest={nearest && content.nearest(nearest)} />
    </>
  );
}
