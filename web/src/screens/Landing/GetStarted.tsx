import { styled } from 'styled-components';
import { rememberEmail, typedEmail } from '../../features/people/accounts/typedEmail.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Input } from '../../kit/ui/Control.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { media, space, type } from '../../theme.ts';

/** The call to action. The typed email stays in this browser and prefills the registration. */
export const GetStarted = () => (
  <Root aria-labelledby="get-started">
    <div>
      <Title id="get-started">Put your next purchase out to the market</Title>
      <Text>An account is free. Browse first if you like: the catalogue is open to everyone.</Text>
    </div>
    <TextLine
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        window.location.assign(paths.server.login());
      }}
    >
      <Input
        name="email"
        type="email"
        autoComplete="email"
        aria-label="Business email"
        placeholder="Enter your business email"
        defaultValue={typedEmail()}
        onChange={(event) => rememberEmail(event.target.value)}
      />
      <Button type="submit" size="large">
        Get Started Free
      </Button>
    </TextLine>
  </Root>
);

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: ${space(10)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)};
  }
`;

const Title = styled.h2`
  ${type.title};
  padding-bottom: ${space(2)};
`;

const TextLine = styled.form`
  display: flex;
  gap: ${space(2)};

  & > input {
    min-height: 3rem;
  }
  & > button {
    flex: none;
  }
  ${media.phone} {
    flex-direction: column;
  }
`;
