import { palettes, type ColorName } from './theme.ts';

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const surfaces: ColorName[] = ['paper', 'sheet', 'sunken'];
const inks: ColorName[] = ['ink', 'inkSoft', 'inkFaint', 'accent', 'up', 'down', 'live', 'warning', 'verified'];
const pigments: ColorName[] = ['accent', 'up', 'down', 'live', 'warning', 'verified'];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const palette = palettes[theme];

  it.each(surfaces.flatMap((surface) => inks.map((ink) => [ink, surface] as const)))(
    'writes %s on %s with at least 4.5 : 1',
    (ink, surface) => {
      expect(contrast(palette[ink], palette[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(pigments)('writes %s on its own wash with at least 4.5 : 1', (pigment) => {
    expect(contrast(palette[pigment], palette[`${pigment}Wash` as ColorName])).toBeGreaterThanOrEqual(4.5);
  });

  it('writes on the accent with at least 4.5 : 1', () => {
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onAccent, palette.accentStrong)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('outlines controls on %s with at least 3 : 1', (surface) => {
    expect(contrast(palette.control, palette[surface])).toBeGreaterThanOrEqual(3);
  });
});
