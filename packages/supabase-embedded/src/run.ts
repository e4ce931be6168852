import { keepRunningOnErrors } from './boundary.ts';
import {
  type Publication,
  readServerEnvironment,
  requireProduction,
  type Variables,
} from './environment.ts';
import { machineKeys } from './keys.ts';
import { stopWithItsCaller } from './lifecycle.ts';
import { createLog } from './log.ts';
import { dataFolder, projectPaths } from './paths.ts';
import { StartError, startServer } from './server.ts';
import type { HeadersOf } from './static.ts';
import { endAtStandstill } from './watchdog.ts';

export { watchParent } from './lifecycle.ts';

/** A request that holds the database for longer has hung: nobody else is answered meanwhile. */
const longestTurnMs = 120_000;

export type RunOptions = {
  /** The folder with config.toml, migrations, mail templates and seed. */
  project: string;
  /** Folder of the built site, or a link that leads to the folder of its newest release. */
  site: string;
  headers?: HeadersOf | undefined;
  /** What the build says of the site. Production refuses to start without it. */
  published?: Publication | undefined;
  /** Default: the environment of the process. */
  variables?: Variables | undefined;
};

/** Starts from the environment, says where, and stops tidily. A wrong value ends the process with a sentence. */
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
      // The one in the site's code counts, whichever machine built it.
      keys: published ? { ...keys, publishable: published.publishableKey } : keys,
    });
    keepRunningOnErrors(log);
    endAtStandstill(undefined, () => running.backend.turnMs() > longestTurnMs);
    stopWithItsCaller(() => running.close());
    log.info(`Tuppence is at ${running.url}`);
    if (!production) log.info(`Mails are caught at ${running.url}/_mailbox. Data: ${dataDir}`);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
