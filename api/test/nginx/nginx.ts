// Debian's nginx with the configuration of docker-compose.yml, in front of instances of the tests.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, type Instance } from '../instance.ts';
import { until } from '../instanceGroup.ts';

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

const shipped = readFileSync(join(import.meta.dirname, '../../../nginx.conf'), 'utf8');
const KINDS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Replaces what must be in the text, once. */
const replaced = (text: string, from: string, to: string): string => {
  if (text.split(from).length !== 2) throw new Error(`nginx.conf must have "${from}" once.`);
  return text.replace(from, to);
};

export const startNginx = async (instances: readonly Instance[]): Promise<{ url: string; stop(): Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'feedstock-nginx-'));
  // Its workers have another account.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'temporary'));
  const address = `127.0.0.1:${await freePort()}`;
  const site = instances.reduce(
    (text, instance, nth) => replaced(text, `api-${nth + 1}:4000`, new URL(instance.url).host),
    replaced(shipped, 'listen 80;', `listen ${address};`),
  );
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
error_log stderr error;
pid nginx.pid;
events {}
http {
  access_log off;
${KINDS.map((kind) => `  ${kind}_temp_path temporary/${kind};`).join('\n')}
  include site.conf;
}
`,
  );
  const program = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  // A request whose connection was refused goes to the other server.
  createInterface(program.stderr).on('line', (line) => {
    if (!line.includes('(111: ')) console.log(line);
  });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const url = `http://${address}`;
  await until('nginx answers', () =>
    fetch(`${url}/livez`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    stop: async () => {
      program.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
