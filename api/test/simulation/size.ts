/** Number of cases a test tries; fewer in the mutation run, which repeats all tests many times. */
export const howMany = (usual: number): number => Math.ceil(usual * Number(process.env['CASES'] ?? 1));
