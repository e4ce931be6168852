import { VisuallyHidden } from '@tuppence/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Reads the title of a page out to screen readers when it replaces another one. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {title}
      </span>
    </VisuallyHidden>
  );
}
