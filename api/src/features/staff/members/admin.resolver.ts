import { query, rootFields } from '../../../schema/rootFields.ts';
import { MarketOverview } from './marketOverview.type.ts';

export const AdminResolver = rootFields('support', {
  marketOverview: query('staff', {
    type: () => MarketOverview,
    description: 'Figures of the whole market, for support and admins.',
    read: (ctx, info) => ctx.reader.computed(ctx, info, MarketOverview),
  }),
});
