import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseEntity } from '../../database/base.entity.ts';
import { Choice, Text } from '../../database/columns.ts';
import { graphEnum } from '../../schema/enums.ts';
import { Node } from '../../schema/node.ts';

export const Role = graphEnum('Role', 'What somebody registered as. A preference: any member may buy and sell.', {
  buyer: 'Came to buy.',
  seller: 'Came to sell.',
  both: 'Buys and sells.',
  admin: 'Verifies companies and helps; never given by registration.',
});
export type Role = keyof typeof Role;

@Entity()
@ObjectType({ implements: Node, description: 'A person with an account.' })
export class User extends BaseEntity {
  @Text(
    'Login address, in lower case. Seen by the person, by admins, and by members who see the person as a supplier.',
    { unique: true, nullableInGraph: true },
  )
  email!: string;
  @Text('First name.') firstName!: string;
  @Text('Last name.') lastName!: string;
  @Text('Company name given at registration; the company profile, where one exists, has the official one.')
  companyName!: string;
  @Text('Position in the company; seen by members.', { nullableInGraph: true }) position!: string;
  @Text('Telephone; seen by the person and by admins.', { nullableInGraph: true }) mobileNumber!: string;
  @Text('Country.') country!: string;
  @Text('City.') city!: string;
  @Choice(() => Role, 'What the person registered as; seen by the person and by admins.', {
    default: 'buyer',
    nullableInGraph: true,
  })
  role!: Role;
  @Text('Address of a picture, or null.', { nullable: true }) profileImageUrl?: string | null;

  /** argon2id in PHC form. */
  @Property({ columnType: 'text' }) passwordHash!: string;
}
