import { ApolloLink, Observable, type ApolloClient } from '@apollo/client';
import { reopenConnection } from './connection.ts';

/** Subscriptions go over the socket, whose code is fetched by the first of them; the first load knows nothing of it. */
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

/** Gives the client its way to the socket, once. */
export function withSocket(client: ApolloClient): ApolloClient {
  if (!equipped.has(client)) {
    equipped.add(client);
    const isLive = ({ operationType }: ApolloLink.Operation) => operationType === 'subscription';
    // The store is reset by a sign-in.
    client.onResetStore(async () => reopenConnection());
    client.setLink(ApolloLink.split(isLive, lateSocket, client.link));
  }
  return client;
}
