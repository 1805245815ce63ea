import type { Slice } from '../../../schema/market.ts';
import { CommodityPrice, PricePoint } from './prices/commodity.entity.ts';
import { PricesResolver } from './prices/prices.resolver.ts';
import { Category } from './category.entity.ts';
import { Product } from './product.entity.ts';
import { MaterialSuggestion } from './suggestions/materialSuggestion.entity.ts';
import { PriceCorrection } from './admin/priceCorrection.entity.ts';
import { CatalogueResolver, CategoryLists } from './catalogue.resolver.ts';
import { CatalogueAdminResolver, CategoryEditing, MaterialEditing } from './admin/catalogueAdmin.resolver.ts';
import { PriceAdminResolver, CommodityEditing } from './admin/prices.resolver.ts';
import { SuggestionsResolver } from './suggestions/suggestions.resolver.ts';
import './prices/prices.reading.ts';
import './catalogue.reading.ts';
import './admin/catalogueAdmin.reading.ts';
import './admin/prices.reading.ts';
import './suggestions/suggestions.reading.ts';

export const catalogue: Slice = {
  name: 'catalogue',
  entities: [CommodityPrice, PricePoint, Category, Product, MaterialSuggestion, PriceCorrection],
  resolvers: [
    PricesResolver,
    CatalogueResolver,
    CategoryLists,
    CatalogueAdminResolver,
    CategoryEditing,
    MaterialEditing,
    PriceAdminResolver,
    CommodityEditing,
    SuggestionsResolver,
  ],
};
