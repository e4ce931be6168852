'use client';

import { ButtonLink } from '../../components/button/ButtonLink';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { notice, words } from './LoadFailure.css';

export interface LoadFailureProps {
  /** The script that shows the notice finds it by this id, because React may not have loaded. */
  id: string;
  text: string;
  /** Default true. The script that detects the failure removes `hidden`. */
  hidden?: boolean | undefined;
}

/** Says that part of a page could not be loaded, and offers to reload the page. One per page. */
export function LoadFailure({ id, text, hidden = true }: LoadFailureProps) {
  const { loadAgain } = useControlWords();
  return (
    <div id={id} className={notice} data-surface="raised" role="alert" hidden={hidden}>
      <p className={words}>{text}</p>
      {/* An empty address is the page itself; `external` keeps routers from handling it. */}
      <ButtonLink href="" rel="external">
        {loadAgain}
      </ButtonLink>
    </div>
  );
}
