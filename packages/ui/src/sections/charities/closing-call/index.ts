export * from './ClosingCall';
