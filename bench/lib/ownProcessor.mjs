import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Whoever listens is on other machines in truth, and takes no time from the server's processor. Here this process keeps to the last one
 * while it listens, so that it is not woken on the very one that is sending. What is measured may use all. Answers how to undo it;
 * undefined where there is no Linux with `taskset`, or one processor only.
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
