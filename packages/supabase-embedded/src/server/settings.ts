import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'smol-toml';
import type { ProjectPaths } from '../paths.ts';

type Template = { subject: string; content_path: string };

/** The part of `config.toml` that the embedded backend uses. */
type ConfigFile = {
  api: { schemas: string[]; max_rows: number };
  auth: {
    site_url: string;
    additional_redirect_urls: string[];
    jwt_expiry: number;
    enable_refresh_token_rotation: boolean;
    refresh_token_reuse_interval: number;
    enable_signup: boolean;
    minimum_password_length: number;
    rate_limit: { sign_in_sign_ups: number; token_refresh: number; token_verifications: number };
    email: {
      enable_signup: boolean;
      enable_confirmations: boolean;
      double_confirm_changes: boolean;
      max_frequency: string;
      otp_length: number;
      otp_expiry: number;
      template: Record<'confirmation' | 'recovery', Template>;
    };
  };
};

export type Settings = ReturnType<typeof readSettings>;

/** Reads `config.toml`, which also configures a hosted project. */
export function readSettings(paths: ProjectPaths) {
  const { api, auth } = parse(readFileSync(paths.config, 'utf8')) as unknown as ConfigFile;
  const { email } = auth;
  const template = Object.fromEntries(
    Object.entries(email.template).map(([kind, { subject, content_path }]) => [
      kind,
      { subject, content_path: join(paths.templates, basename(content_path)) },
    ]),
  );
  return {
    api: { schemas: api.schemas, max_rows: api.max_rows },
    auth: {
      enabled: true,
      site_url: auth.site_url,
      additional_redirect_urls: auth.additional_redirect_urls,
      jwt_expiry: auth.jwt_expiry,
      enable_refresh_token_rotation: auth.enable_refresh_token_rotation,
      refresh_token_reuse_interval: auth.refresh_token_reuse_interval,
      enable_signup: auth.enable_signup,
      minimum_password_length: auth.minimum_password_length,
      email: {
        enable_signup: email.enable_signup,
        enable_confirmations: email.enable_confirmations,
        double_confirm_changes: email.double_confirm_changes,
        otp_length: email.otp_length,
        otp_expiry: email.otp_expiry,
        template,
      },
    },
    limits: {
      signInsAndSignUps: auth.rate_limit.sign_in_sign_ups,
      verifications: auth.rate_limit.token_verifications,
      refreshes: auth.rate_limit.token_refresh,
      mailPauseMs: durationMs(email.max_frequency),
    },
  };
}

/** Go's notation, as the Supabase CLI uses it: "1m0s", "30s". */
function durationMs(text: string): number {
  const [, minutes = '0', seconds = '0'] = /^(?:(\d+)m)?(?:(\d+)s)?$/.exec(text) ?? [];
  return (Number(minutes) * 60 + Number(seconds)) * 1000;
}
