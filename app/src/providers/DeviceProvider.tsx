import type { Device } from '@tuppence/ui/chrome';
import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
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

const states = new Map<string, DeviceState>();

/** `useSyncExternalStore` requires the same object for the same result. */
function read(): DeviceState {
  const { userAgent, maxTouchPoints } = window.navigator;
  // Unlike the width, a query lays nothing out.
  const mobile = !window.matchMedia(notMobile).matches;
  const device = classifyDevice({ userAgent, mobile, touchPoints: maxTouchPoints });
  const key = `${device} ${mobile}`;
  const known = states.get(key) ?? { device, mobile, detected: true };
  states.set(key, known);
  return known;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(notMobile);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function DeviceProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(subscribe, read, () => prerendered);
  // Deferred, because everything that depends on it would lengthen the last task of hydration.
  return <DeviceContext value={useDeferredValue(state)}>{children}</DeviceContext>;
}

export function useDevice(): DeviceState {
  return useContext(DeviceContext);
}
