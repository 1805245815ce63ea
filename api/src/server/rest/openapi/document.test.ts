import { feedstockSchema } from '../../../schema/schema.ts';
import { openApi } from './document.ts';
it('prints', async () => {
  const d = openApi(await feedstockSchema(), 'feedstock_sid');
  (await import('node:fs')).writeFileSync('/tmp/openapi.json', JSON.stringify(d, null, 1));
});
