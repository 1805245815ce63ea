import { css, styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';

type Kind = { $numeric?: boolean; $isTitle?: boolean };

export const Frame = styled.div`
  border-block: 1px solid ${color.ruleStrong};
  background: ${color.sheet};
`;

export const Table = styled.table`
  width: 100%;

  & > caption {
    position: absolute;
  }
  ${media.phone} {
    &,
    tbody {
      display: block;
    }
  }
`;

export const Head = styled.thead`
  border-bottom: 1px solid ${color.ruleStrong};

  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const HeadCell = styled.th<Kind>`
  ${type.label};
  padding: ${space(2.5, 3)};
  color: ${color.inkFaint};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  white-space: nowrap;
`;

export const Body = styled.tbody``;

export const Line = styled.tr`
  & + & {
    border-top: 1px solid ${color.rule};
  }
  ${media.hover} {
    &:hover {
      background: ${color.paper};
    }
  }
  ${media.phone} {
    display: grid;
    gap: ${space(1)};
    padding: ${space(4)};
  }
`;

export const Cell = styled.td<Kind>`
  ${type.body};
  padding: ${space(2.5, 3)};
  text-align: left;
  vertical-align: middle;

  & time {
    white-space: nowrap;
  }
  ${({ $isTitle }) =>
    $isTitle &&
    css`
      font-weight: 580;
    `}
  ${({ $numeric }) =>
    $numeric &&
    css`
      ${type.data};
      text-align: right;
      white-space: nowrap;
    `}

  ${media.phone} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    padding: 0;
    text-align: right;

    &:empty {
      display: none;
    }
    &::before {
      ${type.small};
      content: attr(data-label);
      flex: none;
      color: ${color.inkSoft};
    }
    ${({ $isTitle }) =>
      $isTitle &&
      css`
        justify-content: start;
        padding-bottom: ${space(1)};
        text-align: left;
        &::before {
          content: none;
        }
      `}
  }
`;
