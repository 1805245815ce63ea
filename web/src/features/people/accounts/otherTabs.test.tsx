import { gql, type ApolloClient } from '@apollo/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createClient } from '../../../app/apollo.ts';
import { dismissToasts, useToasts } from '../../../kit/toasts/store.ts';
import { member } from '../../../../test/renderAs.tsx';
import { drawAgain, drawFor, viewerHeader } from './otherTabs.ts';

describe('accounts/otherTabs', () => {
  const other = {
    ...member,
    id: '0195849e-0000-7000-8000-000000000002',
    firstName: 'Ben',
    companyName: 'Okafor Farms',
  };
  const colleague = {
    ...member,
    companyName: 'Salts of Weiss',
    companyProfile: { id: 'salts', lockReason: null, viewerRole: 'trader' as const },
  };
  const WRITE = gql`
    mutation SaveAccount {
      saveAccount
    }
  `;
  const READ = gql`
    query Balance {
      me {
        id
      }
    }
  `;
  const REGISTER = gql`
    mutation Register {
      register
    }
  `;

  const told: unknown[] = [];
  let hear: (id: string | null) => void = () => undefined;
  class Channel {
    set onmessage(listener: (event: { data: string | null }) => void) {
      hear = (data) => listener({ data });
    }
    postMessage(id: unknown) {
      told.push(id);
    }
  }

  /** Who is signed in, by the server. */
  let signedIn: typeof member | null = null;
  const asked: { operationName: string; viewer: string | undefined }[] = [];
  const answer = (_url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string };
    const viewer = headers['feedstock-viewer'];
    asked.push({ operationName, viewer });
    const isRefused = viewer !== undefined && signedIn !== null && viewer !== signedIn.id;
    const extensions = { code: 'OTHER_MEMBER', status: 409 };
    const json = isRefused
      ? { errors: [{ message: 'Not you.', extensions }] }
      : { data: { me: signedIn, saveAccount: true, register: true } };
    const type = 'application/graphql-response+json';
    return Promise.resolve({
      status: isRefused ? 409 : 200,
      headers: new Headers({ 'content-type': type }),
      text: async () => JSON.stringify(json),
    });
  };

  const before = { fetch: globalThis.fetch, BroadcastChannel: globalThis.BroadcastChannel };
  let client: ApolloClient;
  beforeEach(() => {
    Object.assign(globalThis, { fetch: answer, BroadcastChannel: Channel });
    drawAgain();
    client = createClient([]);
    told.length = 0;
    asked.length = 0;
  });
  afterEach(async () => {
    // The tab is right again, so its notice is taken back.
    signedIn = null;
    drawFor(null);
    hear(null);
    await waitFor(() => expect(notice()?.open ?? false).toBe(false));
    act(dismissToasts);
    Object.assign(globalThis, before);
  });

  const notice = () => renderHook(() => useToasts()).result.current[0];
  const noticed = (title: string) =>
    waitFor(() =>
      expect(notice()).toMatchObject({ open: true, title, duration: Infinity, action: { label: 'Reload' } }),
    );

  it('names the member of the page, except where anybody may sign in', async () => {
    signedIn = member;
    await client.query({ query: READ, fetchPolicy: 'no-cache' });
    drawFor(member);
    await client.query({ query: READ, fetchPolicy: 'no-cache' });
    await client.mutate({ mutation: WRITE });
    await client.mutate({ mutation: REGISTER });
    expect(asked).toEqual([
      { operationName: 'Balance', viewer: undefined },
      { operationName: 'Balance', viewer: member.id },
      { operationName: 'SaveAccount', viewer: member.id },
      { operationName: 'Register', viewer: undefined },
    ]);
  });

  it('names nobody for a visitor and while signing in', async () => {
    drawFor(null);
    expect(viewerHeader()).toEqual({});
    drawFor(member);
    expect(viewerHeader()).toEqual({ 'feedstock-viewer': member.id, 'feedstock-company': 'none' });
    await client.resetStore();
    expect(viewerHeader()).toEqual({});
  });

  it('tells other tabs of each change, once', () => {
    for (const me of [null, null, member, member, colleague, null]) drawFor(me);
    expect(told).toEqual([null, `${member.id} `, `${member.id} salts`, null]);
  });

  it('says who is signed in when another tab tells, and takes it back', async () => {
    signedIn = other;
    drawFor(member);
    hear(`${other.id} `);
    await noticed('You are signed in as Ben Weiss (Okafor Farms) now');
    signedIn = null;
    hear(null);
    await noticed('You are signed out now');
    signedIn = member;
    hear(`${member.id} `);
    await waitFor(() => expect(notice()?.open).toBe(false));
  });

  it('learns of another company of the same member, and names it to the server', async () => {
    drawFor(member);
    signedIn = colleague as typeof member;
    hear(`${member.id} salts`);
    await noticed('You are signed in as Ada Weiss (Salts of Weiss) now');
    drawFor(colleague);
    expect(viewerHeader()).toEqual({ 'feedstock-viewer': member.id, 'feedstock-company': 'salts' });
  });

  it('says nothing when another tab tells what is not true any more, or before it is drawn itself', async () => {
    signedIn = member;
    hear(`${other.id} `);
    expect(asked).toEqual([]);
    drawFor(member);
    hear(`${other.id} `);
    await waitFor(() => expect(asked).toEqual([{ operationName: 'Session', viewer: undefined }]));
    await client.query({ query: READ, fetchPolicy: 'no-cache' });
    expect(notice()?.open ?? false).toBe(false);
  });

  it.each([true, false])('says who is signed in when the server refuses (with other tabs: %p)', async (isHeard) => {
    if (!isHeard) {
      Object.assign(globalThis, { BroadcastChannel: undefined });
      client = createClient([]);
    }
    signedIn = other;
    drawFor(member);
    const read = () => client.query({ query: READ, fetchPolicy: 'no-cache', context: { queryDeduplication: false } });
    await Promise.all([1, 2, 3].map(() => expect(read()).rejects.toThrow('Not you.')));
    await noticed('You are signed in as Ben Weiss (Okafor Farms) now');
    // A write says it again, a read does not.
    act(dismissToasts);
    await expect(read()).rejects.toThrow('Not you.');
    expect(notice()?.open).toBe(false);
    await expect(client.mutate({ mutation: WRITE })).rejects.toThrow('Not you.');
    await noticed('You are signed in as Ben Weiss (Okafor Farms) now');
    expect(asked.filter(({ operationName }) => operationName === 'Session')).toHaveLength(2);
  });

  it('tells a visitor who has signed in elsewhere', async () => {
    drawFor(null);
    signedIn = other;
    hear(`${other.id} `);
    await noticed('You are signed in as Ben Weiss (Okafor Farms) now');
    expect(notice()?.description).toBe('In another tab. Reload this page to see it as a member.');
  });
});
