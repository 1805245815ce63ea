import { ID, ObjectType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';
import { Offering } from './offering.entity.ts';
import { Rfp } from './rfp.entity.ts';

@ObjectType({ description: 'An RFP that was just posted.' })
export class RfpPosted {
  @Nullable(
    () => Rfp,
    'The RFP as it is now; null if it can no longer be read, and in the event that confirms the start.',
  )
  rfp!: Rfp | null;
}

@ObjectType({ description: 'An offering that has just changed.' })
export class OfferingChange {
  @Nullable(() => ID, 'Its id; null in the event that confirms the start.') offeringId!: string | null;
  @Nullable(
    () => Offering,
    'The offering as it is now, also if it was withdrawn, expired or sold out (`status`); null if the viewer may no longer see it.',
  )
  offering!: Offering | null;
}
