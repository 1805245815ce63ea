import { OptionalProps } from '@mikro-orm/core';
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
