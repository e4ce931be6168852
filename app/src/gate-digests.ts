/** A deployment's gate settings. Not in `env`, so that only the gates' pages contain them. */
export interface GateDigests {
  /** Digests of the accepted invitation codes of /vision. Empty: no code opens the gate. */
  readonly visionCodeDigests: readonly string[];
  /** Digest of the password of /investors. Empty: no password opens the gate. */
  readonly investorPasswordDigest: string;
}

declare const __GATE_DIGESTS__: GateDigests;

const outsideABuild: GateDigests = { visionCodeDigests: [], investorPasswordDigest: '' };

export const gateDigests: GateDigests =
  typeof __GATE_DIGESTS__ === 'undefined' ? outsideABuild : __GATE_DIGESTS__;
