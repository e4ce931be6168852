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
import { useStoreUrl } from '../invite/use-invite';
import { prefetch, useChunk } from '../islands/chunk';
import { downloadDialog, waitlistDialog } from './chunks';
import type { GetAppDialogProps } from './get-app-dialog';

interface GetAppState extends GetAppProps {
  /** Opens the early-access dialog on any device. */
  onEarlyAccess: () => void;
  /** For a charity from the finder. Undefined: follow `appStoreUrl` instead. */
  onGetAppFor: ((charity: FoundCharity) => void) | undefined;
}

const GetAppContext = createContext<GetAppState | null>(null);

/** A phone cannot scan the QR code on its own screen. */
const dialogFor = (device: Device) =>
  env.waitlistMode || device !== 'desktop' ? waitlistDialog : downloadDialog;

type Shown = {
  dialog: typeof waitlistDialog | typeof downloadDialog;
  open: boolean;
  charity?: FoundCharity;
};

/** "Get the app": a dialog; on iOS, and until the device is known, a link to the App Store. */
export function GetAppProvider({ children }: { children: ReactNode }) {
  const { device, detected } = useDevice();
  const appStoreUrl = useStoreUrl();
  // An open dialog stays the same if the window gets narrower.
  const [shown, setShown] = useState<Shown>({ dialog: downloadDialog, open: false });
  const close = useCallback(() => setShown((before) => ({ ...before, open: false })), []);
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
      // A transition lets the browser show the press before the dialog restyles the whole page.
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
  // A new object after each press, so `useChunk` retries a failed download.
  const part = useChunk<{ GetAppDialog: ComponentType<GetAppDialogProps> }>(
    dialog,
    state.open && shown,
  );
  return part ? <part.GetAppDialog {...state} onClose={onClose} /> : null;
}

export function useGetApp(): GetAppProps {
  const { onGetAppFor: _, onEarlyAccess: __, ...getApp } = useGetAppState();
  return getApp;
}

/** Adds `onEarlyAccess` and `onGetAppFor` to `useGetApp`. */
export function useGetAppState(): GetAppState {
  const state = useContext(GetAppContext);
  if (!state) throw new Error('useGetApp must be used within a GetAppProvider');
  return state;
}

/** Undefined on iOS and desktop, and until the device is known. */
export function useEarlyAccess(): (() => void) | undefined {
  const { device, onGetApp } = useGetApp();
  return device === 'desktop' ? undefined : onGetApp;
}
