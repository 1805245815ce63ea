import { styled } from 'styled-components';
import { fullName } from '../../accounts/person.ts';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../../../kit/ui/Layout.tsx';
import { SmallText, Text } from '../../../../kit/ui/Text.tsx';
import { color, space } from '../../../../theme.ts';
import { VerificationBadge } from '../VerificationStatus.tsx';
import type { VerificationLogFragment } from './VerificationLog.generated.ts';

/** Decisions about a company with their reasons, newest first; admins also see who made them. */
export const VerificationLog = ({ decisions }: Pick<VerificationLogFragment, 'decisions'>) => (
  <List>
    {decisions.map(({ id, createdAt, status, reason, admin }) => (
      <li key={id}>
        <Stack $gap={1}>
          <Row $gap={2}>
            <VerificationBadge status={status} />
            <SmallText as="span">
              <Moment at={createdAt} form="utc" />
              {admin && ` by ${fullName(admin)}`}
            </SmallText>
          </Row>
          {reason && <Text style={{ whiteSpace: 'pre-line' }}>{reason}</Text>}
        </Stack>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  display: grid;

  & > li {
    padding-block: ${space(3)};
    border-bottom: 1px solid ${color.rule};
  }
`;
