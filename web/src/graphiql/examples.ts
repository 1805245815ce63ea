const PRODUCTS = `# The cheapest offers of three acids.
# The documentation on the left has all operations.
query Acids {
  products(first: 3, search: "acid") {
    totalCount
    nodes {
      name
      casNumber
      suppliers(first: 5) {
        user { companyName }
        offering { price unit quantity }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`;

const CHANGES = `query ChangedOfferings {
  offerings(updatedSince: "2026-11-01T00:00:00.000Z", sort: updated, first: 50) {
    nodes { id title price unit quantity status updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}
`;

const AUCTIONS = `subscription Auctions {
  auctionsChanged {
    cursor
    news { kind at bidder amount }
    auction { id title currentPrice endTime }
  }
}
`;

/** The operations that a new visitor finds, each in a tab. */
export const examples = [PRODUCTS, CHANGES, AUCTIONS].map((query) => ({ query }));
