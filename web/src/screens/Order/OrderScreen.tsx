import { MissingRecord } from '../../kit/ui/Details.tsx';
import { useRecord } from '../../kit/useRecord.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderScreenDocument } from './OrderScreen.generated.ts';

/** An order, for its buyer and its seller. */
export const OrderScreen = () => {
  const { data, ...query } = useRecord(OrderScreenDocument);
  return data?.order ? <OrderDetails order={data.order} /> : <MissingRecord noun="order" query={query} />;
};
