import type { Slice } from '../../../schema/market.ts';
import { PersonalDataResolver } from './personalData.resolver.ts';
import { PREPARE_EXPORT, purgeExports } from './dataExport.service.ts';
import { prepareExport } from './prepareExport.ts';

export const personalData: Slice = {
  name: 'personalData',
  resolvers: [PersonalDataResolver],
  open: ({ pools, unitOfWork }) => ({
    tasks: { background: { [PREPARE_EXPORT]: prepareExport(pools.reads, unitOfWork) } },
    recurring: [{ name: 'purge data exports', at: '35 * * * *', run: () => purgeExports(pools.reads) }],
  }),
};
