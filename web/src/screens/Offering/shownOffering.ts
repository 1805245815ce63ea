import type { OfferingScreenQuery } from './OfferingScreen.generated.ts';

export type ShownOffering = NonNullable<OfferingScreenQuery['offering']>;
