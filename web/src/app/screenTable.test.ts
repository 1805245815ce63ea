import { screenRows } from 'api/pages/screens';
import { existsSync } from 'node:fs';
import { firstQueries } from './firstQueries.ts';

// MemberLanding shows the screen of Landing.
test.each(screenRows.filter(({ name }) => name !== 'MemberLanding'))(
  'the screen $name has a component in its folder',
  ({ name }) => {
    expect(existsSync(new URL(`../screens/${name}/${name}Screen.tsx`, import.meta.url))).toBe(true);
  },
);

test.each(screenRows.filter(({ record }) => record))(
  'the first query of $name reads its record',
  ({ name, record }) => {
    expect(firstQueries.screens[name]?.[0]?.text).toContain(`${record?.field}(id: $id)`);
  },
);
