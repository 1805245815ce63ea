import { timeframes, type Region, type Timeframe } from 'api/rules/prices';

export const timeframeNames = Object.keys(timeframes) as Timeframe[];

export const timeframeLabels: Record<Timeframe, string> = {
  '1d': '1 day',
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  '1y': '1 year',
};

export const regionLabels: Record<Region, string> = {
  all: 'All regions',
  'north-america': 'North America',
  europe: 'Europe',
  'asia-pacific': 'Asia Pacific',
  'middle-east': 'Middle East',
  africa: 'Africa',
};
