/** Deploy it with `supabase functions deploy leave-waitlist`, and set its secret SITE_URL. */
import { leaveWaitlist } from './answer.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (answer: (request: Request) => Promise<Response>) => void;
};

const [site = '', project = '', key = ''] = ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_ANON_KEY'].map(
  (name) => Deno.env.get(name),
);

Deno.serve(
  leaveWaitlist(site, async (token) => {
    const answer = await fetch(`${project}/rest/v1/rpc/leave_waitlist`, {
      method: 'POST',
      headers: { apikey: key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
  }),
);
