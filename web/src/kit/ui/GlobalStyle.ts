import { createGlobalStyle } from 'styled-components';
import { color, focusRing, measure, media, space, themeCss, type } from '../../theme.ts';

/** Both themes' custom properties and the few rules every element shares. Rendered once, by the app. */
export const GlobalStyle = createGlobalStyle`
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
  ${media.paper} {
    [data-screen-only] { display: none !important; }
  }
  ${media.calm} {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;
