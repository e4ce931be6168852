export * from './AuthForm';
export type { AuthMode, AuthValues } from './auth-schema';
