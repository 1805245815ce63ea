// The content of the page before any script has run; the build writes it into index.html (vite.config.ts).
import { brand } from './brand.ts';
import { color, focusRing, font, measure, media, space, themeCss, type } from './theme.ts';

/** Both themes' custom properties and the few rules every element shares. */
const globalCss = `
  ${themeCss}
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { scroll-padding-top: calc(${measure.header} + ${space(4)}); -webkit-text-size-adjust: 100%; }
  body {
    ${type.body};
    min-height: 100dvh;
    color: ${color.ink};
    background: ${color.paper};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    word-spacing: 0.04em;
    text-rendering: geometricPrecision;
  }
  h1, h2, h3, h4 { font: inherit; text-wrap: balance; }
  p { text-wrap: pretty; }
  p, a, h1, h2, h3, h4, input, textarea { unicode-bidi: plaintext; }
  ul, ol { padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; font-stretch: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  a { color: inherit; text-decoration: none; }
  table { border-collapse: collapse; }
  fieldset { border: 0; padding: 0; min-inline-size: 0; }
  legend { padding: 0; }
  svg { display: block; flex: none; }
  :focus-visible { ${focusRing}; }
  [tabindex='-1']:focus-visible { outline: none; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }
  ${media.phone} { html:has([data-bar]) { scroll-padding-bottom: ${space(28)}; padding-bottom: ${space(24)}; } }
  ${media.paper} {
    [data-screen-only] { display: none !important; }
  }
  ${media.calm} {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;

// The header without what depends on who is there, and title and intro of the page; the app's own take their place.
const headerCss = `
  .first-paint { height: calc(${measure.header} + 1px); background: ${color.sheet}; border-bottom: 1px solid ${color.ruleStrong}; }
  .first-paint div {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    height: 100%;
    max-width: ${measure.page};
    margin-inline: auto;
    padding-inline: ${space(6)};
    font: 680 1.125rem/1 ${font.text};
    font-stretch: 118%;
    letter-spacing: -0.02em;
  }
  ${media.wide} { .first-paint div { padding-inline-start: ${space(17)}; } }
  ${media.phone} { .first-paint div { padding-inline-start: ${space(15)}; } }
  .first-intro { display: grid; gap: ${space(2)}; max-width: ${measure.page}; margin-inline: auto; padding: ${space(8, 6)}; }
  .first-intro h1 { ${type.title}; }
  .first-intro p { ${type.lead}; max-width: 62ch; color: ${color.inkSoft}; }
  ${media.phone} { .first-intro { padding: ${space(5, 4)}; } }
`;

export const firstCss = `${globalCss}${headerCss}`.replace(/\s+/g, ' ');

const sign = `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M12 2 21 7v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.4" fill="${color.accent}"/></svg>`;

export const firstHtml = `<div class="first-paint"><div>${sign}${brand}</div></div><!-- intro -->`;
