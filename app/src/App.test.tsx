import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth } from './providers/AuthProvider';
import { DeviceProvider, useDevice } from './providers/DeviceProvider';
import { GetAppProvider, useGetApp } from './providers/get-app/GetAppProvider';
import { LoadingProvider, useLoading } from './providers/LoadingProvider';
import { ToastProvider, useToasts } from './providers/toasts/ToastProvider';

function Probe({ use, tell }: { use: () => unknown; tell: (value: unknown) => void }) {
  tell(use());
  return null;
}

function resultOf<Value>(use: () => Value, wrap: (child: ReactNode) => ReactNode): Value {
  let answer: unknown;
  const tell = (value: unknown) => {
    answer = value;
  };
  renderToStaticMarkup(wrap(<Probe use={use} tell={tell} />));
  return answer as Value;
}
const bare = (child: ReactNode) => child;

test('useLoading, useAuth, useToasts and useGetApp throw outside their provider', () => {
  expect(() => resultOf(useLoading, bare)).toThrow(
    'useLoading must be used within a LoadingProvider',
  );
  expect(() => resultOf(useAuth, bare)).toThrow('useAuth must be used within an AuthProvider');
  expect(() => resultOf(useToasts, bare)).toThrow('useToasts must be used within a ToastProvider');
  expect(() => resultOf(useGetApp, bare)).toThrow('useGetApp must be used within a GetAppProvider');
});

test('a prerendered page is loading, unless there is no splash', () => {
  const loading = (durationMs: number) =>
    resultOf(useLoading, (child) => (
      <LoadingProvider durationMs={durationMs}>{child}</LoadingProvider>
    )).loading;
  expect(loading(2500)).toBe(true);
  expect(loading(0)).toBe(false);
});

test('a prerendered page has no device and no donor, and links to the App Store', () => {
  expect(resultOf(useDevice, (child) => <DeviceProvider>{child}</DeviceProvider>)).toEqual({
    device: 'unknown',
    mobile: false,
    detected: false,
  });
  const providers = (child: ReactNode) => (
    <AuthProvider>
      <ToastProvider>
        <GetAppProvider>{child}</GetAppProvider>
      </ToastProvider>
    </AuthProvider>
  );
  expect(resultOf(useAuth, providers)).toMatchObject({
    user: null,
    loading: true,
    authenticated: false,
  });
  expect(resultOf(useGetApp, providers)).toMatchObject({
    device: 'unknown',
    onGetApp: undefined,
    appStoreUrl: expect.stringContaining('https://apps.apple.com/gb/'),
  });
});
