import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Whom to reach at one side of an order, as it was when the order was placed.' })
export class OrderContact {
  @Field({ description: 'First and last name.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Address for business mail, or null.' }) email!: string | null;
  @Field(() => String, { nullable: true, description: 'Telephone of the company, or null.' }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'VAT number of the company, or null.' }) vatNumber!:
    string | null;
}
