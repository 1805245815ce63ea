import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../schema/base.entity.ts';
import { Choice, Moment, Text } from '../../../schema/columns.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { Node } from '../../../schema/node.ts';
import { Nullable } from '../../../schema/nullable.ts';

export const Role = graphEnum(
  'Role',
  'The role chosen at registration. It is only a preference: any member may buy and sell.',
  {
    buyer: 'Wants to buy.',
    seller: 'Wants to sell.',
    both: 'Wants to buy and sell.',
    support: 'Handles reports and reads members, companies and the audit log; cannot be chosen at registration.',
    admin: 'Verifies companies and moderates the market; cannot be chosen at registration.',
  },
);
export type Role = keyof typeof Role;

@Entity()
@ObjectType({ implements: Node, description: 'A person with an account.' })
export class User extends BaseEntity {
  @Text(
    'For the person and for admins the login address, in lower case. For other members the contact address of the company, or null.',
    { unique: true, nullableInGraph: true },
  )
  email!: string;
  @Text('First name.') firstName!: string;
  @Text('Last name; empty for people with one name.') lastName!: string;
  @Text('Company name given at registration; the company profile, if there is one, has the official name.')
  companyName!: string;
  @Text('Company name that waits for an admin, or null; for the person and for staff.', { nullable: true })
  claimedName?: string | null;
  @Text('Position in the company; visible to members.', { nullableInGraph: true }) position!: string;
  @Text('Telephone; visible to the person and to admins.', { nullableInGraph: true }) mobileNumber!: string;
  @Text('Country.') country!: string;
  @Text('City.') city!: string;
  @Choice(() => Role, 'The role chosen at registration; visible to the person, to support and to admins.', {
    default: 'buyer',
    nullableInGraph: true,
  })
  role!: Role;
  @Text('URL of a picture, or null.', { nullable: true }) profileImageUrl?: string | null;

  @Nullable(
    () => Boolean,
    'Whether the email address is confirmed, which trading needs; always true if the market sends no emails. Visible to the person and to admins.',
  )
  emailConfirmed?: boolean;
  @Text('The reason why an admin locked the account, or null; visible to support and admins.', { nullable: true })
  lockReason?: string | null;
  @Moment('Since when the account is locked and cannot sign in, or null; visible to support and admins.', {
    nullable: true,
  })
  lockedAt?: Date | null;
  /** The row of a deleted account stays without personal data, because trade records refer to it. */
  @Property({ columnType: 'timestamptz(3)', nullable: true }) deletedAt?: Date | null;

  /** argon2id in PHC form. */
  @Property({ columnType: 'text' }) passwordHash!: string;
  /** When the second factor was turned on; null without one. */
  @Property({ columnType: 'timestamptz(3)', nullable: true }) secondFactorAt?: Date | null;
}

/** Support and admins speak for the market. */
export const isStaff = ({ role }: Pick<User, 'role'>): boolean => role === 'admin' || role === 'support';
