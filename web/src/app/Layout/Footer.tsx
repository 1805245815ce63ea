import { Link as LinkIcon, Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import { brand } from '../../brand.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { IconButton } from '../../kit/ui/Button.tsx';
import { SmallText } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { color, measure, media, space, type } from '../../theme.ts';
import { HomeLink } from './HomeLink.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { copyAddress, sharePage } from './share.ts';

const platform = [
  { label: 'Marketplace', to: paths.marketplace() },
  { label: 'Auctions', to: paths.auctions() },
  { label: 'Price Index', to: paths.priceIndex },
  { label: 'Directory', to: paths.directory() },
];

const support = [
  { label: 'Help Center', to: paths.help },
  { label: 'API Documentation', href: paths.server.documentation },
  { label: 'Contact Us', to: paths.contact },
  { label: 'Terms of Service', to: paths.terms() },
  { label: 'Privacy Policy', to: paths.privacy() },
];

/** The footer of every page: one line for members, who have the rest in the header. */
export const Footer = () => {
  const { user } = useSession();
  return (
    <Bar data-screen-only="">
      {!user && (
        <Content>
          <About>
            <HomeLink />
            <SmallText>Raw materials, traded between businesses: by name, by CAS number, by assay.</SmallText>
            <Social>
              <IconButton label="Share this page" onClick={() => void sharePage()}>
                <Share2 size={18} aria-hidden />
              </IconButton>
              <IconButton label="Copy the address of this page" onClick={() => void copyAddress()}>
                <LinkIcon size={18} aria-hidden />
              </IconButton>
            </Social>
          </About>
          <FooterLinks title="Platform" links={platform} />
          <FooterLinks title="Support" links={support} />
        </Content>
      )}
      <Legal>
        © {new Date().getFullYear()} {brand}. All rights reserved.
        {user && <FooterLinks title="Support" links={support} />}
      </Legal>
    </Bar>
  );
};

const Bar = styled.footer`
  background: ${color.sheet};
  border-top: 1px solid ${color.ruleStrong};
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
  gap: ${space(8)};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space(10, 6, 8)};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${space(8, 4, 6)};
  }
`;

const About = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space(2)};
  max-width: 22rem;

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const Social = styled.div`
  display: flex;
  margin-inline-start: ${space(-2.5)};
`;

const Legal = styled.div`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1, 6)};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space(4, 6, 6)};
  color: ${color.inkFaint};

  & h2 {
    display: none;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(5)};
  }
  ${media.phone} {
    padding-inline: ${space(4)};
  }
`;
