// All colours, spaces, type sizes and breakpoints; everything else uses the helpers below. Surfaces look like paper and text like ink;
// cobalt is the only accent (interactive elements), and the other colours each have one meaning.

const light = {
  paper: '#f3f4f1',
  sheet: '#fcfdfb',
  sunken: '#e9ebe6',
  ink: '#14191d',
  inkSoft: '#454e54',
  inkFaint: '#5c666b',
  rule: '#d7dbd5',
  ruleStrong: '#b4bbb5',
  control: '#7d8785',
  accent: '#1c3fae',
  accentStrong: '#142f86',
  accentWash: '#e5eaf8',
  onAccent: '#ffffff',
  up: '#17683f',
  upWash: '#e0efe4',
  down: '#ac231b',
  downWash: '#f8e4e0',
  live: '#b23a09',
  liveWash: '#fae7da',
  warning: '#825000',
  warningWash: '#f7ebcf',
  verified: '#0c615b',
  verifiedWash: '#dcefeb',
  scrim: '#14191d8c',
  shadow: '#14191d26',
};

export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  paper: '#0f1214',
  sheet: '#161a1d',
  sunken: '#0a0c0e',
  ink: '#e8ebe7',
  inkSoft: '#b4bdbf',
  inkFaint: '#929c9f',
  rule: '#292f33',
  ruleStrong: '#454e53',
  control: '#737e83',
  accent: '#92adff',
  accentStrong: '#b7c9ff',
  accentWash: '#1b2543',
  onAccent: '#0a1330',
  up: '#63c98f',
  upWash: '#13291d',
  down: '#ff9184',
  downWash: '#361917',
  live: '#ff9a5e',
  liveWash: '#351f12',
  warning: '#e4b250',
  warningWash: '#2f2510',
  verified: '#62c7bb',
  verifiedWash: '#112926',
  scrim: '#000000a6',
  shadow: '#00000080',
};

export const palettes = { light, dark };

const names = Object.keys(light) as ColorName[];

/** `color.ink` → `var(--ink)`: the value depends on the active theme. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<ColorName, string>;

/** One step is 4 px: `space(3)` is 12 px. Steps in use: 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24. */
export const space = (...steps: number[]) => steps.map((step) => (step === 0 ? '0' : `${step * 0.25}rem`)).join(' ');

export const font = {
  text: "'Archivo', 'Archivo Fallback', 'Helvetica Neue', Arial, sans-serif",
  data: "'IBM Plex Mono', 'Plex Fallback', ui-monospace, 'Cascadia Mono', Menlo, monospace",
};

export const radius = { small: '2px', control: '3px', sheet: '4px', round: '999px' };

export const shadow = {
  raised: `0 1px 2px ${color.shadow}`,
  overlay: `0 12px 32px -8px ${color.shadow}, 0 2px 6px ${color.shadow}`,
};

export const measure = { page: '80rem', narrow: '46rem', text: '66ch', header: '3.75rem', drawer: '300px' };

export const layer = { header: 20, overlay: 40, toast: 60 };

const breakpoints = { phone: 640, tablet: 900, desktop: 1120, wide: 1239 };

/** `${media.phone} { … }`: up to and including that width. `media.above.phone` is the opposite. */
export const media = {
  phone: `@media (max-width: ${breakpoints.phone}px)`,
  tablet: `@media (max-width: ${breakpoints.tablet}px)`,
  desktop: `@media (max-width: ${breakpoints.desktop}px)`,
  wide: `@media (max-width: ${breakpoints.wide}px)`,
  above: {
    phone: `@media (min-width: ${breakpoints.phone + 0.02}px)`,
    tablet: `@media (min-width: ${breakpoints.tablet + 0.02}px)`,
    desktop: `@media (min-width: ${breakpoints.desktop + 0.02}px)`,
    wide: `@media (min-width: ${breakpoints.wide + 0.02}px)`,
  },
  hover: '@media (hover: hover)',
  calm: '@media (prefers-reduced-motion: reduce)',
  paper: '@media print',
};

/** Complete type styles: `${type.label};`. Wide for headings, narrow for labels, monospaced for values. */
export const type = {
  display: `font: 620 clamp(2.125rem, 1.3rem + 3.3vw, 3.75rem)/1.04 ${font.text}; font-stretch: 112%; letter-spacing: -0.022em`,
  title: `font: 620 clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)/1.12 ${font.text}; font-stretch: 110%; letter-spacing: -0.014em`,
  heading: `font: 620 1.1875rem/1.25 ${font.text}; font-stretch: 106%; letter-spacing: -0.006em`,
  subheading: `font: 620 0.9375rem/1.35 ${font.text}; font-stretch: 103%`,
  lead: `font: 400 1.0625rem/1.55 ${font.text}`,
  body: `font: 400 0.9375rem/1.5 ${font.text}`,
  strong: `font: 580 0.9375rem/1.5 ${font.text}`,
  small: `font: 400 0.8125rem/1.45 ${font.text}`,
  label: `font: 560 0.75rem/1.3 ${font.text}; font-stretch: 88%; letter-spacing: 0.045em; text-transform: uppercase`,
  data: `font: 400 0.875rem/1.5 ${font.data}; font-variant-numeric: tabular-nums; letter-spacing: -0.01em`,
  dataSmall: `font: 400 0.78125rem/1.45 ${font.data}; font-variant-numeric: tabular-nums; letter-spacing: -0.01em`,
  dataStrong: `font: 500 0.9375rem/1.4 ${font.data}; font-variant-numeric: tabular-nums; letter-spacing: -0.015em`,
  figure: `font: 500 1.625rem/1.15 ${font.data}; font-variant-numeric: tabular-nums; letter-spacing: -0.04em`,
};

/** The focus ring of all controls. */
export const focusRing = `outline: 2px solid ${color.accent}; outline-offset: 2px`;

const declare = (palette: Record<ColorName, string>) => names.map((name) => `--${name}: ${palette[name]};`).join('');

/** The custom properties of both themes, for the global style sheet. */
export const themeCss = `
  :root { color-scheme: light; ${declare(light)} }
  :root[data-theme='dark'] { color-scheme: dark; ${declare(dark)} }
  ${media.paper} { :root:root { color-scheme: light; ${declare({ ...light, paper: '#ffffff', sheet: '#ffffff' })} } }
`;
