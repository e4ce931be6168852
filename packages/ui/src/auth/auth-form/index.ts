export * from './AuthForm';
export type { AuthMessages, AuthMode, AuthValues } from './auth-schema';
