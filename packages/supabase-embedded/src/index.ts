export { type Backend, type BackendOptions, createBackend, isBackendPath } from './backend.ts';
export { type RunningServer, runServer, type ServerOptions, startServer } from './server.ts';
