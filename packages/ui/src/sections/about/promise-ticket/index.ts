export * from './PromiseTicket';
