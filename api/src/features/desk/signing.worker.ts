// The thread that signs: texts come and signatures (Ed25519, base64) go by the batch, in their order.
import { createPrivateKey, sign } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';

const key = createPrivateKey(workerData as string);

parentPort?.on('message', (texts: readonly string[]) => {
  parentPort?.postMessage(texts.map((text) => sign(null, Buffer.from(text), key).toString('base64')));
});
