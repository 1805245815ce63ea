import { FullWidthSection } from './FullWidthSection.tsx';
import { BrowseMaterials } from './BrowseMaterials.tsx';
import { Features } from './Features.tsx';
import { ForBuyers } from './ForBuyers.tsx';
import { ForSellers } from './ForSellers.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Hero } from './Hero.tsx';
import { LandingStats } from './LandingStats.tsx';

/** The front page for visitors, and `/landing` for members. */
export const LandingScreen = () => (
  <>
    <FullWidthSection tone="sheet">
      <Hero />
    </FullWidthSection>
    <FullWidthSection id="about">
      <Features />
    </FullWidthSection>
    <FullWidthSection id="browse" tone="sheet">
      <BrowseMaterials />
    </FullWidthSection>
    <FullWidthSection id="for-buyers">
      <ForBuyers />
    </FullWidthSection>
    <FullWidthSection id="for-sellers">
      <ForSellers />
    </FullWidthSection>
    <FullWidthSection tone="sheet">
      <LandingStats />
    </FullWidthSection>
    <FullWidthSection tone="accent">
      <GetStarted />
    </FullWidthSection>
  </>
);
