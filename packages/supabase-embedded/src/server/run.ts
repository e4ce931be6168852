import { machineKeys } from '../accounts/keys.ts';
import { OperatorError } from '../errors.ts';
import { createLog } from '../log.ts';
import { projectPaths } from '../paths.ts';
import { keepRunningOnErrors } from './boundary.ts';
import { type Publication, readServerEnvironment, requireProduction } from './environment.ts';
import { stopWithItsCaller } from './lifecycle.ts';
import { type ServerOptions, startServer } from './server.ts';

export type { Publication } from './environment.ts';
export { helpIfAsked, watchParent } from './lifecycle.ts';

type RunOptions = Pick<ServerOptions, 'project' | 'site' | 'headers'> & {
  /** Written by the build. Required in production. */
  published?: Publication | undefined;
  /** The text of the .env files. */
  settings?: string | undefined;
};

export async function runServer({ published, settings, ...site }: RunOptions): Promise<void> {
  try {
    const { keys: keysFile, logFormat, ...environment } = readServerEnvironment(process.env);
    const { production } = environment;
    if (production) requireProduction(published, process.env, settings);
    const log = createLog(logFormat);
    // Node itself writes its warnings as plain text.
    process.removeAllListeners('warning').on('warning', ({ name, message }) => {
      log.error('[node] a warning', { warning: `${name}: ${message}` });
    });
    const paths = projectPaths(site.project);
    const keys = machineKeys(keysFile ?? paths.keys);
    const dataDir = environment.dataDir ?? paths.data;
    const running = await startServer({
      ...environment,
      ...site,
      sampleClaims: published?.sampleClaims,
      dataDir,
      log,
      siteUrl: production ? published?.origin : undefined,
      // Use the key in the site's code, which another machine may have built.
      keys: published ? { ...keys, publishable: published.publishableKey } : keys,
    });
    keepRunningOnErrors(log);
    stopWithItsCaller(() => running.close());
    log.info(`Tuppence is at ${running.url}`);
    if (!production) log.info(`Emails are caught at ${running.url}/_mailbox. Data: ${dataDir}`);
  } catch (error) {
    const isJson = process.env.TUPPENCE_LOG?.trim() === 'json';
    const { message, stack = message } = error as Error;
    createLog(isJson ? 'json' : 'text').error(error instanceof OperatorError ? message : stack);
    process.exit(1);
  }
}
