import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme.ts';
import { Button } from './Button.tsx';
import { useIsOnline } from './useIsOnline.ts';

type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  mark?: ReactNode;
  as?: 'h1' | 'h2' | 'h3' | 'p';
  /** Takes the search or filter back that finds nothing. */
  onClear?: () => void;
  clearText?: string;
};

/** An empty state with the next action. `as` sets the heading level. */
export const EmptyState = ({
  title,
  text,
  action,
  mark,
  as = 'h3',
  onClear,
  clearText = 'Clear Search',
}: EmptyStateProps) => (
  <Root>
    {mark}
    <Title as={as}>{title}</Title>
    {text && <TextBlock>{text}</TextBlock>}
    {action && <Actions>{action}</Actions>}
    {onClear && (
      <Actions>
        <Button variant="secondary" onClick={onClear}>
          {clearText}
        </Button>
      </Actions>
    )}
  </Root>
);

type ErrorStateProps = { title: ReactNode; text?: ReactNode; onRetry?: () => void; as?: 'h1' | 'p' };

const unanswered = 'The server did not answer as it should. Please try again in a moment.';

/** An error state with a Retry button. What failed without a connection is tried again when it is back. */
export const ErrorState = ({ title, text = unanswered, onRetry, as = 'p' }: ErrorStateProps) => {
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (isOnline && !wasOnline.current) retry();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return (
    <Root role="alert">
      <Title as={as}>
        <TriangleAlert size={20} aria-hidden />
        {isOnline ? title : 'No connection'}
      </Title>
      <TextBlock>{isOnline ? text : 'This is loaded when the connection is back. Your data is safe.'}</TextBlock>
      {onRetry && (
        <Actions>
          <Button variant="secondary" onClick={onRetry}>
            Retry
          </Button>
        </Actions>
      )}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(8, 6)};
  background: ${color.sheet};
  border: 1px solid ${color.rule};
  border-radius: ${radius.sheet};
`;

const Title = styled.h3`
  ${type.heading};
  display: flex;
  align-items: center;
  gap: ${space(2)};

  & > svg {
    color: ${color.down};
  }
`;

const TextBlock = styled.p`
  ${type.body};
  max-width: 60ch;
  color: ${color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-top: ${space(2)};
`;
