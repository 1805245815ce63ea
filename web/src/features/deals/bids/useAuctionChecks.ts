import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../people/accounts/SessionProvider.tsx';
import { storedReceipts } from './receipts.ts';
import { checkAuction, type Check, type Evidence, type Shown } from './auctionChecks.ts';
import { CloseNoticesDocument } from './CloseNotices.generated.ts';

/** Number of message pages, a hundred each, in which the closing notice is searched. */
const PAGES = 5;
const HASH = /ends in ([0-9a-f]{64})/;

type Checks = { checks?: Check[]; isFailed?: boolean };

/** Loads the log, the viewer's receipts and the closing notice, and runs the checks. */
export const useAuctionChecks = (auctionId: string, shown: Shown) => {
  const client = useApolloClient();
  const userId = useSession().user?.id;
  const [state, setState] = useState<Checks>({});
  const [asked] = useState(shown);

  const findHash = useCallback(async () => {
    let after: string | undefined;
    for (let page = 0; page < PAGES; page++) {
      const { data } = await client.query({
        query: CloseNoticesDocument,
        variables: { after },
        fetchPolicy: 'no-cache',
      });
      const { nodes, pageInfo } = data?.messages ?? { nodes: [], pageInfo: null };
      const notice = nodes.find(({ link, content }) => link === `/auctions/${auctionId}` && HASH.test(content));
      if (notice) return HASH.exec(notice.content)?.[1];
      if (!pageInfo?.hasNextPage || !pageInfo.endCursor) return undefined;
      after = pageInfo.endCursor;
    }
    return undefined;
  }, [client, auctionId]);

  const check = useCallback(async (): Promise<Checks> => {
    try {
      const [log, finalHash] = await Promise.all([getLog(auctionId), userId ? findHash() : undefined]);
      const receipts = userId ? storedReceipts(auctionId, userId) : [];
      return { checks: await checkAuction({ log, finalHash, receipts, shown: asked }) };
    } catch (error) {
      console.error(error);
      return { isFailed: true };
    }
  }, [auctionId, userId, findHash, asked]);

  useEffect(() => {
    void check().then(setState);
  }, [check]);

  const retry = () => {
    setState({});
    void check().then(setState);
  };
  return { ...state, retry };
};

const getLog = async (auctionId: string): Promise<Evidence['log']> => {
  const response = await fetch(`/api/auctions/${auctionId}/log`, { credentials: 'same-origin', cache: 'no-store' });
  if (!response.ok) throw new Error(`The log was not given: ${response.status}.`);
  return (await response.json()) as Evidence['log'];
};
