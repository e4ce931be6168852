export {
  type Backend,
  type BackendOptions,
  createBackend,
  isBackendPath,
} from './server/backend.ts';
export { type RunOptions, runServer } from './server/run.ts';
export { type RunningServer, type ServerOptions, startServer } from './server/server.ts';
