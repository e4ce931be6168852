import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import type { ProjectPaths } from '../paths.ts';

/** A duration as the Supabase CLI reads it, in seconds. */
const seconds = v.pipe(v.string(), v.regex(/^\d+s$/, 'must be in seconds, such as "60s"'));

/** The embedded backend ignores all other keys of `config.toml`. */
const schema = v.object({
  api: v.object({ schemas: v.array(v.string()), max_rows: v.number() }),
  auth: v.object({
    site_url: v.string(),
    jwt_expiry: v.number(),
    enable_refresh_token_rotation: v.boolean(),
    refresh_token_reuse_interval: v.number(),
    enable_signup: v.boolean(),
    minimum_password_length: v.number(),
    rate_limit: v.object({
      email_sent: v.number(),
      sign_in_sign_ups: v.number(),
      token_refresh: v.number(),
      token_verifications: v.number(),
    }),
    email: v.object({
      enable_signup: v.boolean(),
      enable_confirmations: v.boolean(),
      double_confirm_changes: v.boolean(),
      max_frequency: seconds,
      otp_length: v.number(),
      otp_expiry: v.number(),
    }),
  }),
});

export type Settings = ReturnType<typeof readSettings>;
export type RateLimits = Settings['limits'];

export function readSettings(paths: ProjectPaths) {
  const { api, auth } = v.parse(schema, parse(readFileSync(paths.config, 'utf8')));
  const { rate_limit, email, ...more } = auth;
  const { max_frequency, ...service } = email;
  return {
    api,
    auth: { ...more, enabled: true, email: service },
    limits: {
      /** Emails that strangers can cause, in all. */
      mailsPerHour: rate_limit.email_sent,
      /** These three are per network address in five minutes. */
      signInsAndSignUps: rate_limit.sign_in_sign_ups,
      verifications: rate_limit.token_verifications,
      refreshes: rate_limit.token_refresh,
      /** Minimum time between two emails of one kind to one address, in ms. */
      mailPauseMs: Number.parseInt(max_frequency, 10) * 1000,
    },
  };
}
