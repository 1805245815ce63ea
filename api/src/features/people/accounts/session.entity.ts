import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

/** A signed-in browser. The cookie's random id is stored only as its SHA-256. */
@Entity()
export class Session {
  declare [PrimaryKeyProp]?: 'idHash';

  @PrimaryKey({ columnType: 'text' }) idHash!: string;
  @Index() @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' }) user!: Ref<User>;
  @Property({ columnType: 'timestamptz(3)', defaultRaw: 'clock_timestamp()' }) createdAt!: Date;
  @Property({ columnType: 'timestamptz(3)', defaultRaw: 'clock_timestamp()' }) lastSeenAt!: Date;
  @Property({ columnType: 'timestamptz(3)' }) expiresAt!: Date;
  @Property({ columnType: 'text', nullable: true }) userAgent?: string | null;
  /** When the second factor was passed; null for a session without it. */
  @Property({ columnType: 'timestamptz(3)', nullable: true }) secondFactorAt?: Date | null;
}
