import type { Device, GetAppProps } from '@tuppence/ui/chrome';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { env } from '../../env';
import { useDevice } from '../../providers/DeviceProvider';
import type { FoundCharity } from '../../services/find-charities';
import { afterFirstInteraction } from '../../services/first-interaction';
import { useStoreUrl } from '../invite/useInvite';
import { prefetch, useChunk } from '../islands/chunk';
import { downloadDialog, waitlistDialog } from './chunks';
import type { GetAppDialogProps } from './get-app-dialog';

interface GetAppState extends GetAppProps {
  /** Opens the early-access dialog on any device. */
  onEarlyAccess: () => void;
  /** Opens the dialog for a charity that was chosen in the charity finder; undefined where `appStoreUrl` is the way. */
  onGetAppFor: ((charity: FoundCharity) => void) | undefined;
}

const GetAppContext = createContext<GetAppState | null>(null);

/** Only some devices can scan the code for the app; an Android phone cannot run the app, so it is offered the waitlist. */
const dialogFor = (device: Device) =>
  env.waitlistMode || device !== 'desktop' ? waitlistDialog : downloadDialog;

type Shown = {
  dialog: typeof waitlistDialog | typeof downloadDialog;
  open: boolean;
  charity?: FoundCharity;
};

/**
 * The way to the app, the same from header and hero: on iOS a link to the App Store, elsewhere a
 * dialog. While nothing is known of the device, and without scripts, it is the link as well.
 */
export function GetAppProvider({ children }: { children: ReactNode }) {
  const { device, detected } = useDevice();
  const appStoreUrl = useStoreUrl();
  // The dialog that was asked for stays, also when the window is made narrower meanwhile.
  const [shown, setShown] = useState<Shown>({ dialog: downloadDialog, open: false });
  const close = useCallback(() => setShown((before) => ({ ...before, open: false })), []);
  // Whoever goes back leaves the dialog with the page that it stood on.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);
  const dialog = detected && device !== 'ios' ? dialogFor(device) : undefined;
  useEffect(() => (dialog ? afterFirstInteraction(() => prefetch(dialog)) : undefined), [dialog]);
  const getApp = useMemo<GetAppState>(
    () => ({
      device,
      appStoreUrl,
      waitlistMode: env.waitlistMode,
      // Opening the dialog restyles the whole page, so the press is answered first.
      onGetApp: dialog ? () => startTransition(() => setShown({ dialog, open: true })) : undefined,
      onEarlyAccess: () => startTransition(() => setShown({ dialog: waitlistDialog, open: true })),
      onGetAppFor: dialog
        ? (charity) => startTransition(() => setShown({ dialog, open: true, charity }))
        : undefined,
    }),
    [device, dialog, appStoreUrl],
  );
  return (
    <GetAppContext value={getApp}>
      {children}
      <LoadedDialog
        key={shown.dialog === waitlistDialog ? 'waitlist' : 'download'}
        shown={shown}
        onClose={close}
      />
    </GetAppContext>
  );
}

function LoadedDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { dialog, ...state } = shown;
  // Each press is a new object, so it tries again after a failed download.
  const part = useChunk<{ GetAppDialog: ComponentType<GetAppDialogProps> }>(
    dialog,
    state.open && shown,
  );
  return part ? <part.GetAppDialog {...state} onClose={onClose} /> : null;
}

/** The way to the app for this visitor. Throws outside a `GetAppProvider`. */
export function useGetApp(): GetAppProps {
  const { onGetAppFor: _, onEarlyAccess: __, ...getApp } = useGetAppState();
  return getApp;
}

/** The way to the app with a charity: the dialog's opener, or where there is none the App Store's address. Throws outside a `GetAppProvider`. */
export function useGetAppFor(): Pick<GetAppState, 'appStoreUrl' | 'onGetAppFor' | 'onEarlyAccess'> {
  return useGetAppState();
}

function useGetAppState(): GetAppState {
  const state = useContext(GetAppContext);
  if (!state) throw new Error('useGetApp must be used within a GetAppProvider');
  return state;
}

/** Opens the early-access dialog, for pages that link to the App Store on every device; undefined on iOS, where that link is right. */
export function useEarlyAccess(): (() => void) | undefined {
  const { device, onGetApp } = useGetApp();
  return device === 'desktop' ? undefined : onGetApp;
}
