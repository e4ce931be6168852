import { appendFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { OperatorError } from '../errors.ts';
import { makePrivateFolder } from '../private-file.ts';
import type { Publication, Variables } from '../server/environment.ts';
import type { Query } from '../waitlist/waitlist-queue.ts';
import { type DataPlace, dataPlace, inDatabase, queryOf, requireDatabase } from './data-place.ts';

/** What the commands work on. */
export type Installation = {
  /** The project's `supabase` folder. */
  project: string;
  /** Written by the build, if there is one. */
  published?: Publication | undefined;
  /** The text of the .env files. */
  settings: string;
  /** Throws if a setting is invalid. Without a key, it would require that of a hosted project. */
  readSettings: (variables: Variables, key: string) => { environment: MailedSite };
};

/** What emails say of the site. */
export type MailedSite = { origin: string; name: string; appStoreUrl: string };

/** A command of the operator. */
export type Command = {
  /** One line of help. */
  says: string;
  run: (call: Call) => Promise<string> | string;
};

export type Call = Installation & {
  parameters: string[];
  values: Readonly<Record<string, string | undefined>>;
  flags: ReadonlySet<string>;
  place: DataPlace;
  /** The rows of one statement, in a transaction of its own. */
  query: Query;
  /** Throws an `OperatorError` unless the operator agrees. */
  confirm: (question: string) => Promise<void>;
  /** Adds a line to the audit log. `subject` is an id, never an address: the log outlives accounts. */
  audit: (subject?: string) => void;
};

/**
 * By their usage: the words after `npm run`, parameters, then options, `--option VALUE` or `--flag`. Those in
 * brackets may be left out, and a NUMBER is checked. One that asks before it changes something has `[--yes]`.
 */
export type Commands = Readonly<Record<string, Command>>;

function asTyped(usage: string): string {
  const [script, ...more] = usage.split(' ');
  return `npm run ${script}${more.length > 0 ? ' -- ' : ''}${more.join(' ')}`;
}

/** The words that name the command. */
const nameOf = (usage: string) => /^[a-z:]+( [a-z][a-z-]*)*(?= |$)/.exec(usage)?.[0] ?? '';

/** As `parseArgs` takes them. Only an option with a value has a space after it. */
const optionsOf = (usage: string) =>
  Object.fromEntries(
    [...usage.matchAll(/--([\w-]+)( ?)/g)].map(([, option = '', space]) => [
      option,
      { type: space ? ('string' as const) : ('boolean' as const) },
    ]),
  );

/** Columns of text, with a heading. */
export function table(headings: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map((value) => String(value ?? '')));
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Of the commands that begin with these words. */
function help(commands: Commands, start: string): string {
  const listed = Object.entries(commands).filter(([usage]) => usage.startsWith(start));
  return table(
    ['Command', 'What it does'],
    listed.map(([usage, { says }]) => [asTyped(usage), says]),
  );
}

/** Runs the command that the words begin with, and prints what it returns. */
export async function runCommand(
  commands: Commands,
  words: readonly string[],
  installation: Installation,
): Promise<void> {
  try {
    console.log(await answer(commands, words, installation));
  } catch (error) {
    const { code } = (error ?? {}) as NodeJS.ErrnoException;
    // An error of the arguments, or of the database.
    const isSentence =
      error instanceof OperatorError || /^(ERR_PARSE_ARGS.*|[0-9A-Z]{5})$/.test(code ?? '');
    console.error(isSentence ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

function answer(commands: Commands, words: readonly string[], installation: Installation) {
  const usages = Object.keys(commands);
  const starts = [3, 2, 1].map((count) => words.slice(0, count).join(' '));
  const group = starts.find((start) => usages.some((one) => `${one} `.startsWith(`${start} `)));
  const name = starts.find((start) => usages.some((one) => nameOf(one) === start)) ?? '';
  const usage = usages.find((one) => nameOf(one) === name);
  const command = usage && commands[usage];
  if (words.includes('--help') || (!command && words.join(' ') === group))
    return help(commands, name || (group ?? ''));
  if (!command)
    throw new OperatorError(
      `There is no command "${words.join(' ')}".\n\n${help(commands, group ?? '')}`,
    );
  const { positionals, values } = parseArgs({
    args: words.slice(name.split(' ').length),
    options: optionsOf(usage),
    allowPositionals: true,
  });
  const [before = ''] = usage.slice(name.length).split(/\[?--/);
  const parameters = before.split(' ').filter(Boolean);
  const needed = parameters.filter((one) => !one.startsWith('['));
  const isEmpty = [...positionals, ...Object.values(values)].includes('');
  const isMissing = [...usage.matchAll(/ --([\w-]+)/g)].some(([, option = '']) => !values[option]);
  if (
    isEmpty ||
    isMissing ||
    positionals.length < needed.length ||
    positionals.length > parameters.length
  )
    throw new OperatorError(`Usage: ${asTyped(usage)}`);
  for (const [, option = ''] of usage.matchAll(/--([\w-]+) NUMBER/g))
    if (!/^([1-9]\d{0,4}|100000)$/.test(String(values[option] ?? 1)))
      throw new OperatorError(`Give --${option} as a whole number from 1 to 100000.`);
  const place = dataPlace(installation.project);
  return command.run({
    ...installation,
    parameters: positionals,
    values: values as Call['values'],
    flags: new Set(Object.keys(values)),
    place,
    query: (...asked) => inDatabase(place, (database) => queryOf(database)(...asked)),
    confirm: async (question) => {
      if (!place.databaseUrl) requireDatabase(place.dataDir);
      if (!values.yes) await ask(question);
      // Before the change, because nobody would know of it.
      appendFileSync(logFile(place), '', { mode: 0o600 });
    },
    audit: (subject = '') => writeAudit(place, `${name} ${subject}`.trim()),
  });
}

async function ask(question: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new OperatorError(`${question} Nothing was changed: add --yes to go on.`);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const said = await lines.question(`${question} Type yes to go on: `);
  lines.close();
  if (said.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was changed.');
}

function logFile({ dataDir }: DataPlace): string {
  makePrivateFolder(dirname(dataDir));
  return join(dirname(dataDir), 'operator.log');
}

/** One line for each change: when, who, where, what. */
function writeAudit(place: DataPlace, what: string): void {
  const { dataDir, databaseUrl } = place;
  const user = process.env.SUDO_USER ?? userInfo().username;
  const where = databaseUrl ? new URL(databaseUrl).host : dataDir;
  const line = JSON.stringify({ time: new Date().toISOString(), user, where, what });
  appendFileSync(logFile(place), `${line}\n`, { mode: 0o600 });
}
