export type { FormProblem } from '../components/form-fields';
export * from './auth-form';
export * from './auth-frame';
export * from './auth-notice';
export * from './check-email';
export * from './new-password-form';
export * from './own-account';
export * from './password-strength';
export * from './request-link-form';
