/** The demo credentials, from docs/gates.md. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/gates.md'), 'utf8');

function documented(gate: string): string[] {
  const rows = page.matchAll(new RegExp(`^\\| ${gate} \\| \`([^\`]+)\` \\|$`, 'gm'));
  return [...rows].map(([, value = '']) => value);
}

export const [investorPassword = ''] = documented('investor password');
export const invitationCodes = documented('invitation code');
export const [demoDonorEmail = ''] = documented("demo donor's email");
export const [demoDonorPassword = ''] = documented("demo donor's password");
