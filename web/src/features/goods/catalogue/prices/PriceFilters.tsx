import { regions, type Region, type Timeframe } from 'api/rules/prices';
import { Select } from '../../../../kit/ui/Control.tsx';
import { Row, Toolbar } from '../../../../kit/ui/Layout.tsx';
import { SearchBox } from '../../../../kit/ui/SearchBox.tsx';
import { regionLabels, timeframeLabels, timeframeNames } from './labels.ts';

type PriceFiltersProps = {
  search?: string;
  onSearch?: (search: string) => void;
  timeframe: Timeframe;
  onTimeframe: (timeframe: Timeframe) => void;
  region: Region;
  onRegion: (region: Region) => void;
};

/** Search, if there is something to find, timeframe and region. */
export const PriceFilters = (props: PriceFiltersProps) => {
  // The first part of a toolbar is wide.
  const Bar = props.onSearch ? Toolbar : Row;
  return (
    <Bar>
      {props.onSearch && (
        <SearchBox
          label="Search commodities"
          placeholder="Search commodities..."
          value={props.search ?? ''}
          onChange={props.onSearch}
        />
      )}
      <div>
        <Select
          aria-label="Timeframe"
          value={props.timeframe}
          onChange={(value) => props.onTimeframe(value as Timeframe)}
          options={timeframeNames.map((value) => ({ value, label: timeframeLabels[value] }))}
        />
      </div>
      <div>
        <Select
          aria-label="Region"
          value={props.region}
          onChange={(value) => props.onRegion(value as Region)}
          options={regions.map((value) => ({ value, label: regionLabels[value] }))}
        />
      </div>
    </Bar>
  );
};
