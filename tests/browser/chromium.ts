/**
 * Chromium from the lockfile (@sparticuz/chromium), so that pictures are the same on every machine.
 * It runs on Linux x64 only: elsewhere, `npx playwright install chromium` is needed.
 */
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from 'playwright';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache');

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--font-render-hinting=none',
  // Scrollbars take no space, as on phones and Macs. Playwright itself enables the other two.
  '--enable-features=OverlayScrollbar,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
  // Tests connect to no other machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export async function launchOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args: flags };
  const home = await unpack();
  return {
    executablePath: path.join(home, 'chromium'),
    args: flags,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(home, 'al2023/lib'),
      FONTCONFIG_PATH: path.join(home, 'fonts'),
      HOME: home,
    },
  };
}

export async function launch(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** Renames the unpacked folder at the end, so that no other process sees an incomplete browser. */
async function unpack(): Promise<string> {
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const home = path.join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;

  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(path.join(cache, 'chromium-unpacking-'));
  try {
    await promisify(execFile)(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        "import c from '@sparticuz/chromium'; await c.executablePath();",
      ],
      // The package unpacks its libraries only "on Lambda", and into TMPDIR.
      { cwd: root, env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' } },
    );
    writeFileSync(path.join(staging, 'fonts/fonts.conf'), fontConfiguration(home));
    renameSync(staging, home);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

/** The machine's own fonts must not affect pictures. */
const fontConfiguration = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/fonts/cache</cachedir>
</fontconfig>
`;
