/** What a compiler says about a mistake names the mistake. */
import path from 'node:path';
import ts from 'typescript-with-api';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

function errorsOf(code: string): string {
  const file = path.join(root, 'tests/contracts/mistake.tsx');
  const host = ts.createCompilerHost(options);
  const { readFile, getSourceFile, fileExists } = host;
  host.readFile = (name) => (name === file ? code : readFile(name));
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, code, rest[0])
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .join('\n');
}

test('a toast without an id', () => {
  const errors = errorsOf(
    `import type { ToastContent } from '@tuppence/ui';
    export const saved: ToastContent = { title: 'Saved' };`,
  );
  expect(errors).toContain("Property 'id' is missing");
  expect(errors).not.toContain("'tone' is missing");
});
