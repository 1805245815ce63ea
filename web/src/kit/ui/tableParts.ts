import { css, styled } from 'styled-components';
import { color, media, space, type } from '../../theme.ts';
import { hidden } from './Layout.tsx';

type Kind = { $numeric?: boolean; $isTitle?: boolean; $isAction?: boolean; $isLeftOut?: boolean };

export const Frame = styled.div`
  position: relative;
  border-block: 1px solid ${color.ruleStrong};
  background: ${color.sheet};

  ${media.desktop} {
    overflow-x: auto;
  }
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
    ${hidden};
  }
`;

export const HeadCell = styled.th<Kind>`
  ${type.label};
  padding: ${space(2.5, 3)};
  color: ${color.inkFaint};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  white-space: nowrap;

  ${media.tablet} {
    padding-inline: ${space(2)};
    white-space: normal;
  }
`;

export const Body = styled.tbody``;

export const Line = styled.tr<{ $isCompact?: boolean }>`
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

    ${({ $isCompact }) =>
      $isCompact &&
      css`
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 ${space(4)};
        padding-block: ${space(3)};

        & > th {
          grid-row: 1 / span 9;
          align-self: start;
        }
        & > td {
          grid-column: 2;
          justify-content: end;
        }
      `}
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
  ${({ $isAction }) => $isAction && 'text-align: right;'}

  ${media.tablet} {
    padding-inline: ${space(2)};
  }
  ${media.phone} {
    display: ${({ $isLeftOut }) => ($isLeftOut ? 'none' : 'flex')};
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    padding: 0;
    text-align: right;
    overflow-wrap: anywhere;

    &:empty {
      display: none;
    }
    ${({ $isAction }) => $isAction && `justify-content: end; padding-top: ${space(1)};`}
    &[data-label]::before {
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
        &[data-label]::before {
          content: none;
        }
      `}
  }
`;
