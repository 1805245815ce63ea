// The order matters: most browsers also contain the names of others.
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (list: [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** Describes the user agent of a well-known browser, such as 'Chrome on Windows'. */
export const recognisedDevice = (userAgent: string | null): string | undefined => {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
};

/** Describes any user agent; unknown programs keep their own name, such as 'curl/8.5.0'. */
export const deviceOf = (userAgent: string | null): string =>
  recognisedDevice(userAgent) ?? (userAgent?.split(' ')[0]?.slice(0, 40) || 'Unknown device');
