/** Timeframe → days back. */
export const timeframes = { '1d': 1, '7d': 7, '30d': 30, '90d': 90, '1y': 365 } as const;
export type Timeframe = keyof typeof timeframes;

/** `all` is the mean of the five in demo data; otherwise admins enter it like any region. */
export const regions = ['all', 'north-america', 'europe', 'asia-pacific', 'middle-east', 'africa'] as const;
export type Region = (typeof regions)[number];
