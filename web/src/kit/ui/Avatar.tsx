import { styled } from 'styled-components';
import { color, radius, type } from '../../theme.ts';

/** A person's picture or initials. */
export const Avatar = ({ initials, imageUrl }: { initials: string; imageUrl?: string | null }) =>
  imageUrl ? <Picture src={imageUrl} alt="" width={32} height={32} /> : <Letters aria-hidden>{initials}</Letters>;

const Picture = styled.img`
  display: block;
  width: 2rem;
  height: 2rem;
  border-radius: ${radius.round};
  object-fit: cover;
`;

const Letters = styled.span`
  ${type.dataSmall};
  font-weight: 500;
  display: inline-grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  color: ${color.sheet};
  background: ${color.ink};
  border-radius: ${radius.round};
`;
