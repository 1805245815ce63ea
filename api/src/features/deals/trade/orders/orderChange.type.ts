import { ObjectType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';
import { Order } from './order.entity.ts';

@ObjectType({ description: "The viewer's order that was just placed or changed its status." })
export class OrderChange {
  @Nullable(
    () => Order,
    'The order as it is now; null if it can no longer be read, and in the event that confirms the start.',
  )
  order!: Order | null;
}
