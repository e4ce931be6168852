import { Button } from '../../components/button/Button';
import { ButtonLink } from '../../components/button/ButtonLink';
import { useControlWords } from '../../components/control-words/ControlWordsProvider';
import { Link } from '../../components/link/Link';
import { Inline } from '../../layout/inline/Inline';

interface GetAppActionsProps {
  listing: { href: string; label: string };
  onGetApp?: (() => void) | undefined;
  /** Default `start`. */
  justify?: 'start' | 'center' | undefined;
}

/** The App Store link. With `onGetApp`, a button for other devices comes before it. */
export function GetAppActions({ listing, onGetApp, justify = 'start' }: GetAppActionsProps) {
  const { getApp } = useControlWords();
  return (
    <Inline justify={justify} gap={6}>
      {onGetApp ? (
        <>
          <Button size="large" onClick={onGetApp} aria-haspopup="dialog">
            {getApp}
          </Button>
          <Link {...listing} external standalone />
        </>
      ) : (
        <ButtonLink {...listing} external size="large" />
      )}
    </Inline>
  );
}
