import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Moment, Text } from '../../database/columns.ts';
import { Auction } from '../auctions/auction.entity.ts';

/** A view of the log: what stands there cannot be changed. */
@Entity()
@ObjectType({ description: 'What the owner added to an auction since it was posted. It stays as it is.' })
export class AuctionNote {
  declare [PrimaryKeyProp]?: ['auction', 'seq'];

  @ManyToOne({ entity: () => Auction, ref: true, primary: true }) auction!: Ref<Auction>;
  @PrimaryKey({ columnType: 'integer' }) seq!: number;
  @Moment('When, by the database clock.') at!: string;
  @Text("The owner's words.") note!: string;
}
