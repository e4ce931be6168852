import { NotFound } from '@tuppence/ui/not-found';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notFound } from '../content/not-found';
import { Meta } from '../seo/Meta';
import { log } from '../services/log';

export function Component() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const logged = useRef('');
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    const inLowerCase = pathname.toLowerCase();
    if (inLowerCase !== pathname) navigate(inLowerCase + search + hash, { replace: true });
    else log('404: no such page', { path: pathname });
  }, [pathname, search, hash, navigate]);
  return (
    <>
      <Meta {...notFound.meta} />
      <NotFound {...notFound.section} />
    </>
  );
}
