import { styled } from 'styled-components';
import { color, radius, shadow, space, type } from '../../theme.ts';
import { Input } from './Control.tsx';

export const Frame = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset: 0 ${space(3)} 0 auto;
    height: 2.5rem;
    color: ${color.inkSoft};
    pointer-events: none;
  }
`;
export const Typed = styled(Input)`
  padding-inline-end: ${space(9)};
  text-overflow: ellipsis;
`;
export const List = styled.ul`
  position: absolute;
  inset: calc(100% + ${space(1)}) 0 auto;
  z-index: 2;
  max-height: 15rem;
  padding-block: ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.sheet};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.control};
  box-shadow: ${shadow.overlay};
`;
export const Row = styled.li`
  ${type.body};
  padding: ${space(2, 3)};
  cursor: pointer;
  &[aria-selected='true'] {
    font-weight: 580;
  }
  &[data-active] {
    color: ${color.accentStrong};
    background: ${color.accentWash};
  }
`;
export const Nothing = styled.li`
  ${type.body};
  padding: ${space(2, 3)};
  color: ${color.inkSoft};
`;
