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
import { afterFirstInteraction } from '../../services/first-interaction';
import { prefetch, useChunk } from '../islands/chunk';
import { downloadDialog, waitlistDialog } from './chunks';
import type { GetAppDialogProps } from './get-app-dialog';

const GetAppContext = createContext<GetAppProps | null>(null);

/** Only some devices can scan the code for the app; an Android phone cannot run the app, so it is offered the waitlist. */
const dialogFor = (device: Device) =>
  env.waitlistMode || device !== 'desktop' ? waitlistDialog : downloadDialog;

/**
 * The way to the app, the same from header and hero: on iOS a link to the App Store, elsewhere a
 * dialog. While nothing is known of the device, and without scripts, it is the link as well.
 */
export function GetAppProvider({ children }: { children: ReactNode }) {
  const { device, detected } = useDevice();
  // The dialog that was asked for stays, also when the window is made narrower meanwhile.
  const [shown, setShown] = useState({ dialog: downloadDialog, open: false });
  const close = useCallback(() => setShown(({ dialog }) => ({ dialog, open: false })), []);
  // Whoever goes back leaves the dialog with the page that it stood on.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);
  const dialog = detected && device !== 'ios' ? dialogFor(device) : undefined;
  useEffect(() => (dialog ? afterFirstInteraction(() => prefetch(dialog)) : undefined), [dialog]);
  const getApp = useMemo<GetAppProps>(
    () => ({
      device,
      appStoreUrl: env.appStoreUrl,
      waitlistMode: env.waitlistMode,
      // Opening the dialog restyles the whole page, so the press is answered first.
      onGetApp: dialog ? () => startTransition(() => setShown({ dialog, open: true })) : undefined,
    }),
    [device, dialog],
  );
  return (
    <GetAppContext value={getApp}>
      {children}
      <LoadedDialog
        key={shown.dialog === waitlistDialog ? 'waitlist' : 'download'}
        {...shown}
        onClose={close}
      />
    </GetAppContext>
  );
}

function LoadedDialog({
  dialog,
  ...state
}: GetAppDialogProps & { dialog: typeof waitlistDialog | typeof downloadDialog }) {
  const part = useChunk<{ GetAppDialog: ComponentType<GetAppDialogProps> }>(dialog, state.open);
  return part ? <part.GetAppDialog {...state} /> : null;
}

/** The way to the app for this visitor. Throws outside a `GetAppProvider`. */
export function useGetApp(): GetAppProps {
  const getApp = useContext(GetAppContext);
  if (!getApp) throw new Error('useGetApp must be used within a GetAppProvider');
  return getApp;
}

/** Opens the early-access dialog, for pages that link to the App Store on every device; undefined on iOS, where that link is right. */
export function useEarlyAccess(): (() => void) | undefined {
  const { device, onGetApp } = useGetApp();
  return device === 'desktop' ? undefined : onGetApp;
}
