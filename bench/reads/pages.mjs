// The two pages as documents for Feedstock and PostGraphile. Aliases give both answers the same shape.
const product = {
  title: 'product page',
  field: 'product',
  feedstock: `query ProductPage($id: ID!) {
  product(id: $id) {
    id name description casNumber formula synonyms specifications safetyData
    referencePrice referenceUnit referenceYear offerCount lowestPrice lowestPriceUnit
    category { id name parent { id name parent { id name } } }
    offerings(first: 25, status: active, sort: price) {
      nodes {
        id title price unit quantity location createdAt
        user { id firstName lastName companyName country city companyProfile { id companyName website verificationStatus } }
      }
    }
  }
}`,
  postgraphile: `query ProductPage($id: UUID!) {
  product: productByRowId(rowId: $id) {
    id: rowId name description casNumber formula synonyms specifications safetyData
    referencePrice referenceUnit referenceYear offerCount lowestPrice lowestPriceUnit
    category: categoryByCategoryId {
      id: rowId name parent: categoryByParentId { id: rowId name parent: categoryByParentId { id: rowId name } }
    }
    offerings: offeringsByProductId(first: 25, condition: { status: "active" }, orderBy: [PRICE_ORDER_ASC]) {
      nodes {
        id: rowId title price unit quantity location createdAt
        user: userByUserId {
          id: rowId firstName lastName companyName country city
          companyProfile: companyProfileByPartyId { id: rowId companyName website verificationStatus }
        }
      }
    }
  }
}`,
};

const catalogue = {
  title: 'catalogue page',
  field: 'products',
  feedstock: `query CataloguePage($categoryId: ID!, $after: String) {
  products(categoryId: $categoryId, sort: name, first: 20, after: $after) {
    nodes { id name casNumber formula specifications lowestPrice lowestPriceUnit offerCount category { id name } }
    pageInfo { hasNextPage endCursor }
  }
}`,
  postgraphile: `query CataloguePage($categoryId: UUID!, $after: Cursor) {
  products: allProducts(condition: { categoryId: $categoryId }, orderBy: [NAME_ASC], first: 20, after: $after) {
    nodes {
      id: rowId name casNumber formula specifications lowestPrice lowestPriceUnit offerCount
      category: categoryByCategoryId { id: rowId name }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
};

export const pages = { product, catalogue };
