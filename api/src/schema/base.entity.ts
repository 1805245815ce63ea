import { OptionalProps } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Node } from './node.ts';
import { Id, Moment } from './columns.ts';
import { newId } from '../database/id.ts';

/** Fields that every entity has. */
@ObjectType()
export abstract class BaseEntity extends Node {
  declare [OptionalProps]?: 'id' | 'createdAt' | 'updatedAt';

  @Id() override id: string = newId();

  @Moment('When the record was made.', { defaultRaw: 'clock_timestamp()' }) createdAt!: Date;
}

/** A record of a command that may be sent again; the hash (SHA-256) tells a retry from another command with the same key. */
@ObjectType()
export abstract class CreatedOnce extends BaseEntity {
  @Property({ columnType: 'text', nullable: true }) idempotencyKey?: string | null;
  @Property({ columnType: 'text', nullable: true }) commandHash?: string | null;
}
