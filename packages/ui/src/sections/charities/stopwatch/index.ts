export * from './Stopwatch';
