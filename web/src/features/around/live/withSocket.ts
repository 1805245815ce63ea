import { ApolloLink, Observable, type ApolloClient } from '@apollo/client';
import { reopenConnection } from './connection.ts';

/** Sends subscriptions over the socket, whose code is loaded by the first one and is not part of the first load. */
const lateSocket = new ApolloLink(
  (operation, forward) =>
    new Observable<ApolloLink.Result>((observer) => {
      let isOver = false;
      let end: (() => void) | undefined;
      import('./socket.ts').then(
        ({ socketLink }) => {
          if (isOver) return;
          const subscription = socketLink.request(operation, forward).subscribe(observer);
          end = () => subscription.unsubscribe();
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        isOver = true;
        end?.();
      };
    }),
);

const equipped = new WeakSet<ApolloClient>();

/** Connects the client to the socket, once. */
export const withSocket = (client: ApolloClient): ApolloClient => {
  if (!equipped.has(client)) {
    equipped.add(client);
    const isLive = ({ operationType }: ApolloLink.Operation) => operationType === 'subscription';
    // Signing in resets the store.
    client.onResetStore(async () => reopenConnection());
    client.setLink(ApolloLink.split(isLive, lateSocket, client.link));
  }
  return client;
};
