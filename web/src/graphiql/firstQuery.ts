export const FIRST_QUERY = `# The cheapest offers of three acids.
# The bar on the left has examples of all operations.
query Acids($search: String!) {
  products(first: 3, search: $search) {
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

export const FIRST_VARIABLES = `{ "search": "acid" }`;
