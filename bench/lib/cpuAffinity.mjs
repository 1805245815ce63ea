import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Real subscribers run on other machines. This process keeps to the last processor while it listens, so that it does not slow the sender;
 * the server may use all. Returns a function to undo it; undefined without Linux, `taskset` or a second processor.
 */
export function keepToOwnProcessor() {
  try {
    const [, all] = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'));
    const last = /\d+$/.exec(all)[0];
    if (last === all) return undefined;
    keepTo(last);
    return () => keepTo(all);
  } catch {
    return undefined;
  }
}

const keepTo = (processors) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(process.pid)], { stdio: 'ignore' });
