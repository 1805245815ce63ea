import { Field, ObjectType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';

@ObjectType({ description: 'Whom to reach at one side of an order, as it was when the order was placed.' })
export class OrderContact {
  @Field({ description: 'First and last name.' }) name!: string;
  @Nullable(() => String, 'Address for business mail, or null.') email!: string | null;
  @Nullable(() => String, 'Telephone of the company, or null.') phone!: string | null;
  @Nullable(() => String, 'VAT number of the company, or null.') vatNumber!: string | null;
}
