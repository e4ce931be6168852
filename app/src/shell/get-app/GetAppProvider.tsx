import type { GetAppProps } from '@tuppence/ui/chrome';
import {
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

const dialog = env.waitlistMode ? waitlistDialog : downloadDialog;
const GetAppContext = createContext<GetAppProps | null>(null);

/**
 * The way to the app, the same from header and hero: on iOS a link to the App Store, elsewhere a
 * dialog. While nothing is known of the device, and without scripts, it is the link as well.
 */
export function GetAppProvider({ children }: { children: ReactNode }) {
  const { device, detected } = useDevice();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const opensDialog = detected && device !== 'ios';
  useEffect(
    () => (opensDialog ? afterFirstInteraction(() => prefetch(dialog)) : undefined),
    [opensDialog],
  );
  const getApp = useMemo<GetAppProps>(
    () => ({
      device,
      appStoreUrl: env.appStoreUrl,
      waitlistMode: env.waitlistMode,
      // The dialog dresses the whole page anew: the press is answered first.
      onGetApp: opensDialog ? () => startTransition(() => setOpen(true)) : undefined,
    }),
    [device, opensDialog],
  );
  // Without the dialog's code there is still the way that needs none.
  const part = useChunk<{ GetAppDialog: typeof import('./waitlist-dialog').GetAppDialog }>(
    dialog,
    open,
    () => window.location.assign(env.appStoreUrl),
  );
  return (
    <GetAppContext value={getApp}>
      {children}
      {part ? <part.GetAppDialog open={open && opensDialog} onClose={close} /> : null}
    </GetAppContext>
  );
}

/** The way to the app for this visitor. Throws outside a `GetAppProvider`. */
export function useGetApp(): GetAppProps {
  const getApp = useContext(GetAppContext);
  if (!getApp) throw new Error('useGetApp must be used within a GetAppProvider');
  return getApp;
}
