// Documents for Relay's compiler.
const { graphql } = require('relay-runtime');

module.exports = [
  graphql`
    query MarketQuery($first: Int!, $after: String) {
      products(first: $first, after: $after) @connection(key: "Market_products") {
        edges {
          node {
            id
            name
            ...Market_product
          }
        }
      }
    }
  `,
  graphql`
    fragment Market_product on Product
    @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" })
    @refetchable(queryName: "MarketProductQuery") {
      offerings(first: $first, after: $after) @connection(key: "Market_offerings") {
        edges {
          node {
            id
            user {
              id
            }
          }
        }
      }
    }
  `,
  graphql`
    query MarketBuyerQuery {
      auctions(first: 50, status: active) {
        nodes {
          id
          minimumNextBid
          viewerCan {
            bid
          }
        }
      }
      messages(first: 50) {
        nodes {
          id
          sender {
            companyName
          }
        }
      }
      offerings(first: 50) {
        nodes {
          user {
            id
          }
        }
      }
      orders(first: 50) {
        nodes {
          seller {
            id
          }
        }
      }
    }
  `,
  graphql`
    mutation MarketBidMutation($input: PlaceBidInput!) {
      placeBid(input: $input) {
        leading
        bid {
          id
          amount
        }
      }
    }
  `,
  graphql`
    mutation MarketOfferingMutation($input: PostOfferingInput!, $connections: [ID!]!) {
      postOffering(input: $input) @appendNode(connections: $connections, edgeTypeName: "OfferingEdge") {
        id
      }
    }
  `,
  graphql`
    mutation MarketDeleteWebhookMutation($id: ID!) {
      deleteWebhook(id: $id) @deleteRecord
    }
  `,
  graphql`
    subscription MarketMessageSubscription {
      messageReceived {
        message {
          id
          subject
        }
      }
    }
  `,
];
