import { Field, ObjectType } from 'type-graphql';
import { ViewerMoves } from '../../../people/companies/refusal.type.ts';
import type { OrderAction } from './rules.ts';

@ObjectType({ description: 'What the viewer can do with an order now.' })
export class OrderViewerCan extends ViewerMoves implements Record<OrderAction, boolean> {
  @Field({ description: 'Confirm it, as seller.' }) confirm!: boolean;
  @Field({ description: 'Mark it as shipped, as seller.' }) ship!: boolean;
  @Field({ description: 'Confirm the delivery, as buyer.' }) confirmDelivery!: boolean;
  @Field({ description: 'Complete it, as buyer.' }) complete!: boolean;
  @Field({ description: 'Cancel it.' }) cancel!: boolean;
  @Field({ description: 'Give it a purchase order number, as buyer.' }) setPurchaseOrderNumber!: boolean;
}
