import type { GetAppProps } from '@tuppence/ui/chrome';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { env } from '../env';
import { useDevice } from './DeviceProvider';
import { GetAppDialogs } from './GetAppDialogs';

const GetAppContext = createContext<GetAppProps | null>(null);

/**
 * The way to the app, the same from header and hero: on iOS a link to the App Store, elsewhere a
 * dialog. While nothing is known of the device, and without scripts, it is the link as well.
 */
export function GetAppProvider({ children }: { children: ReactNode }) {
  const { device, detected } = useDevice();
  const [open, setOpen] = useState(false);
  const opensDialog = detected && device !== 'ios';
  const getApp = useMemo<GetAppProps>(
    () => ({
      device,
      appStoreUrl: env.appStoreUrl,
      waitlistMode: env.waitlistMode,
      onGetApp: opensDialog ? () => setOpen(true) : undefined,
    }),
    [device, opensDialog],
  );
  return (
    <GetAppContext value={getApp}>
      {children}
      <GetAppDialogs
        kind={env.waitlistMode ? 'early-access' : 'download'}
        open={open && opensDialog}
        onClose={() => setOpen(false)}
      />
    </GetAppContext>
  );
}

/** The way to the app for this visitor. Throws outside a `GetAppProvider`. */
export function useGetApp(): GetAppProps {
  const getApp = useContext(GetAppContext);
  if (!getApp) throw new Error('useGetApp must be used within a GetAppProvider');
  return getApp;
}
