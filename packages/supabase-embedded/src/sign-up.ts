import { randomUUID } from 'node:crypto';
import type { AuthBody } from './auth-body.ts';
import type { Turn } from './turn.ts';

export type SignUpBody = AuthBody & { email: string; password: string };

/** Sign-ups are answered no sooner, so that the time of an answer does not tell who has an account. */
const signUpAnswerMs = 100;

type SignUpOptions = {
  isKnown: (email: string) => Promise<boolean>;
  /** Puts the real hash in the place of the stand-in's. */
  storeHash: (email: string) => Promise<unknown>;
  /** Deals with a known address: mails another link, or that it has an account. */
  onKnown: (email: string) => Promise<void>;
};

/**
 * Creates an account. A known address is answered like an unknown one: an invented address is signed up in
 * its place and all of that is undone, so that the answer has the same form and takes the same work.
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
      // No success: what the turn did is undone, and its mail is not sent.
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
