import { Button, ButtonLink, type ButtonLook } from '../../components/button';
import type { GetAppAction } from '../get-app-action';

export interface GetAppButtonProps extends ButtonLook {
  /** A link to the store or a press. */
  action: GetAppAction;
  /** "Get the app", or "Join waitlist" in waitlist mode (Spec §2). */
  label: string;
}

/** The one green button of the site, as a link or as a button, whichever its action is. */
export function GetAppButton({ action, label, ...look }: GetAppButtonProps) {
  return action.href === undefined ? (
    <Button {...look} onClick={action.onGetApp} aria-haspopup="dialog">
      {label}
    </Button>
  ) : (
    <ButtonLink {...look} href={action.href} external>
      {label}
    </ButtonLink>
  );
}
