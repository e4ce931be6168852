import { loadFailureText } from '@tuppence/content/chrome';
import { LoadFailure } from '@tuppence/ui/chrome';
import { loadFailureId } from '../../services/load-failure-id';

/** The hidden notice in every document for code that fails to load. */
export default function LoadFailurePart() {
  return <LoadFailure id={loadFailureId} text={loadFailureText} />;
}
