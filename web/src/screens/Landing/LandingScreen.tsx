import { Band } from './Band.tsx';
import { BrowseMaterials } from './BrowseMaterials.tsx';
import { Features } from './Features.tsx';
import { ForBuyers } from './ForBuyers.tsx';
import { ForSellers } from './ForSellers.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Hero } from './Hero.tsx';
import { Stats } from './Stats.tsx';

/** The front page of who is signed out, and `/landing` for members. */
export const LandingScreen = () => (
  <>
    <Band tone="sheet">
      <Hero />
    </Band>
    <Band id="about">
      <Features />
    </Band>
    <Band id="browse" tone="sheet">
      <BrowseMaterials />
    </Band>
    <Band id="for-buyers">
      <ForBuyers />
    </Band>
    <Band id="for-sellers">
      <ForSellers />
    </Band>
    <Band tone="sheet">
      <Stats />
    </Band>
    <Band tone="accent">
      <GetStarted />
    </Band>
  </>
);
