/** Not in `env`, so that only the gates' pages contain them. */
export interface GateDigests {
  /** Of /vision. If empty, no code opens the gate. */
  readonly visionCodeDigests: readonly string[];
  /** Of /investors. If empty, no password opens the gate. */
  readonly investorPasswordDigest: string;
}

declare const __GATE_DIGESTS__: GateDigests;

const outsideABuild: GateDigests = { visionCodeDigests: [], investorPasswordDigest: '' };

export const gateDigests: GateDigests =
  typeof __GATE_DIGESTS__ === 'undefined' ? outsideABuild : __GATE_DIGESTS__;
