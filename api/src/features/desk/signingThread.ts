import { Worker } from 'node:worker_threads';

interface Asked {
  text: string;
  resolve: (signature: string) => void;
  reject: (error: unknown) => void;
}

/** Compiled or not, the thread's program lies beside this one. */
const PROGRAM = new URL(`./signing.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/**
 * Signs beside the loop that serves everybody, as a signature costs as much as deciding a bid. What is asked for in one turn of the loop
 * goes there and back as one: Node's own threads are woken up for each, and may be busy with somebody's password.
 */
export class SigningThread {
  private readonly privateKey: string;
  private worker: Worker | undefined;
  private asked: Asked[] = [];
  /** What is with the thread, in its order. */
  private readonly sent: Asked[] = [];

  constructor(privateKey: string) {
    this.privateKey = privateKey;
  }

  sign(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.asked.push({ text, resolve, reject }) === 1) setImmediate(() => this.send());
    });
  }

  /** Nobody waits for a signature any more when this is called. */
  async stop(): Promise<void> {
    await this.worker?.terminate();
  }

  private send(): void {
    this.worker ??= this.start();
    this.worker.postMessage(this.asked.map(({ text }) => text));
    this.sent.push(...this.asked);
    this.asked = [];
  }

  private start(): Worker {
    const worker = new Worker(PROGRAM, { workerData: this.privateKey });
    // It keeps nobody from ending.
    worker.unref();
    worker.on('message', (signatures: readonly string[]) => {
      const answered = this.sent.splice(0, signatures.length);
      answered.forEach(({ resolve }, index) => resolve(signatures[index] as string));
    });
    // Whoever asks next gets another thread.
    worker.on('error', (error) => {
      this.worker = undefined;
      for (const { reject } of this.sent.splice(0)) reject(error);
    });
    return worker;
  }
}
