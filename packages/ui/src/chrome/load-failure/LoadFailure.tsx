import { ButtonLink } from '../../components/button';
import { notice, words } from './LoadFailure.css';

export interface LoadFailureProps {
  /** What takes `hidden` away finds it by this: the page may have no code of its own then. */
  id: string;
  /** What happened, and what helps. */
  text: string;
  /** Words of the link that loads the page again. Default `Load again`. */
  label?: string | undefined;
  /** Default true: the code that finds the failure takes `hidden` away. */
  hidden?: boolean | undefined;
}

/** Says that part of the page could not be loaded, and offers to load it again. One on each page. */
export function LoadFailure({ id, text, label = 'Load again', hidden = true }: LoadFailureProps) {
  return (
    <div id={id} className={notice} data-surface="card" role="alert" hidden={hidden}>
      <p className={words}>{text}</p>
      {/* An empty address is the page itself, and `external` keeps routers away from it. */}
      <ButtonLink href="" rel="external">
        {label}
      </ButtonLink>
    </div>
  );
}
