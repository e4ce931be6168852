export * from './ApiPages';
