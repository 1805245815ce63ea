// A real Chromium: the one named by CHROME_PATH, the npm package on Linux, or an installed Chrome.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';

const root = join(import.meta.dirname, '../..');

/**
 * Not the package's default arguments: they disable web security, so that tests of cookies, origins or the content
 * security policy would prove nothing.
 */
const args = [
  '--no-sandbox',
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-sync',
  '--no-first-run',
];

/** Pages of tests are too short-lived to benefit from optimised code. */
const forShortPages = ['--js-flags=--no-maglev --no-turbofan'];

export const launchBrowser = (more: string[] = []): Promise<Browser> =>
  started(() => chromium.launch({ args: [...args, ...more], ...whichBrowser() }));

/**
 * A browser for several processes, each with its own contexts, which close with its connection. It ends with this
 * process.
 */
export const serveBrowser = (): Promise<BrowserServer> => {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return started(() =>
    chromium.launchServer({ args: [...args, ...forShortPages], host: '127.0.0.1', ...signals, ...whichBrowser() }),
  );
};

async function started<Started>(start: () => Promise<Started>): Promise<Started> {
  try {
    return await start();
  } catch (error) {
    const message = 'No browser could be started: install Google Chrome, or set CHROME_PATH to a Chromium.';
    throw new Error(message, { cause: error });
  }
}

function whichBrowser(): LaunchOptions {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  return { channel: 'chrome' };
}

function packagedChromium(): LaunchOptions {
  const folder = unpacked();
  const executablePath = join(folder, 'chromium');
  const bare = { ...process.env, ...(existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }) };
  const runs = spawnSync(executablePath, ['--version'], { env: bare }).status === 0;
  const env = runs ? bare : { ...bare, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  return { executablePath, env: env as Record<string, string> };
}

/**
 * In a process of its own, because the package changes its process's environment. Unpacked to a temporary name first,
 * because several test files may unpack at once and the package accepts a half-written file.
 */
function unpacked(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(root, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  // With this runtime name the package unpacks its own system libraries.
  const env = { ...process.env, NODE_OPTIONS: '', TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env });
  if (status !== 0) throw new Error(String(stderr));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
