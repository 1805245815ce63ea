// What the pages for anybody ask when they are opened. The build tells the server of it (vite.config.ts), which writes the
// answers into the page; nothing of this is in the app.
import type { TypedDocumentNode } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { print, type DocumentNode } from 'graphql';
import { SessionDocument } from '../features/accounts/Session.generated.ts';
import { CategoriesDocument } from '../features/catalogue/Categories.generated.ts';
import { CategoryDocument } from '../features/catalogue/Category.generated.ts';
import { CategoryProductsDocument } from '../features/catalogue/CategoryProducts.generated.ts';
import { perPage } from '../features/catalogue/perPage.ts';
import { OfferingScreenDocument } from '../screens/Offering/OfferingScreen.generated.ts';
import { ProductScreenDocument } from '../screens/Product/ProductScreen.generated.ts';
import { ProductSuppliersDocument } from '../screens/Product/ProductSuppliers.generated.ts';
import { ProductsScreenDocument } from '../screens/Products/ProductsScreen.generated.ts';
import { sortsOf } from '../screens/Products/sorts.ts';
import { cache } from './cache.ts';

type Asked = { query: DocumentNode; variables: object };

const ask = <Data, Variables extends object>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Asked => ({ query, variables });

/** In the place of the id that stands in the address. */
const id = ':id';

const branch = [ask(CategoryDocument, { id }), ask(CategoryProductsDocument, { id, first: perPage.featured })];

const everywhere = [ask(SessionDocument, {})];

/** By the folder of the screen. */
const ofScreens: Record<string, Asked[]> = {
  Landing: [ask(CategoriesDocument, {})],
  Products: [
    ask(ProductsScreenDocument, { sort: sortsOf(false).usual, first: perPage.products }),
    ask(CategoriesDocument, {}),
  ],
  Product: [
    ask(ProductScreenDocument, { id }),
    ask(ProductSuppliersDocument, { productId: id, first: perPage.suppliers }),
  ],
  Offering: [ask(OfferingScreenDocument, { id })],
  Industry: branch,
  ProductFamily: branch,
  Category: [ask(CategoryDocument, { id }), ask(CategoryProductsDocument, { id, first: perPage.most })],
};

const store = cache();

/** As the app would send it. */
const asSent = ({ query, variables }: Asked) => ({
  operation: getMainDefinition(query).name?.value,
  text: print(store.transformDocument(query)),
  variables,
});

/** What every page asks, and what each screen does beside it. */
export const firstQueries = {
  everywhere: everywhere.map(asSent),
  screens: Object.fromEntries(Object.entries(ofScreens).map(([screen, asked]) => [screen, asked.map(asSent)])),
};
