import { styled } from 'styled-components';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../../kit/ui/Dialog.tsx';
import { Stack } from '../../../../kit/ui/Layout.tsx';
import { Callout } from '../../../../kit/ui/Callout.tsx';
import { brand } from '../../../../brand.ts';
import { color, media, radius, space, type } from '../../../../theme.ts';

/** Shows new recovery codes, the only time. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog
    onClose={onClose}
    title="Keep your recovery codes"
    description="With one of them you can log in if you lose your device. Each works once."
  >
    <Stack>
      <Callout tone="warning">They are shown only now. Print or save them, away from your device.</Callout>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <DialogFoot>
        <Button variant="secondary" onClick={() => download(codes)}>
          Download
        </Button>
        <Button onClick={onClose}>I have saved them</Button>
      </DialogFoot>
    </Stack>
  </Dialog>
);

const download = (codes: readonly string[]): void => {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${brand.toLowerCase()}-recovery-codes.txt`;
  link.click();
  URL.revokeObjectURL(address);
};

const List = styled.ul`
  ${type.data};
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2, 6)};
  padding: ${space(4)};
  background: ${color.sunken};
  border-radius: ${radius.control};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
