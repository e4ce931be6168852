import type { ViteDevServer } from 'vite';
import { createBackend } from './backend.ts';
import { backendListener } from './listener.ts';

/** Adds the embedded backend to the development server. Pages are served while it starts. */
export function embeddedBackend({ project }: { project: string }) {
  return {
    name: 'tuppence:embedded-backend',
    // The database stores its files in the app's folder. They are not source files.
    config: () => ({ server: { watch: { ignored: ['**/supabase/.temp/**'] } } }),
    configureServer({ config, httpServer, middlewares }: ViteDevServer) {
      const { port, https } = config.server;
      const backend = createBackend({
        project,
        siteUrl: `${https ? 'https' : 'http'}://localhost:${port}`,
        seed: true,
        log: (line) => config.logger.info(line),
      });
      backend.catch((error: unknown) => {
        config.logger.error(error instanceof Error ? error.message : String(error));
      });
      middlewares.use(backendListener(backend));
      httpServer?.once('close', () => {
        backend.then((running) => running.close()).catch(() => undefined);
      });
    },
  };
}
