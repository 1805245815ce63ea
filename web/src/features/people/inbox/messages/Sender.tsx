import { BellRing } from 'lucide-react';
import { styled } from 'styled-components';
import { brand } from '../../../../brand.ts';
import { Badge } from '../../../../kit/ui/Badge.tsx';
import { space } from '../../../../theme.ts';
import { senderName, type Named } from './senderName.ts';

type SenderProps = {
  message: { isNotice: boolean; sender: Named };
  /** Adds the company's name. */
  full?: boolean;
};

/** Who wrote a message. Only notices of the market have the badge; names cannot contain it. */
export const Sender = ({ message: { isNotice, sender }, full }: SenderProps) =>
  isNotice ? (
    <Market>
      <Badge tone="accent" icon={<BellRing size={12} aria-hidden />}>
        Notice
      </Badge>
      {brand}
    </Market>
  ) : (
    senderName(sender, full)
  );

const Market = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  vertical-align: middle;
`;
