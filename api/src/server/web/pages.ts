import { isAboutRecord, screenRows, type ScreenRow } from '../../pages/screens.ts';
import type { Viewer } from '../../reading/reading.ts';

const patterns = screenRows.map((screen) => ({
  screen,
  pattern: new RegExp(`^${screen.path.replace(':id', '([^/]+)')}$`),
}));

export interface FoundPage {
  screen: ScreenRow;
  id?: string;
}

/** The page at a path. Of several screens with the same path, the first. */
export const pageAt = (path: string): FoundPage | undefined => {
  for (const { screen, pattern } of patterns) {
    const [found, id] = pattern.exec(path) ?? [];
    if (found !== undefined) return isAboutRecord(screen) ? { screen, id } : { screen };
  }
  return undefined;
};

/** Member pages are the same for every member until the web app asks for more. */
export const mayOpen = ({ access }: ScreenRow, { id, admin, staff }: Viewer): boolean =>
  ({ anyone: true, member: id !== null, support: staff, admin })[access];
