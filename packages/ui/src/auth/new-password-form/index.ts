export * from './NewPasswordForm';
