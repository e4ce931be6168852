import { defaultSettings, type GateDigests } from '@tuppence/settings/settings';

declare const __GATE_DIGESTS__: GateDigests;

/** Not in `env`, so that only the gates' pages contain them. */
export const gateDigests: GateDigests =
  typeof __GATE_DIGESTS__ === 'undefined' ? defaultSettings : __GATE_DIGESTS__;
