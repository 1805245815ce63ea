import { styled } from 'styled-components';
import { Panel, Section } from '../../../../kit/ui/Panel.tsx';
import { SmallText, TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { space } from '../../../../theme.ts';
import type { TradingMode } from '../../../people/accounts/tradingMode.ts';

type Step = [action: string, to: string, why: string];

const firstDeal: Record<TradingMode, Step> = {
  buyer: ['Find a material', paths.products(), 'Compare what suppliers offer, and ask several for a quote at once.'],
  seller: ['Bring your offerings', paths.inventory, 'Import them from a file, or post them one by one.'],
};

type FirstStepsProps = { mode: TradingMode; hasCompany: boolean };

/** What to begin with, for somebody whom nothing has reached yet. */
export const FirstSteps = ({ mode, hasCompany }: FirstStepsProps) => {
  const steps: Step[] = [
    ['Fill in your company profile', paths.companyProfile, 'Others see whom they deal with, and it can be verified.'],
    ['Invite a colleague', paths.team, 'You share offerings, quotes, orders and messages.'],
    firstDeal[mode],
  ];
  return (
    <Section title="First steps">
      <Panel as="ol" $flush style={{ gap: 0 }}>
        {steps.slice(hasCompany ? 1 : 0).map(([action, to, why]) => (
          <Line key={to}>
            <TextLink to={to}>{action}</TextLink>
            <SmallText as="span">{why}</SmallText>
          </Line>
        ))}
      </Panel>
    </Section>
  );
};

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1, 4)};
  padding: ${space(3, 4)};
`;
