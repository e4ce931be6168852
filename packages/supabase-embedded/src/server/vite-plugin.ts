import type { ViteDevServer } from 'vite';
import { createBackend } from './backend.ts';
import { backendListener } from './listener.ts';

export function embeddedBackend({ project }: { project: string }) {
  return {
    name: 'tuppence:embedded-backend',
    // The database's files in the app's folder are not source files.
    config: () => ({ server: { watch: { ignored: ['**/supabase/.temp/**'] } } }),
    configureServer({ config, httpServer, middlewares }: ViteDevServer) {
      const { port, https } = config.server;
      const backend = createBackend({
        project,
        siteUrl: `${https ? 'https' : 'http'}://localhost:${port}`,
        seed: true,
        log: (line) => config.logger.info(line),
      });
      backend.catch(({ message }: Error) => config.logger.error(message));
      middlewares.use(backendListener(backend));
      httpServer?.once('close', () => {
        backend.then((running) => running.close()).catch(() => undefined);
      });
    },
  };
}
