export * from './AuthForm';
export type { AuthFormCopy, AuthModeCopy } from './auth-form-copy';
export type { AuthMessages, AuthMode, AuthRefusal, AuthValues } from './auth-schema';
