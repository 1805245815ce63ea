import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Announcer } from '../../../kit/ui/Announcer.tsx';
import { AuctionAnnouncer } from './AuctionAnnouncer.tsx';
import { resetServerClock } from './serverClock.ts';

describe('features/deals/auctions/AuctionAnnouncer', () => {
  const NOW = Date.parse('2026-11-23T19:40:00.000Z');
  const at = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();
  beforeEach(() => {
    resetServerClock();
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => jest.useRealTimers());

  const running = {
    status: 'active' as const,
    endTime: at(3_600),
    pausedAt: null,
    currentPrice: '100.00',
    bidCount: 1,
  };
  type Shown = Omit<typeof running, 'status' | 'pausedAt'> & { status: 'active' | 'ended'; pausedAt: string | null };
  const show = (first: Partial<Shown> = {}) => {
    let auction: Shown = { ...running, ...first };
    const page = () => (
      <>
        <Announcer />
        <AuctionAnnouncer auction={auction} />
      </>
    );
    const { rerender } = render(page());
    const heard: (string | null)[] = [];
    let last = screen.getByRole('status').textContent;
    const listen = () => {
      const { textContent } = screen.getByRole('status');
      if (textContent !== last) heard.push(textContent);
      last = textContent;
    };
    return {
      heard,
      change: (changed: Partial<Shown>) => {
        auction = { ...auction, ...changed };
        rerender(page());
        listen();
      },
      wait: (seconds: number) => {
        for (let second = 0; second < seconds; second++) {
          act(() => jest.advanceTimersByTime(1_000));
          listen();
        }
      },
    };
  };

  test('says the price in steps, however many bids come', () => {
    const { heard, change, wait } = show();
    for (let bid = 1; bid <= 20; bid++) {
      change({ currentPrice: `${100 + bid}.00`, bidCount: 1 + bid, endTime: at(3_600 + bid) });
      wait(1);
    }
    wait(10);
    expect(heard).toHaveLength(3);
    expect(heard[0]).toMatch(/^Current bid \$101\.00\. Extended to /);
    expect(heard[2]).toMatch(/^Current bid \$120\.00\. Extended to /);
  });

  test('says the last minute once at each mark, again after an extension, and the end', () => {
    const { heard, change, wait } = show({ endTime: at(65) });
    wait(40);
    change({ endTime: at(101) });
    wait(62);
    change({ status: 'ended' });
    wait(5);
    expect(heard.map((sentence) => sentence?.trim())).toEqual([
      '1 minute left.',
      '30 seconds left.',
      expect.stringMatching(/^Extended to .* 1 minute left\.$/),
      '30 seconds left.',
      '10 seconds left.',
      'The auction has ended. Final bid $100.00.',
    ]);
  });

  test('says nothing while the auction is paused', () => {
    const { heard, wait } = show({ endTime: at(65), pausedAt: at(-60) });
    wait(60);
    expect(heard).toEqual([]);
  });
});
