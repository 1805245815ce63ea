import { styled } from 'styled-components';
import { color, space, type } from '../../theme.ts';
import { landingSections, scrollToSection } from './headerLinks.ts';

/** The landing page's own navigation. */
export const SectionButtons = () => (
  <Bar aria-label="On this page">
    {landingSections.map(({ id, label }) => (
      <Item key={id} type="button" onClick={() => scrollToSection(id)}>
        {label}
      </Item>
    ))}
  </Bar>
);

const Bar = styled.nav`
  display: flex;
  gap: ${space(3)};
`;

const Item = styled.button`
  ${type.body};
  font-weight: 500;
  padding-inline: ${space(1)};
  color: ${color.inkSoft};

  &:hover {
    color: ${color.ink};
  }
`;
