// npm start: builds what is out of date, then runs the server in this process, so that signals and exit codes are the server's.
import './node-version.mjs';
import { buildIfStale } from './build/ifStale.mjs';

buildIfStale();
process.env.NODE_ENV ||= 'production';
process.setSourceMapsEnabled(true);

// npm and its shell end on a signal without passing it on, so the server ends when its parent is gone.
const parent = process.ppid;
const isOrphan = () => {
  try {
    process.kill(parent, 0);
    return process.ppid !== parent;
  } catch (error) {
    return error.code === 'ESRCH';
  }
};
if (process.env.npm_lifecycle_event === 'start') {
  const watching = setInterval(() => {
    // Until the server handles the signal, it is sent again.
    if (isOrphan() && process.emit('SIGTERM', 'SIGTERM')) clearInterval(watching);
  }, 500).unref();
}

await import('../api/dist/main.js');
