// node sync.mjs [file.csv] [--watch]: see README.md. The sources are TypeScript, which Node runs from 22.18 on; an older Node starts the one
// that `npm ci` installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  // Ends with the older Node that started it, even if that one is killed.
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  await import('./src/main.ts');
} else {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = fileURLToPath(new URL(`../../node_modules/node/bin/${program}`, import.meta.url));
  if (!existsSync(node)) {
    console.error(`This program needs Node 22.18 or newer, and this is ${process.versions.node}.`);
    process.exit(1);
  }
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}
