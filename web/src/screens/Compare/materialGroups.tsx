import { ChemicalText } from '../../features/goods/catalogue/ChemicalText.tsx';
import { HazardPictograms } from '../../features/goods/catalogue/HazardPictograms.tsx';
import { pictogramsOf } from '../../features/goods/catalogue/pictograms.ts';
import { safetyOf } from '../../features/goods/catalogue/safety.ts';
import { isMeasurement, labelOf, textOf } from '../../features/goods/catalogue/specification.ts';
import { decimal } from '../../kit/format.ts';
import type { ComparedGroup, ComparedRow } from '../../kit/ui/ComparisonTable.tsx';
import { CasNumber, Data, Formula, Money } from '../../kit/ui/Figures.tsx';
import { areLowest, capitalized, isSame } from './compared.ts';
import type { ComparedMaterialFragment } from './ComparedMaterials.generated.ts';

type Material = ComparedMaterialFragment;
type Cell = ComparedRow['cells'][number];

/** The rows of materials side by side: the market first, then what they are, then every specification that one of them has. */
export const materialGroups = (materials: readonly Material[]): ComparedGroup[] => {
  const row = (label: string, cellOf: (material: Material, at: number) => Cell): ComparedRow => ({
    key: label,
    label,
    cells: materials.map(cellOf),
  });
  const lowest = areLowest(
    materials.map(({ lowestComparablePrice: price, lowestComparableUnit: unit }) => ({ price, unit })),
  );
  const hasOneUnit = isSame(materials.map(({ lowestPriceUnit }) => lowestPriceUnit));
  const keys = new Set(materials.flatMap(({ specifications }) => Object.keys(specifications)));
  return [
    {
      title: 'Market',
      rows: [
        row('Lowest price', (material, at) => ({ ...priceCell(material), isBest: hasOneUnit && lowest[at] })),
        {
          ...row('Comparable price', (material, at) => ({ ...comparableCell(material), isBest: lowest[at] })),
          isLeftOut: hasOneUnit,
        },
        row('Offers', ({ offerCount }) => ({ text: String(offerCount), shown: <Data>{offerCount}</Data> })),
      ],
    },
    {
      title: 'Identity',
      rows: [
        row('CAS number', ({ casNumber }) => ({
          text: casNumber ?? '',
          shown: casNumber && <CasNumber value={casNumber} bare />,
        })),
        row('Formula', ({ formula }) => ({ text: formula ?? '', shown: formula && <Formula value={formula} /> })),
        row('Category', ({ category }) => ({ text: category.name })),
      ],
    },
    { title: 'Safety and transport', rows: safetyRows(row) },
    {
      title: 'Specifications',
      rows: [...keys].map((key) => ({
        ...row(key, ({ specifications }) => specificationCell(textOf(specifications[key]))),
        label: <ChemicalText text={capitalized(labelOf(key))} />,
      })),
    },
  ];
};

const priceCell = ({ lowestPrice, lowestPriceUnit }: Material): Cell => ({
  text: lowestPrice ? `${lowestPrice} ${lowestPriceUnit}` : '',
  shown: lowestPrice && <Money amount={lowestPrice} unit={lowestPriceUnit} />,
});

const comparableCell = ({ lowestComparablePrice: price, lowestComparableUnit: unit }: Material): Cell => ({
  text: price ? `${price} ${unit}` : '',
  shown: (
    <Data>
      ${decimal(price ?? '', 4).replace(/0{1,2}$/, '')} / {unit}
    </Data>
  ),
});

const specificationCell = (text: string): Cell => ({
  text,
  shown: isMeasurement(text) ? (
    <Data style={{ whiteSpace: 'normal' }}>
      <ChemicalText text={text} />
    </Data>
  ) : (
    <ChemicalText text={text} />
  ),
});

const safetyRows = (row: (label: string, cellOf: (material: Material) => Cell) => ComparedRow): ComparedRow[] => {
  const pair = (label: string, key: string) =>
    row(label, ({ safetyData }) => {
      const found = safetyOf(safetyData).pairs.find((one) => one.key === key);
      return { text: found ? [found.text, found.meaning].filter(Boolean).join(' – ') : '' };
    });
  return [
    row('Signal word', ({ safetyData }) => ({ text: safetyOf(safetyData).signal?.word ?? '' })),
    row('Hazards', ({ safetyData }) => ({
      text: pictogramsOf(safetyData).join(' '),
      shown: <HazardPictograms safetyData={safetyData} />,
    })),
    row('Hazard statements', ({ safetyData }) => ({
      text: safetyOf(safetyData)
        .statements.map(({ code, text }) => code || text)
        .join(', '),
    })),
    pair('UN number', 'un_number'),
    pair('Transport class', 'transport_class'),
    pair('Packing group', 'packing_group'),
  ];
};
