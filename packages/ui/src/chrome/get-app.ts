/** As far as the user agent and viewport show it (docs/behaviour.md 2.7). */
export type Device = 'ios' | 'android' | 'desktop' | 'unknown';

/** What "Get the app" says and does (docs/behaviour.md 2.4). */
export interface GetAppProps {
  device: Device;
  appStoreUrl: string;
  /** Leave it out before scripts run: the button is then a link to the store. */
  onGetApp?: (() => void) | undefined;
  /** Labels the button "Join waitlist". Default false. */
  waitlistMode?: boolean | undefined;
}
