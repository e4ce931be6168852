/**
 * Compiles the stories as they are and as they were at a commit, to learn which of them a change
 * can reach: a comment none, a component its own, a token those whose styles use it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { branchPoint, isCodeOf } from './source-state.ts';

type Modules = Map<string, { text: string; needs: string[] }>;

const root = path.resolve(import.meta.dirname, '../../..');
const tokens = 'packages/ui/src/tokens/vars.css';
const variables = `${tokens}.ts.vanilla.css`;
const element = path.join(root, 'packages/checkout/src/element.ts');

/** A file of stories that may look different than at a commit. */
export interface Affected {
  file: string;
  /** What the names of its stories and pictures start with. */
  component: string;
  causes: string[];
}

const idOf = (title = '') => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The file of the story that takes a picture. Empty if there is none. */
export const storyFileOf = (picture: string) =>
  globSync('stories/**/*.stories.tsx', { cwd: root }).find((file) => {
    const [, title] = /title: '([^']+)'/.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    return idOf(title) === path.parse(picture).name.replace(/--.*/, '');
  }) ?? '';

const isTokenModule = (name: string) => /^packages\/ui\/src\/tokens\/.*\.js$/.test(name);

export async function affectedSince(commit = branchPoint()): Promise<Affected[]> {
  const folder = extract(commit);
  if (isCodeOf(commit)) return [];
  const [now, earlier] = [await compile(root), await compile(folder)];
  const text = (modules: Modules, name: string) => modules.get(name)?.text ?? '';
  const changes = tokensChanged(text(earlier, variables), text(now, variables));
  const causesOf = (name: string): string[] => {
    if (name === variables || name === `${tokens}.js`) return [];
    const code = text(now, name);
    const isSame = code === text(earlier, name);
    const folder = path.dirname(name).replace('packages/ui/src/', '');
    // Code can read tokens without their variables.
    const isToken = changes.length > 0 && isTokenModule(name);
    const used = changes.filter(({ uses }) =>
      isToken ? !isSame : uses.some((use) => code.includes(use)),
    );
    return [...used.map(({ label }) => label), ...(isSame || isToken ? [] : [folder])];
  };
  // The preview uses tokens to make brands, but a story shows tokens by its styles only.
  const always = reach(now, '.storybook/preview.js').filter((name) => !isTokenModule(name));
  return [...now.keys()]
    .filter((name) => name.endsWith('.stories.js'))
    .map((name) => ({
      file: name.replace(/js$/, 'tsx'),
      component: idOf(/title: "([^"/]+\/[^"]+)"/.exec(text(now, name))?.[1]),
      causes: [...new Set([...always, ...reach(now, name)].flatMap(causesOf))].sort(),
    }))
    .filter(({ causes }) => causes.length > 0);
}

/** Where `affectedSince` puts sources and baselines as they were at the commit. */
export const atCommit = path.join(root, '.cache/at-commit');

/** The packages import each other, and the rest from this checkout. */
function extract(commit: string): string {
  const folder = atCommit;
  rmSync(folder, { recursive: true, force: true });
  const links = path.join(folder, 'node_modules/@tuppence');
  mkdirSync(links, { recursive: true });
  const parts = ['.storybook', 'packages', 'stories', 'vite.shared.ts', 'tests/visual'];
  const input = execFileSync('git', ['archive', commit, ...parts], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  spawnSync('tar', ['-x', '-C', folder], { input });
  for (const name of globSync('*', { cwd: path.join(folder, 'packages') }))
    symlinkSync(path.join(folder, 'packages', name), path.join(links, name));
  return folder;
}

/** One module for each source file and each sheet, with the modules that it imports. */
async function compile(folder: string): Promise<Modules> {
  const { shared } = await import(path.join(folder, 'vite.shared.ts'));
  const { plugins, resolve } = shared();
  const elementSource = {
    name: 'element-source',
    enforce: 'pre',
    resolveId: (name: string) =>
      name === '@tuppence/checkout/element' ? element.replace(root, folder) : undefined,
  };
  const input = globSync(['stories/**/*.stories.tsx', '.storybook/preview.tsx'], { cwd: folder });
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [elementSource, ...plugins],
    resolve,
    // Otherwise, where NODE_ENV is not `production`, code would name its folder.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      target: 'es2022',
      rolldownOptions: {
        cwd: folder,
        preserveEntrySignatures: 'strict',
        input: input.map((file) => path.join(folder, file)),
        // Tests show no docs page.
        external: (id: string) => !/^([./\0]|@tuppence)/.test(id) || id.endsWith('/docs-page'),
        output: {
          preserveModules: true,
          preserveModulesRoot: folder,
          entryFileNames: '[name].js',
          // Sheets are modules. Of other files, code that loads them has the hash.
          assetFileNames: ({ names }) =>
            `[name]${names.some((name) => name.endsWith('.css')) ? '' : '-[hash]'}[extname]`,
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [
      file.fileName,
      file.type === 'asset'
        ? { text: String(file.source), needs: [] }
        : {
            text: file.code,
            needs: [
              ...file.imports,
              ...file.dynamicImports,
              ...(file.viteMetadata?.importedCss ?? []),
            ],
          },
    ]),
  );
}

function reach(modules: Modules, from: string, seen = new Set<string>()): string[] {
  if (seen.has(from) || !modules.has(from)) return [];
  seen.add(from);
  for (const next of modules.get(from)?.needs ?? []) reach(modules, next, seen);
  return [...seen];
}

/** The tokens whose values differ, and how styles use each: directly, or by another token. */
function tokensChanged(then: string, now: string) {
  const tokensIn = (css: string) =>
    [...css.matchAll(/--(tp-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    }));
  const valueIn = (css: string, wanted: string) =>
    tokensIn(css)
      .flatMap(({ name, value }) => (name === wanted ? value : []))
      .join(', ');
  return [...new Set(tokensIn(now).map(({ name }) => name))]
    .filter((name) => valueIn(then, name) !== valueIn(now, name))
    .map((name) => {
      const uses = [`var(--${name})`];
      for (const use of uses)
        for (const user of tokensIn(now).filter(({ value }) => value.includes(use)))
          if (!uses.includes(`var(--${user.name})`)) uses.push(`var(--${user.name})`);
      const label = name.replace('tp-', '').replace('-', '.');
      return { label: `${label} ${valueIn(then, name)} to ${valueIn(now, name)}`, uses };
    });
}
