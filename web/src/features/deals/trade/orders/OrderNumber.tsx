import { Data } from '../../../../kit/ui/Figures.tsx';

/** An order's number in groups, to be read out; older numbers have letters too. */
export const OrderNumber = ({ number }: { number: string }) => (
  <Data $size="small">{number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')}</Data>
);
