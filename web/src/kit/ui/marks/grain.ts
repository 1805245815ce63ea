import { circle, polar, type Drawing, type Point, type Random } from './random.ts';

// Grains under the lens: circles packed into a round field, the largest first.
export function grain(random: Random): Drawing {
  const grains: { center: Point; radius: number }[] = [];
  for (let tries = 0; tries < 900 && grains.length < 26; tries += 1) {
    const radius = Math.max(1.8, 8.5 - tries / 45) * (0.85 + random() * 0.3);
    const center = polar([32, 32], Math.sqrt(random()) * (29 - radius), random());
    const isFree = grains.every(
      (other) => Math.hypot(center[0] - other.center[0], center[1] - other.center[1]) > radius + other.radius + 1,
    );
    if (isFree) grains.push({ center, radius });
  }
  const filled = grains[2 + Math.floor(random() * 4)] ?? grains[0]!;
  return {
    lines: grains
      .filter((one) => one !== filled)
      .map(({ center, radius }) => circle(center, radius))
      .join(''),
    accents: [[filled.center[0], filled.center[1], filled.radius]],
  };
}
