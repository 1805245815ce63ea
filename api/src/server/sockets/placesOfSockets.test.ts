import { startApp } from '../../../test/app.ts';
import { aUser } from '../../../test/factories.ts';
import { Wire } from '../../../test/wire.ts';

it('A member’s socket counts for the member, and gives the place of its address back to visitors and colleagues', async () => {
  const app = await startApp({ RATE_LIMITS: 'on', LIMIT_SOCKETS_PER_ADDRESS: '2', LIMIT_SOCKETS_PER_MEMBER: '2' });
  try {
    const [one, other] = [await app.as(await aUser(app.pool)), await app.as(await aUser(app.pool))];
    const of = (caller: typeof one) => Wire.connect(app.url, { headers: { cookie: caller.headers['cookie'] ?? '' } });
    const members = [await of(one), await of(one), await of(other), await of(other)];
    const third = await Wire.open(app.url, { headers: { cookie: one.headers['cookie'] ?? '' } });
    expect(await third.closed).toBe(4429);
    const visitors = [await Wire.connect(app.url), await Wire.connect(app.url)];
    await expect(Wire.connect(app.url)).rejects.toThrow('refused with 429');
    // A visitor who leaves makes room once.
    visitors[0]?.socket.terminate();
    await visitors[0]?.closed;
    for (const { socket } of members) socket.terminate();
    await Promise.all(members.map(({ closed }) => closed));
    const again = await Wire.connect(app.url);
    await expect(Wire.connect(app.url)).rejects.toThrow('refused with 429');
    again.socket.terminate();
    visitors[1]?.socket.terminate();
  } finally {
    await app.close();
  }
});
