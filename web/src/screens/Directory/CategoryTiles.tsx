import { styled } from 'styled-components';
import { categoryMarkKind } from '../../features/catalogue/categoryMarkKind.ts';
import { useCategories } from '../../features/catalogue/useCategories.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card, CardFoot, CardTitle } from '../../kit/ui/Card.tsx';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { media, space } from '../../theme.ts';

/** Fixed sample counts, as specified, and labelled as such. */
const tiles = [
  { name: 'Agrochemicals', count: '1,250 products' },
  { name: 'Base Chem & Intermediates', count: '2,840 products' },
  { name: 'Plastics', count: '1,620 products' },
  { name: 'Pharma & Nutraceuticals', count: '980 products' },
];

/** Four product families; Browse sets the category filter. */
export function CategoryTiles({ onBrowse }: { onBrowse: (categoryId: string) => void }) {
  const { categories } = useCategories();
  return (
    <Tiles>
      {tiles.map(({ name, count }) => {
        const id = categories?.find((category) => category.name === name)?.id;
        return (
          <Card key={name}>
            <Mark kind={categoryMarkKind(name)} size={48} />
            <CardTitle as="h2">{name}</CardTitle>
            <CardFoot>
              <Text as="span" $size="small" $tone="inkSoft">
                {count} <span>(sample)</span>
              </Text>
              <Button size="small" variant="secondary" disabled={!id} onClick={() => id && onBrowse(id)}>
                Browse<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </CardFoot>
          </Card>
        );
      })}
    </Tiles>
  );
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    gap: ${space(3)};
  }
`;
