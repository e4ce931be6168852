'use client';

import { Button } from '../../components/button/Button';
import { ButtonLink } from '../../components/button/ButtonLink';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { notice, words } from './LoadFailure.css';

export interface LoadFailureProps {
  /** A script finds the notice by this id, because React may not have loaded. */
  id: string;
  text: string;
  /** Default true. A script removes `hidden`. */
  hidden?: boolean | undefined;
}

/** Says that part of a page could not be loaded. One per page. A script hides it if its button is pressed. */
export function LoadFailure({ id, text, hidden = true }: LoadFailureProps) {
  const { close, loadAgain } = useControlWords();
  return (
    <div id={id} className={notice} data-surface="raised" role="alert" hidden={hidden}>
      <p className={words}>{text}</p>
      {/* An empty address is the page itself; `external` keeps routers from handling it. */}
      <ButtonLink href="" rel="external">
        {loadAgain}
      </ButtonLink>
      <Button tone="quiet">{close}</Button>
    </div>
  );
}
