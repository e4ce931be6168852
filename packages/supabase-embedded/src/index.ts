export { type Backend, type BackendOptions, createBackend, isBackendPath } from './backend.ts';
export { type RunOptions, runServer } from './run.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
