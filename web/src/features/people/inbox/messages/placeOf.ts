import { paths } from '../../../../paths.ts';

export type Told = { id: string; isNotice: boolean; kind: 'text' | 'order' | 'quote'; link: string | null };

/** The record that a notice or a step of a trade is about; null for a text. */
export const recordOf = ({ isNotice, kind, link }: Told): string | null => (isNotice || kind !== 'text' ? link : null);

/** Notices and steps of a trade open their record, texts their conversation. */
export const placeOf = (message: Told): string => recordOf(message) ?? paths.message(message.id);
