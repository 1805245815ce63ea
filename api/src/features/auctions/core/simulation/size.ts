/** How many cases a test tries; the mutation run, which repeats all tests a thousand times, tries fewer. */
export const howMany = (usual: number): number => Math.ceil(usual * Number(process.env['CASES'] ?? 1));
