import { jest } from '@jest/globals';
import { Pool } from 'pg';
import { LogConsumer } from './logConsumer.ts';

describe('an announced change', () => {
  const connect = jest.fn<() => Promise<never>>();
  let consumer: LogConsumer;
  beforeEach(() => {
    jest.useFakeTimers();
    connect.mockReset().mockRejectedValue(new Error('No database here.'));
    consumer = new LogConsumer(Object.assign(new Pool(), { connect }), () => undefined);
  });
  afterEach(() => jest.useRealTimers());

  it('causes a read after a short delay', async () => {
    consumer.readSoon('auction');
    await jest.advanceTimersByTimeAsync(10);
    expect(connect).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('is combined with further ones of the same auction', async () => {
    for (const auctionId of ['auction', 'other', 'auction', 'auction']) {
      consumer.readSoon(auctionId);
      await jest.advanceTimersByTimeAsync(4);
    }
    await jest.advanceTimersByTimeAsync(300);
    expect(connect).toHaveBeenCalledTimes(2);
    consumer.readSoon('auction');
    await jest.advanceTimersByTimeAsync(100);
    expect(connect).toHaveBeenCalledTimes(3);
  });

  it('is delayed longer after many events were read at once', async () => {
    const read = jest.fn(() => Promise.resolve(8));
    Object.assign(consumer, { readAll: read });
    const readOften = async (): Promise<void> => {
      for (let bids = 0; bids < 50; bids++) {
        consumer.readSoon('auction');
        await jest.advanceTimersByTimeAsync(10);
      }
    };
    await readOften();
    // After 20, 220 and 420 ms; later changes cause another read.
    expect(read).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(4);
    read.mockImplementation(() => Promise.resolve(7));
    await readOften();
    expect(read.mock.calls.length).toBeGreaterThan(20);
  });

  it.each(['a change', 'catching up'])('waits while the auction is being read because of %s', async (reason) => {
    let fail: (error: Error) => void = () => undefined;
    connect.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    if (reason === 'a change') consumer.readSoon('auction');
    else consumer.read('auction').catch(() => undefined);
    await jest.advanceTimersByTimeAsync(20);
    for (let bids = 0; bids < 50; bids++) {
      consumer.readSoon('auction');
      await jest.advanceTimersByTimeAsync(10);
    }
    expect(connect).toHaveBeenCalledTimes(1);
    fail(new Error('The database is gone.'));
    await jest.advanceTimersByTimeAsync(10);
    expect(connect).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it('is dropped when the consumer stops; the next start reads the events that are left', async () => {
    consumer.readSoon('auction');
    await consumer.stop();
    await jest.advanceTimersByTimeAsync(100);
    expect(connect).not.toHaveBeenCalled();
  });
});
