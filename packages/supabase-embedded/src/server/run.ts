import { machineKeys } from '../accounts/keys.ts';
import { createLog } from '../log.ts';
import { dataFolder, projectPaths } from '../paths.ts';
import { keepRunningOnErrors } from './boundary.ts';
import {
  type Publication,
  readServerEnvironment,
  requireProduction,
  type Variables,
} from './environment.ts';
import { stopWithItsCaller } from './lifecycle.ts';
import { OperatorError, startServer } from './server.ts';
import type { HeadersOf } from './static.ts';
import { endAtStandstill } from './watchdog.ts';

export { watchParent } from './lifecycle.ts';

/** A turn that takes longer has hung, and blocks all other requests. */
const longestTurnMs = 120_000;

export type RunOptions = {
  /** The folder with config.toml, migrations, mail templates and seed. */
  project: string;
  /** The folder of the built site, or a link to the newest release. */
  site: string;
  headers?: HeadersOf | undefined;
  /** Written by the build. Required in production. */
  published?: Publication | undefined;
  /** Default: the environment of the process. */
  variables?: Variables | undefined;
};

/**
 * Starts the server from environment variables and prints its address. An invalid value ends the process with
 * a message.
 */
export async function runServer(options: RunOptions): Promise<void> {
  const { project, site, headers, published, variables = process.env } = options;
  try {
    const environment = readServerEnvironment(variables);
    const { port, host, production, logFormat, proxies, proxyHops } = environment;
    if (production) requireProduction(published, variables);
    const log = createLog(logFormat);
    const keys = machineKeys(environment.keys ?? projectPaths(project).keys);
    const dataDir = environment.dataDir ?? dataFolder(project);
    const running = await startServer({
      project,
      site,
      headers,
      port,
      host,
      dataDir,
      proxies,
      proxyHops,
      production,
      log,
      siteUrl: production ? published?.origin : undefined,
      // Use the key in the site's code, which another machine may have built.
      keys: published ? { ...keys, publishable: published.publishableKey } : keys,
    });
    keepRunningOnErrors(log);
    endAtStandstill(undefined, () => running.backend.turnMs() > longestTurnMs);
    stopWithItsCaller(() => running.close());
    log.info(`Tuppence is at ${running.url}`);
    if (!production) log.info(`Mails are caught at ${running.url}/_mailbox. Data: ${dataDir}`);
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  }
}
