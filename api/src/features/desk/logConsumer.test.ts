import { jest } from '@jest/globals';
import type { Pool } from 'pg';
import { LogConsumer } from './logConsumer.ts';

describe('a hint', () => {
  const connect = jest.fn<() => Promise<never>>();
  let consumer: LogConsumer;
  beforeEach(() => {
    jest.useFakeTimers();
    connect.mockReset().mockRejectedValue(new Error('No database here.'));
    consumer = new LogConsumer({ connect } as unknown as Pool, () => undefined);
  });
  afterEach(() => jest.useRealTimers());

  it('is followed a moment later, when the bid has been answered', async () => {
    consumer.hint('auction');
    await jest.advanceTimersByTimeAsync(10);
    expect(connect).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('takes those along that come on its heels', async () => {
    for (const auctionId of ['auction', 'other', 'auction', 'auction']) {
      consumer.hint(auctionId);
      await jest.advanceTimersByTimeAsync(4);
    }
    await jest.advanceTimersByTimeAsync(300);
    expect(connect).toHaveBeenCalledTimes(2);
    consumer.hint('auction');
    await jest.advanceTimersByTimeAsync(100);
    expect(connect).toHaveBeenCalledTimes(3);
  });

  it('waits a while where a rush of bids was read just now, and only there', async () => {
    const read = jest.fn(() => Promise.resolve(8));
    Object.assign(consumer, { readAll: read });
    const rush = async (): Promise<void> => {
      for (let bids = 0; bids < 50; bids++) {
        consumer.hint('auction');
        await jest.advanceTimersByTimeAsync(10);
      }
    };
    await rush();
    // After 20, 220 and 420 ms; what came since is not forgotten.
    expect(read).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(4);
    read.mockImplementation(() => Promise.resolve(7));
    await rush();
    expect(read.mock.calls.length).toBeGreaterThan(20);
  });

  it.each(['a hint', 'catching up'])('waits for its turn while the auction is read for %s', async (reason) => {
    let fail: (error: Error) => void = () => undefined;
    connect.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    if (reason === 'a hint') consumer.hint('auction');
    else consumer.read('auction').catch(() => undefined);
    await jest.advanceTimersByTimeAsync(20);
    for (let bids = 0; bids < 50; bids++) {
      consumer.hint('auction');
      await jest.advanceTimersByTimeAsync(10);
    }
    expect(connect).toHaveBeenCalledTimes(1);
    fail(new Error('The database is gone.'));
    await jest.advanceTimersByTimeAsync(10);
    expect(connect).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it('is forgotten by whoever stops: what lies unread is found by the next start', async () => {
    consumer.hint('auction');
    await consumer.stop();
    await jest.advanceTimersByTimeAsync(100);
    expect(connect).not.toHaveBeenCalled();
  });
});
