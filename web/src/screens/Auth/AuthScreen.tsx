import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { brand } from '../../brand.ts';
import { LoginForm } from '../../features/people/accounts/LoginForm.tsx';
import { RegisterForm } from '../../features/people/accounts/RegisterForm.tsx';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { Page, Stack } from '../../kit/ui/Layout.tsx';
import { Panel, Section } from '../../kit/ui/Panel.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { AFTER_CONFIRMATION, localPath } from '../../localPath.ts';
import { type, space } from '../../theme.ts';

/** Login and registration; afterwards opens the front page or the page that required signing in. */
export const AuthScreen = () => {
  const [tab, setTab] = useParam<'login' | 'register'>('tab', 'login', ['login', 'register']);
  const [params] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const next = localPath(params.get('next'));

  useEffect(() => {
    if (!user) return;
    if (!user.emailConfirmed) localStorage.setItem(AFTER_CONFIRMATION, next);
    void navigate(next, { replace: true });
  }, [user, next, navigate]);

  return (
    <Page $narrow={tab === 'login'} $gap={8}>
      <Panel>
        <Stack $gap={1}>
          <Title>Welcome to {brand}</Title>
          <Text $tone="inkSoft">Sign in to your account or create a new one</Text>
        </Stack>
        <Tabs
          label="Sign in or register"
          fill
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'login', label: 'Login', content: <LoginForm /> },
            { value: 'register', label: 'Register', content: <RegisterForm /> },
          ]}
        />
      </Panel>
      <AccountBenefits />
    </Page>
  );
};

const Title = styled.h1`
  ${type.title};
`;

const benefits = [
  {
    title: 'Buy',
    text: 'Post what you need and compare the bids of suppliers, or order at the price of an offering.',
  },
  {
    title: 'Sell',
    text: 'Post offerings, bid on requests, and run auctions whose result every bidder can verify.',
  },
  {
    title: 'Follow the market',
    text: 'Watch materials, see the price index, and keep orders and messages in one place.',
  },
];

/** Tells visitors what they can do with an account. */
const AccountBenefits = () => (
  <Section title="What an account gives you">
    <List>
      {benefits.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Text $tone="inkSoft">{text}</Text>
        </li>
      ))}
    </List>
  </Section>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space(6)};

  & h3 {
    ${type.subheading};
  }
`;
