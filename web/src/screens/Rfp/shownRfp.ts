import type { RfpScreenQuery } from './RfpScreen.generated.ts';

export type ShownRfp = NonNullable<RfpScreenQuery['rfp']>;

export const reloaded = ['RfpScreen'];
