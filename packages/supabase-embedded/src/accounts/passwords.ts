import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { hashSync } from 'bcryptjs';
import { Unavailable } from '../problems.ts';
import type { PasswordTask } from './password-worker.ts';

/** Hosted Supabase uses the same work factor. */
const cost = 10;
/** About twenty seconds of work. */
const queueLimit = 300;
/** bcrypt ignores further bytes. */
const longestBytes = 72;

export class PasswordHasher {
  #worker: Worker | undefined;
  #count = 0;
  readonly #tasks = new Map<
    number,
    { resolve: (result: never) => void; reject: (error: unknown) => void }
  >();
  /** Used if there is no account, so that the answer takes as long as for a wrong password. */
  readonly #dummy = hashSync(randomBytes(18).toString('base64'), cost);

  hash(password: string): Promise<string> {
    return this.#ask({ password });
  }

  /** If `hash` is null, returns false in the same time. */
  async matches(password: string, hash: string | null): Promise<boolean> {
    const same = await this.#ask<boolean>({ password, hash: hash ?? this.#dummy });
    return same && hash !== null;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask<Result>(task: Pick<PasswordTask, 'password' | 'hash'>): Promise<Result> {
    if (this.#tasks.size >= queueLimit) throw new Unavailable();
    this.#worker ??= this.#start();
    this.#count += 1;
    const id = this.#count;
    return new Promise<Result>((resolve, reject) => {
      this.#tasks.set(id, { resolve, reject });
      this.#worker?.postMessage({ ...task, id, cost } satisfies PasswordTask);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./password-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, result }: { id: number; result: never }) => {
      this.#tasks.get(id)?.resolve(result);
      this.#tasks.delete(id);
    });
    const fail = (error: unknown) => {
      if (this.#worker !== worker) return;
      for (const task of this.#tasks.values()) task.reject(error);
      this.#tasks.clear();
      this.#worker = undefined;
    };
    worker.on('error', fail);
    // A worker can also exit without an error.
    worker.on('exit', (code) => fail(new Error(`The password worker ended with code ${code}`)));
    return worker;
  }
}

/** The passwords that attackers try first. */
const common = new Set(
  `12345678 123456789 1234567890 87654321 11111111 00000000 88888888 12341234 12121212 123123123
  11223344 password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwertyuiop
  qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc asdfghjkl asdfasdf
  zxcvbnm1 abcd1234 abc12345 a1b2c3d4 abcdefgh abcdefg1 iloveyou iloveyou1 sunshine sunshine1
  princess princess1 football football1 baseball superman superman1 batman123 trustno1 whatever
  starwars computer internet michelle jennifer samantha danielle charlie1 liverpool liverpool1
  chelsea1 arsenal1 everton1 manchester manunited rangers1 celtic1888 welcome1 welcome123 letmein1
  letmein123 changeme changeme1 administrator admin123 admin1234 master123 monkey123 dragon123
  shadow123 michael1 jessica1 charlotte blink182 butterfly chocolate pokemon1 snoopy123 hello123
  hellohello secret123 mypassword tuppence tuppence1 tuppence123 gift2026 giftaid1 summer2026
  winter2026 spring2026 autumn2026 london2012 england1 arsenal123 chelsea123`.split(/\s+/),
);

type PasswordProblem = { reason: 'length' | 'pwned' | 'email'; message: string };

export function passwordProblem(
  password: string,
  email: string,
  shortest: number,
): PasswordProblem | null {
  if (password.length < shortest)
    return { reason: 'length', message: `Password should be at least ${shortest} characters.` };
  if (Buffer.byteLength(password) > longestBytes)
    return {
      reason: 'length',
      message: `Password cannot be longer than ${longestBytes} characters.`,
    };
  const plain = password.trim().toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (plain === email.toLowerCase() || (plain === name && name !== ''))
    return { reason: 'email', message: 'Your password must not be your email address.' };
  if (common.has(plain) || new Set(plain).size < 3)
    return {
      reason: 'pwned',
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
    };
  return null;
}
