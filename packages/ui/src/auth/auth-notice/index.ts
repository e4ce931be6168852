export * from './AuthNotice';
