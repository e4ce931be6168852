import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth } from './providers/AuthProvider';
import { DeviceProvider, useDevice } from './providers/DeviceProvider';
import { LoadingProvider, useLoading } from './providers/LoadingProvider';
import { GetAppProvider, useGetApp } from './shell/get-app/GetAppProvider';
import { ToastProvider, useToasts } from './shell/toasts/ToastProvider';

/** Calls a hook and reports its result. */
function Probe({ use, tell }: { use: () => unknown; tell: (value: unknown) => void }) {
  tell(use());
  return null;
}

/** The result of a hook during prerendering. */
function seen<Value>(use: () => Value, around: (child: ReactNode) => ReactNode): Value {
  let answer: unknown;
  const tell = (value: unknown) => {
    answer = value;
  };
  renderToStaticMarkup(around(<Probe use={use} tell={tell} />));
  return answer as Value;
}
const bare = (child: ReactNode) => child;

test('hooks throw outside their provider', () => {
  expect(() => seen(useLoading, bare)).toThrow('useLoading must be used within a LoadingProvider');
  expect(() => seen(useAuth, bare)).toThrow('useAuth must be used within an AuthProvider');
  expect(() => seen(useToasts, bare)).toThrow('useToasts must be used within a ToastProvider');
  expect(() => seen(useGetApp, bare)).toThrow('useGetApp must be used within a GetAppProvider');
});

test('a prerendered page is loading, unless there is no splash', () => {
  const loading = (durationMs: number) =>
    seen(useLoading, (child) => <LoadingProvider durationMs={durationMs}>{child}</LoadingProvider>)
      .loading;
  expect(loading(2500)).toBe(true);
  expect(loading(0)).toBe(false);
});

test('a prerendered page knows neither device nor donor, and links to the App Store', () => {
  expect(seen(useDevice, (child) => <DeviceProvider>{child}</DeviceProvider>)).toEqual({
    device: 'unknown',
    mobile: false,
    detected: false,
  });
  const around = (child: ReactNode) => (
    <AuthProvider>
      <ToastProvider>
        <GetAppProvider>{child}</GetAppProvider>
      </ToastProvider>
    </AuthProvider>
  );
  expect(seen(useAuth, around)).toMatchObject({ user: null, loading: true, authenticated: false });
  expect(seen(useGetApp, around)).toMatchObject({
    device: 'unknown',
    onGetApp: undefined,
    appStoreUrl: expect.stringContaining('https://apps.apple.com/gb/'),
  });
});
