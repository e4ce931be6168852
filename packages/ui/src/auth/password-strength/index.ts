export * from './PasswordStrengthHint';
