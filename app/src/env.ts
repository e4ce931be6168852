import { defaultSettings, type PageSettings } from '@tuppence/settings/settings';

declare const __PAGE_SETTINGS__: PageSettings;

/** The deployment's settings. Without a build, their defaults. */
export const env: PageSettings =
  typeof __PAGE_SETTINGS__ === 'undefined' ? defaultSettings : __PAGE_SETTINGS__;
