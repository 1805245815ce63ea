import { column, moment, owner, defineType } from '../../../reading/reading.ts';
import { WatchedSearch } from './watchedSearch.type.ts';

defineType(WatchedSearch, {
  table: 'search_watch',
  visible: owner,
  fields: { id: column('id'), text: column('text'), createdAt: moment('created_at') },
});
