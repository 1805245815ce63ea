import { Upload } from 'lucide-react';
import { styled } from 'styled-components';
import { color, focusRing } from '../../theme.ts';
import { buttonPaint, type ButtonPaint } from './buttonPaint.ts';

/** The largest file that the server accepts. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const FILE_TOO_LARGE = 'The file can have at most 5 MiB.';

interface Props {
  disabled: boolean;
  /** Excel workbooks can be chosen too. */
  workbooks?: boolean;
  onChoose: (file: File) => void;
}

/** Chooses or is given a CSV file. The same file can be chosen again after it was corrected. */
export const CsvFileInput = ({ disabled, workbooks = false, onChoose }: Props) => (
  <Root>
    <Face $variant="secondary" $size="medium" $wide={false}>
      <Upload size={16} aria-hidden />
      {workbooks ? 'Choose a CSV or Excel file' : 'Choose a CSV file'}
      <Chooser
        type="file"
        accept={workbooks ? '.csv,text/csv,.xlsx' : '.csv,text/csv'}
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
    </Face>
  </Root>
);

const Root = styled.div`
  justify-self: start;
`;

const Face = styled.label<ButtonPaint>`
  ${buttonPaint};
  position: relative;

  &:has(:focus-visible) {
    ${focusRing};
  }
  &:has(:disabled) {
    color: ${color.inkFaint};
    background: ${color.sunken};
    border-color: ${color.rule};
  }
`;

// Covers the label, so that a file can be dropped on it.
const Chooser = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
`;
