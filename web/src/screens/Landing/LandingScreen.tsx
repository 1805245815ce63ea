import { FullWidthSection } from './FullWidthSection.tsx';
import { BrowseMaterials } from './BrowseMaterials.tsx';
import { Features } from './Features.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Hero } from './Hero.tsx';
import { LandingStats } from './LandingStats.tsx';
import { Pitches } from './Pitches.tsx';

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
    <FullWidthSection>
      <Pitches />
    </FullWidthSection>
    <FullWidthSection tone="sheet">
      <LandingStats />
    </FullWidthSection>
    <FullWidthSection tone="accent">
      <GetStarted />
    </FullWidthSection>
  </>
);
