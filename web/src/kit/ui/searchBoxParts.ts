import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { color, space } from '../../theme.ts';
import { Input } from './Control.tsx';

export const Frame = styled.form`
  display: flex;
  gap: ${space(2)};
`;

export const Field = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  & > button {
    position: absolute;
    inset: 0 0 0 auto;
    height: 100%;
    background: none;
  }
`;

export const Glass = styled(Search)`
  position: absolute;
  inset: 0 auto 0 ${space(3)};
  height: 100%;
  color: ${color.inkFaint};
  pointer-events: none;
`;

export const Box = styled(Input)`
  height: 100%;
  padding-inline: ${space(10, 3)};

  &:not(:placeholder-shown) {
    padding-inline-end: ${space(10)};
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
