import autocannon from 'autocannon';

const LATE_SECONDS = 10;

/**
 * `connections` that send their next request after each answer, each cycling through its own share of `bodies`: every server gets the same
 * requests in the same order. `headers` has those of each connection.
 */
export async function load({ program, path, headers, bodies, connections, seconds }) {
  const share = Math.ceil(bodies.length / connections);
  let clients = 0;
  const cpuBefore = program.cpuSeconds();
  const run = await autocannon({
    url: program.url,
    connections,
    duration: seconds,
    timeout: LATE_SECONDS,
    sampleInt: 250,
    setupClient: (client) => {
      const nth = clients++;
      const own = headers[nth % headers.length];
      const ownBodies = bodies.slice(nth * share, (nth + 1) * share);
      client.setRequests(ownBodies.map((body) => ({ method: 'POST', path, headers: own, body })));
    },
  });
  const failed = run.errors + run.timeouts + run.non2xx;
  const { total } = run.requests;
  if (failed > 0 || total === 0) throw new Error(`${failed} of ${total} requests to ${program.url}${path} failed.`);
  return {
    rate: total / run.duration,
    p99: run.latency.p99,
    cpu: ((program.cpuSeconds() - cpuBefore) / total) * 1e6,
  };
}
