/** What the visitor holds, as far as user agent and viewport tell (docs/behaviour.md 2.7). */
export type Device = 'ios' | 'android' | 'desktop' | 'unknown';

/** Everything that decides what "Get the app" reads and does (docs/behaviour.md 2.7). */
export interface GetAppProps {
  /** On iOS "Get the app" is a link to the store. */
  device: Device;
  /** The App Store listing. */
  appStoreUrl: string;
  /** Opens the app dialog, or the early-access dialog. Left out while no script runs: a link to the store then. */
  onGetApp?: (() => void) | undefined;
  /** Reads "Join waitlist" instead of "Get the app". Default false. */
  waitlistMode?: boolean | undefined;
}
