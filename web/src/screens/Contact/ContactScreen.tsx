import { brand, supportEmail } from '../../brand.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { TextLink, WebLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';

const email = <WebLink href={`mailto:${supportEmail}`}>{supportEmail}</WebLink>;

/** How to contact the operators of the marketplace. */
export const ContactScreen = () => (
  <Page $narrow>
    <PageHead
      title="Contact Us"
      description={`Questions about an account, a trade or the interfaces of ${brand} reach us by email. Please name the company and the posting concerned.`}
      actions={<LinkButton href={`mailto:${supportEmail}`}>Write an email</LinkButton>}
    />
    <Section title="Where to write">
      <KeyValueList
        items={[
          { label: 'Support', value: email },
          { label: 'Privacy requests', value: email },
          { label: 'Answers', value: <TextLink to={paths.help}>Help Center</TextLink> },
        ]}
      />
    </Section>
  </Page>
);
