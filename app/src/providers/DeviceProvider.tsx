import type { Device } from '@tuppence/ui/chrome';
import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { classifyDevice, notMobile } from '../services/browser/device';

interface DeviceState {
  device: Device;
  /** The viewport is narrower than 768 px. */
  mobile: boolean;
  /** False in prerendered pages and during hydration. */
  detected: boolean;
}

const prerendered: DeviceState = { device: 'unknown', mobile: false, detected: false };
const DeviceContext = createContext<DeviceState>(prerendered);

function stateOf(mobile: boolean): DeviceState {
  const { userAgent, maxTouchPoints: touchPoints } = window.navigator;
  return { device: classifyDevice({ userAgent, mobile, touchPoints }), mobile, detected: true };
}

/** Unlike the window's width, a query lays nothing out. */
const isMobile = () => !window.matchMedia(notMobile).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(notMobile);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function DeviceProvider({ children }: { children: ReactNode }) {
  // Deferred, because everything that depends on it would lengthen the last task of hydration.
  const mobile = useDeferredValue(useSyncExternalStore(subscribe, isMobile, () => null));
  const state = useMemo(() => (mobile === null ? prerendered : stateOf(mobile)), [mobile]);
  return <DeviceContext value={state}>{children}</DeviceContext>;
}

export function useDevice(): DeviceState {
  return useContext(DeviceContext);
}
