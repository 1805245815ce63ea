import { styled } from 'styled-components';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { paths, type Ask } from '../../paths.ts';
import { color, media, space, type } from '../../theme.ts';
import { inquiryLabels } from './inquiryLabels.ts';

type OfferActionsProps = { offerId: string; isMember: boolean; isOwn: boolean; onInquire: (asked: Ask) => void };

/** Buttons to contact a supplier; visitors sign in first and come to the dialog. */
export const OfferActions = ({ offerId, isMember, isOwn, onInquire }: OfferActionsProps) => {
  if (isOwn) return <Own>Your offering</Own>;
  return (
    <Pair>
      {(['quote', 'contact'] as const).map((asked) => {
        const look = { size: 'small', variant: asked === 'quote' ? 'secondary' : 'quiet' } as const;
        return isMember ? (
          <Button key={asked} {...look} onClick={() => onInquire(asked)}>
            {inquiryLabels[asked]}
          </Button>
        ) : (
          <LinkButton key={asked} {...look} to={paths.auth({ next: paths.offering(offerId, { open: asked }) })}>
            {inquiryLabels[asked]}
          </LinkButton>
        );
      })}
    </Pair>
  );
};

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
