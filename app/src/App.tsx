import { type ReactNode, StrictMode } from 'react';
import { env } from './env';
import { AuthProvider } from './providers/AuthProvider';
import { DeviceProvider } from './providers/DeviceProvider';
import { LoadingProvider } from './providers/LoadingProvider';
import { GetAppProvider } from './shell/get-app/GetAppProvider';
import { ToastProvider } from './shell/toasts/ToastProvider';

/** The providers around the router. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <LoadingProvider durationMs={env.splashDurationMs}>
        <DeviceProvider>
          <AuthProvider>
            <ToastProvider>
              <GetAppProvider>{children}</GetAppProvider>
            </ToastProvider>
          </AuthProvider>
        </DeviceProvider>
      </LoadingProvider>
    </StrictMode>
  );
}
