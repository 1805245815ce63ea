import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Moment, Text } from '../../../schema/columns.ts';
import { Auction } from './auction.entity.ts';

/** A view of the auction's log, so notes cannot be changed. */
@Entity()
@ObjectType({ description: 'A note that the owner added to an auction after posting it. Notes cannot be changed.' })
export class AuctionNote {
  declare [PrimaryKeyProp]?: ['auction', 'seq'];

  @ManyToOne({ entity: () => Auction, ref: true, primary: true }) auction!: Ref<Auction>;
  @PrimaryKey({ columnType: 'integer' }) seq!: number;
  @Moment('Time of the note, by the database clock.') at!: string;
  @Text('Text of the note.') note!: string;
}
