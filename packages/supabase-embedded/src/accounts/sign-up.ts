import { randomUUID } from 'node:crypto';
import type { AuthBody } from './auth-body.ts';
import type { Turn } from './turn.ts';

export type SignUpBody = AuthBody & { email: string; password: string };

/** The minimum time of a sign-up, so that it does not reveal whether the account exists. */
const signUpAnswerMs = 100;

type SignUpOptions = {
  isKnown: (email: string) => Promise<boolean>;
  /** Replaces the stand-in's hash by the real one. */
  storeHash: (email: string) => Promise<unknown>;
  /** Mails a known address another link, or a note that it has an account. */
  onKnown: (email: string) => Promise<void>;
};

/**
 * Creates an account. The answer does not reveal whether the address is known: if it is, a made-up address is
 * signed up instead and then rolled back, which takes the same work and returns the same fields.
 */
export async function signUp(body: SignUpBody, turn: Turn, options: SignUpOptions) {
  const pause = new Promise((resolve) => setTimeout(resolve, signUpAnswerMs));
  let concealed: Response | undefined;
  const answer = await turn(async (forward) => {
    if (await options.isKnown(body.email)) {
      const nobody = `${randomUUID()}@example.org`;
      const made = await forward({ ...body, email: nobody });
      if (!made.ok) return made;
      const text = (await made.text()).replaceAll(nobody, () => jsonText(body.email));
      concealed = new Response(text, made);
      // A status other than 2xx rolls the turn back, and no mail is sent.
      return new Response(null, { status: 409 });
    }
    const made = await forward(body);
    if (made.ok) await options.storeHash(body.email);
    return made;
  });
  if (concealed)
    await turn(async () => {
      await options.onKnown(body.email);
      return new Response(null, { status: 204 });
    });
  await pause;
  return concealed ?? answer;
}

const jsonText = (text: string) => JSON.stringify(text).slice(1, -1);
