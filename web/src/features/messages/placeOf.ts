import { paths } from '../../paths.ts';

type Told = { id: string; isNotice: boolean; kind: 'text' | 'order' | 'quote'; link: string | null };

/** Notices and steps of a trade open their record, texts their conversation. */
export const placeOf = ({ id, isNotice, kind, link }: Told): string =>
  link && (isNotice || kind !== 'text') ? link : paths.message(id);
