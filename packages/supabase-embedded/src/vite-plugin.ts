import type { PreviewServer, ViteDevServer } from 'vite';
import { createBackend } from './backend.ts';
import { backendListener } from './listener.ts';

/**
 * Mounts the embedded backend in `vite` and `vite preview`, on the site's own origin: /rest/v1,
 * /auth/v1 and the local mailbox, from the folder `project`. It starts beside Vite, so pages are served meanwhile.
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
    // The database writes its files below the app's folder; they are no source files.
    config: () => ({ server: { watch: { ignored: ['**/supabase/.temp/**'] } } }),
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
