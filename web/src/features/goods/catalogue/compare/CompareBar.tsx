import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { counted } from '../../../../kit/format.ts';
import { Button, IconButton, LinkButton } from '../../../../kit/ui/Button.tsx';
import { SmallText } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { color, layer, media, shadow, space, type } from '../../../../theme.ts';
import { deselect, deselectAll, useSelection, type Kind, type Selected } from './selection.ts';

const nouns = { products: 'material', offers: 'offer' } satisfies Record<Kind, string>;

/** What is selected for the comparison, at the lower edge of the window while anything is. */
export const CompareBar = () => {
  const selection = useSelection();
  const kinds = (['products', 'offers'] as const).filter((kind) => selection[kind].length > 0);
  if (kinds.length === 0) return null;
  return (
    <Root aria-label="Comparison">
      {kinds.map((kind) => (
        <Line key={kind} kind={kind} list={selection[kind]} />
      ))}
    </Root>
  );
};

const Line = ({ kind, list }: { kind: Kind; list: readonly Selected[] }) => {
  const ids = list.map(({ id }) => id);
  const isReady = list.length > 1;
  return (
    <Selection>
      <Names>
        {list.map(({ id, name }) => (
          <Name key={id}>
            <span>{name}</span>
            <IconButton label={`Do not compare ${name}`} onClick={() => deselect(kind, id)}>
              <X size={14} aria-hidden />
            </IconButton>
          </Name>
        ))}
      </Names>
      {!isReady && <SmallText as="span">Select another {nouns[kind]} to compare.</SmallText>}
      <Actions>
        <Button size="small" variant="quiet" onClick={() => deselectAll(kind)}>
          Clear
        </Button>
        {isReady && (
          <LinkButton size="small" to={paths.compare({ [kind]: ids })}>
            Compare {counted(list.length, nouns[kind])}
          </LinkButton>
        )}
      </Actions>
    </Selection>
  );
};

const Root = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${layer.header};
  display: grid;
  gap: ${space(2)};
  padding: ${space(2.5, 4)};
  background: ${color.sheet};
  border: 1px solid ${color.ruleStrong};
  border-bottom: 0;
  box-shadow: ${shadow.overlay};
`;

const Selection = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
`;

// On phones the bar must not cover the list, and the button says how many there are.
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 2)};
  min-width: 0;

  ${media.phone} {
    display: none;
  }
`;

const Name = styled.li`
  ${type.small};
  display: flex;
  align-items: center;
  max-width: 15rem;
  padding-inline-start: ${space(2)};
  background: ${color.sunken};

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-inline-start: auto;
`;
