/**
 * Iterations of a new digest; old digests keep their own. A digest is
 * `pbkdf2-sha256:<iterations>:<salt>:<hash>`. It only keeps the password out of the bundle: a
 * public page cannot keep a secret.
 */
export const gateIterations = 600_000;

/** False without WebCrypto, e.g. over plain http. */
export function canCheckGate(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function opensGate(password: string, digests: readonly string[]): Promise<boolean> {
  if (!canCheckGate() || password === '') return false;
  for (const digest of digests) {
    const [scheme, iterations, salt, hash] = digest.split(':');
    if (scheme !== 'pbkdf2-sha256' || !iterations || !salt || !hash) continue;
    if ((await derive(password, salt, Number(iterations))) === hash) return true;
  }
  return false;
}

export async function makeDigest(password: string): Promise<string> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)));
  return `pbkdf2-sha256:${gateIterations}:${salt}:${await derive(password, salt, gateIterations)}`;
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(password),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const bits = await crypto.subtle.deriveBits(
    {
      name: 'PBKDF2',
      hash: 'SHA-256',
      iterations,
      salt: Uint8Array.from(atob(salt), (character) => character.charCodeAt(0)),
    },
    key,
    256,
  );
  return toBase64(new Uint8Array(bits));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
