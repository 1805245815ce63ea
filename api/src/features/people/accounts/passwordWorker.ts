// A thread that estimates passwords, one at a time.
import { parentPort } from 'node:worker_threads';
import type { Question } from './passwordStrength.ts';
import { weaknessOf } from './passwordWeakness.ts';

parentPort?.on('message', ({ password, words }: Question) => parentPort?.postMessage(weaknessOf(password, words)));
