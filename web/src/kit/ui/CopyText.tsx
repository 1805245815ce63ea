import { useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme.ts';
import { toast } from '../toasts/store.ts';
import { Button } from './Button.tsx';
import { Row, VisuallyHidden } from './Layout.tsx';

/** A text in the monospaced font with a button that copies it. `label` names the text. */
export const CopyText = ({ label, value }: { label: string; value: string }) => {
  const [isCopied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toast({
        title: 'Not copied',
        description: 'Your browser does not allow it. Please select the text and copy it.',
      });
    }
  };
  return (
    <Row>
      <Value aria-label={label}>{value}</Value>
      <Button variant="secondary" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && `${label} is in your clipboard.`}</span>
      </VisuallyHidden>
    </Row>
  );
};

const Value = styled.output`
  ${type.data};
  padding: ${space(2, 3)};
  overflow-wrap: anywhere;
  user-select: all;
  background: ${color.sunken};
  border-radius: ${radius.control};
`;
