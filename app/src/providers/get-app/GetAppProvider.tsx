import { type Chunk, prefetch, useChunk } from '@tuppence/site/chunk';
import { afterFirstInteraction } from '@tuppence/site/first-interaction';
import { focusOn } from '@tuppence/site/focus';
import { showLoadFailure } from '@tuppence/site/load-failure';
import { BackCloses } from '@tuppence/ui';
import { type Device, type GetAppProps, LoadingLine } from '@tuppence/ui/chrome';
import type { WaitlistValues } from '@tuppence/ui/dialogs';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { env } from '../../env';
import { useDevice } from '../DeviceProvider';
import { useStoreUrl } from '../invite/use-invite';
import type { AppDialogProps, ChosenCharity } from './app-dialog';
import { downloadDialog, waitlistDialog } from './chunks';

interface GetAppDialogs {
  /** Opens the waitlist's dialog on any device. */
  onJoinWaitlist: () => void;
  /** For a charity from the finder. Undefined: follow `appStoreUrl` instead. */
  onGetAppFor: ((charity: ChosenCharity) => void) | undefined;
  onCloseDialog: () => void;
}

const GetAppContext = createContext<(GetAppProps & { dialogs: GetAppDialogs }) | null>(null);

type AppDialog = Chunk<{ AppDialog: ComponentType<AppDialogProps> }>;
type Shown = { dialog: AppDialog; open: boolean } & Pick<AppDialogProps, 'charity' | 'values'>;

/** A phone cannot scan the QR code on its own screen. */
const dialogFor = (device: Device): AppDialog =>
  env.waitlistMode || device !== 'desktop' ? waitlistDialog : downloadDialog;

/** "Get the app": a dialog; on iOS, and until the device is known, a link to the App Store. */
export function GetAppProvider({ children }: { children: ReactNode }) {
  const { device, detected } = useDevice();
  const appStoreUrl = useStoreUrl();
  // An open dialog stays the same if the window gets narrower.
  const [shown, setShown] = useState<Shown>({ dialog: downloadDialog, open: false });
  const opener = useRef<Element | null>(null);
  const close = useCallback(() => setShown((before) => ({ ...before, open: false })), []);
  const dialog = detected && device !== 'ios' ? dialogFor(device) : undefined;
  useEffect(() => (dialog ? afterFirstInteraction(() => prefetch(dialog)) : undefined), [dialog]);
  const getApp = useMemo(() => {
    const show = (wanted: AppDialog, charity?: ChosenCharity) => {
      opener.current = document.activeElement;
      // A transition lets the browser show the press before the dialog restyles the whole page.
      startTransition(() => setShown({ dialog: wanted, open: true, charity }));
    };
    return {
      device,
      appStoreUrl,
      waitlistMode: env.waitlistMode,
      onGetApp: dialog ? () => show(dialog) : undefined,
      dialogs: {
        onJoinWaitlist: () => show(waitlistDialog),
        onGetAppFor: dialog ? (charity: ChosenCharity) => show(dialog, charity) : undefined,
        onCloseDialog: close,
      },
    };
  }, [device, dialog, appStoreUrl, close]);
  const { charity } = shown;
  const restore = useCallback(
    (values: WaitlistValues) => {
      // The pressed notice disappears, so closing must return the focus to the first opener.
      focusOn(opener.current);
      setShown({ dialog: waitlistDialog, open: true, charity, values });
    },
    [charity],
  );
  return (
    <GetAppContext value={getApp}>
      <BackCloses>
        {children}
        <LoadedDialog
          key={shown.dialog === waitlistDialog ? 'waitlist' : 'download'}
          shown={shown}
          onClose={close}
          onRestore={restore}
        />
      </BackCloses>
    </GetAppContext>
  );
}

interface LoadedDialogProps extends Pick<AppDialogProps, 'onClose' | 'onRestore'> {
  shown: Shown;
}

function LoadedDialog({ shown, ...callbacks }: LoadedDialogProps) {
  const { dialog, ...state } = shown;
  // A new object after each press, so `useChunk` retries a failed download.
  const part = useChunk(dialog, state.open && shown, () => {
    showLoadFailure();
    callbacks.onClose();
  });
  if (part) return <part.AppDialog {...state} {...callbacks} />;
  return state.open ? <LoadingLine /> : null;
}

function useGetAppContext() {
  const state = useContext(GetAppContext);
  if (!state) throw new Error('useGetApp must be used within a GetAppProvider');
  return state;
}

/** For every "Get the app". */
export function useGetApp(): GetAppProps {
  const { dialogs: _, ...getApp } = useGetAppContext();
  return getApp;
}

export function useGetAppDialogs(): GetAppDialogs {
  return useGetAppContext().dialogs;
}

/** Opens the waitlist where the App Store's page is no use; undefined elsewhere, and until it is known. */
export function useWaitlistInstead(): (() => void) | undefined {
  const { device, onGetApp } = useGetApp();
  return device === 'desktop' ? undefined : onGetApp;
}
