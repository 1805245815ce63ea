import { styled } from 'styled-components';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { paths } from '../../paths.ts';
import { color, media, space, type } from '../../theme.ts';

type OfferActionsProps = { isMember: boolean; isOwn: boolean; onInquire: () => void };

/** Buttons to contact a supplier; visitors sign in first. */
export function OfferActions({ isMember, isOwn, onInquire }: OfferActionsProps) {
  if (isOwn) return <Own>Your offering</Own>;
  if (!isMember) {
    return (
      <Pair>
        <LinkButton to={paths.auth()} size="small" variant="secondary">
          Get Quote
        </LinkButton>
        <LinkButton to={paths.auth()} size="small" variant="quiet">
          Contact Supplier
        </LinkButton>
      </Pair>
    );
  }
  return (
    <Pair>
      <Button size="small" variant="secondary" onClick={onInquire}>
        Get Quote
      </Button>
      <Button size="small" variant="quiet" onClick={onInquire}>
        Contact Supplier
      </Button>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  justify-content: end;
  gap: ${space(1)};
  white-space: nowrap;

  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    flex: 1;
  }
`;

const Own = styled.span`
  ${type.small};
  display: block;
  color: ${color.inkSoft};
  text-align: right;
`;
