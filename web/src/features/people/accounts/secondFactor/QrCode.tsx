import { QRCodeSVG } from 'qrcode.react';

const SIZE = 192;
const MARGIN = 4;

/** Dark on light in both themes, because many apps read no other codes. */
export const QrCode = ({ value, title }: { value: string; title: string }) => (
  <QRCodeSVG value={value} title={title} size={SIZE} marginSize={MARGIN} />
);
