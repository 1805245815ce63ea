// Renders the OpenAPI document with Redoc, in the page's typeface and colours.
const place = document.getElementById('reference');
const probe = place.appendChild(document.createElement('span'));

/** The value of a custom property of the page in the active colour scheme, as `rgb(…)`, which Redoc can calculate with. */
const color = (name) => {
  probe.style.color = `var(--${name})`;
  return getComputedStyle(probe).color;
};
const { fontFamily: text } = getComputedStyle(document.body);
const data = getComputedStyle(document.documentElement).getPropertyValue('--data');

const theme = {
  spacing: { sectionVertical: 24 },
  breakpoints: { small: '40rem', medium: '72rem', large: '90rem' },
  colors: {
    primary: { main: color('accent') },
    success: { main: color('post') },
    warning: { main: color('put') },
    error: { main: color('failed') },
    text: { primary: color('ink'), secondary: color('ink-soft') },
    border: { dark: color('rule'), light: color('rule') },
    responses: {
      success: { color: color('post'), backgroundColor: color('sheet'), tabTextColor: color('post') },
      error: { color: color('failed'), backgroundColor: color('sheet'), tabTextColor: color('failed') },
      redirect: { color: color('ink-soft'), backgroundColor: color('sheet'), tabTextColor: color('ink') },
      info: { color: color('accent'), backgroundColor: color('sheet'), tabTextColor: color('ink') },
    },
    http: {
      get: '#1c3fae',
      post: '#17683f',
      put: '#825000',
      patch: '#825000',
      delete: '#ac231b',
    },
  },
  schema: {
    nestedBackground: color('sunken'),
    typeNameColor: color('ink-soft'),
    typeTitleColor: color('ink-soft'),
    requireLabelColor: color('failed'),
  },
  typography: {
    fontSize: '15px',
    lineHeight: '1.5',
    fontFamily: text,
    headings: { fontFamily: text, fontWeight: '620' },
    code: { fontFamily: data, fontSize: '13px', color: color('ink'), backgroundColor: color('sunken'), wrap: true },
    links: { color: color('accent'), visited: color('accent'), hover: color('accent') },
  },
  sidebar: {
    width: '17rem',
    backgroundColor: color('paper'),
    textColor: color('ink'),
    activeTextColor: color('accent'),
  },
  rightPanel: {
    backgroundColor: color('panel'),
    textColor: color('ink'),
    servers: {
      overlay: { backgroundColor: color('panel'), textColor: color('ink') },
      url: { backgroundColor: color('panel') },
    },
  },
  codeBlock: { backgroundColor: color('panel-sunken') },
  fab: { backgroundColor: color('sheet'), color: color('accent') },
};
const options = {
  theme,
  disableSearch: true,
  hideDownloadButtons: true,
  nativeScrollbars: true,
  requiredPropsFirst: true,
  jsonSampleExpandLevel: 4,
  expandResponses: '200,201',
  sideNavStyle: 'path-only',
  scrollYOffset: '.top',
};
globalThis.Redoc.init(place.dataset.document, options, place);

// Redoc calculates with the colours once.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => location.reload());
