export * from './auth-form';
export * from './auth-frame';
export * from './new-password-form';
export * from './password-strength';
export * from './request-link-form';
