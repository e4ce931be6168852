import { type CompanyParticulars, defaultSettings } from '@tuppence/settings/settings';

declare const __COMPANY__: CompanyParticulars;

/** Not in `env`, because only the About page needs these details. */
export const company: CompanyParticulars =
  typeof __COMPANY__ === 'undefined' ? defaultSettings.company : __COMPANY__;
