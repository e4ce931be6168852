import type { PreviewServer, ViteDevServer } from 'vite';
import { createBackend } from './backend.ts';
import { backendListener } from './listener.ts';

/**
 * Adds the embedded backend to `vite` and `vite preview`: /rest/v1, /auth/v1 and the local mailbox on the
 * site's origin. Pages are served while it starts.
 */
export function embeddedBackend({ project }: { project: string }) {
  const mount = (server: ViteDevServer | PreviewServer) => {
    const { port, https } =
      server.config[('transformRequest' in server ? 'server' : 'preview') as 'server'];
    const backend = createBackend({
      project,
      siteUrl: `${https ? 'https' : 'http'}://localhost:${port}`,
      seed: true,
      log: (line) => server.config.logger.info(line),
    });
    backend.catch((error: unknown) => {
      server.config.logger.error(error instanceof Error ? error.message : String(error));
    });
    server.middlewares.use(backendListener(backend));
    server.httpServer?.once('close', () => {
      backend.then((running) => running.close()).catch(() => undefined);
    });
  };
  return {
    name: 'tuppence:embedded-backend',
    // The database stores its files in the app's folder. They are not source files.
    config: () => ({ server: { watch: { ignored: ['**/supabase/.temp/**'] } } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
