import { Tab, TabList, TabPanel, Tabs } from 'react-tabs';
import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';

export const Root = styled(Tabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

export const List = styled(TabList)<{ $fill?: boolean }>`
  position: relative;
  display: flex;
  gap: ${space(6)};
  margin: 0;
  padding: 0;
  list-style: none;
  box-shadow: inset 0 -1px ${color.ruleStrong};
  overflow-x: auto;
  scrollbar-width: none;
  ${({ $fill }) => $fill && '&& > * { flex: 1; justify-content: center; }'}

  ${media.phone} {
    gap: ${space(4)};
  }
`;

export const Trigger = styled(Tab)`
  ${type.strong};
  display: inline-flex;
  align-items: baseline;
  gap: ${space(2)};
  flex: none;
  padding: ${space(3, 0)};
  color: ${color.inkSoft};
  border-bottom: 2px solid transparent;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${color.ink};
  }
  &[aria-selected='true'] {
    color: ${color.ink};
    border-bottom-color: ${color.accent};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.phone} {
    font-size: 0.875rem;
  }
`;

export const Count = styled.span`
  ${type.dataSmall};
  color: ${color.inkFaint};
`;

export const Content = styled(TabPanel)`
  min-width: 0;

  /* The library renders the other panels without content. */
  &:empty {
    display: none;
  }
`;
