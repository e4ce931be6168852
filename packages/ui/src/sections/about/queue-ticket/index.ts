export * from './QueueTicket';
