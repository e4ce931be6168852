export type { FormProblem } from '../components/form-fields/FormError';
export * from './auth-form';
export * from './auth-frame/AuthFrame';
export * from './auth-notice/AuthNotice';
export * from './check-email/CheckEmail';
export * from './new-password-form/NewPasswordForm';
export * from './own-account';
export * from './password-strength/PasswordStrengthHint';
export * from './request-link-form/RequestLinkForm';
