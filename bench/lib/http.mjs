import { Agent, request } from 'node:http';

/** A keep-alive connection that posts JSON bodies one after the other. */
export function openConnection(url, headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const options = {
    method: 'POST',
    agent,
    headers: { ...headers, 'content-type': 'application/json' },
    timeout: 10_000,
  };

  const post = (path, body) =>
    new Promise((resolve, reject) => {
      const sent = request(url + path, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, text })).on('error', reject);
      });
      sent.on('timeout', () => sent.destroy(new Error(`${url}${path} did not answer.`))).on('error', reject);
      sent.setHeader('content-length', Buffer.byteLength(body)).end(body);
    });

  return { post, close: () => agent.destroy() };
}
