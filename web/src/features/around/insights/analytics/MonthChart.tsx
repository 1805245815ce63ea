import { money } from '../../../../kit/format.ts';
import { BarChart } from '../../../../kit/ui/BarChart.tsx';
import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Money } from '../../../../kit/ui/Figures.tsx';
import { Columns, Stack } from '../../../../kit/ui/Layout.tsx';
import { SmallText } from '../../../../kit/ui/Text.tsx';
import type { MonthChartFragment } from './MonthChart.generated.ts';
import { sideLabels, type Side } from './sideLabels.ts';

const long = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' });
const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });
const nameOf = (month: string) => long.format(new Date(month));

type MonthChartProps = { months: readonly MonthChartFragment[]; side: Side };

/** Twelve months and those before them as a bar chart and as a table, latest first. */
export const MonthChart = ({ months, side }: MonthChartProps) => {
  const { months: title, money: what } = sideLabels[side];
  const best = months.reduce<MonthChartFragment | undefined>(
    (max, month) => (Number(month.amount) > Number(max?.amount ?? 0) ? month : max),
    undefined,
  );
  const isCompared = months.some(({ amountYearBefore }) => Number(amountYearBefore) > 0);
  const summary = best ? `${title}. The highest is ${money(best.amount)} in ${nameOf(best.month)}.` : title;
  return (
    <Columns $side="24rem">
      <Stack $gap={2}>
        <BarChart
          summary={summary}
          bars={months.map(({ month, amount, amountYearBefore }) => ({
            label: short.format(new Date(month)),
            value: Number(amount),
            before: isCompared ? Number(amountYearBefore) : undefined,
            title: `${nameOf(month)}: ${money(amount)}${isCompared ? `, the year before ${money(amountYearBefore)}` : ''}`,
          }))}
        />
        {isCompared && <SmallText>The pale bars are the same months a year before.</SmallText>}
      </Stack>
      <DataTable
        caption={title}
        items={months.filter(({ orders, amountYearBefore }) => orders > 0 || Number(amountYearBefore) > 0).toReversed()}
        itemKey={({ month }) => month}
        columns={[
          { header: 'Month', isTitle: true, cell: ({ month }) => nameOf(month) },
          { header: 'Orders', numeric: true, cell: ({ orders }) => orders.toLocaleString('en-US') },
          { header: what, numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
          isCompared && {
            header: 'Year before',
            numeric: true,
            cell: ({ amountYearBefore }) => <Money amount={amountYearBefore} />,
          },
        ]}
      />
    </Columns>
  );
};
