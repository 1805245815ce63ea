import { deflateRawSync } from 'node:zlib';

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (targets: Record<string, string>): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(targets)
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${NAMESPACE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const WORKBOOK = `<workbook xmlns:r="${NAMESPACE}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`;
/** The second form of cells is a day. */
const STYLES = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';

/** A ZIP file. `sizes` are sizes that its directory claims. */
export function zipped(parts: Record<string, string | Buffer>, sizes: Record<string, number> = {}): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content, { level: 9 });
    const size = sizes[name] ?? Buffer.byteLength(content);
    const local = Buffer.alloc(30);
    local.write('PK\u0003\u0004', 'latin1');
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\u0001\u0002', 'latin1');
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

export const SHEET = 'xl/worksheets/sheet1.xml';
export const STRINGS = 'xl/sharedStrings.xml';

/** A workbook of one sheet with these rows in XML. */
export const workbook = (rows: string, strings = '', sizes?: Record<string, number>): Buffer =>
  zipped(
    {
      '[Content_Types].xml': TYPES,
      '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
      'xl/workbook.xml': WORKBOOK,
      'xl/_rels/workbook.xml.rels': relations({
        worksheet: 'worksheets/sheet1.xml',
        sharedStrings: 'sharedStrings.xml',
        styles: 'styles.xml',
      }),
      'xl/styles.xml': STYLES,
      [STRINGS]: `<sst>${strings}</sst>`,
      [SHEET]: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    },
    sizes,
  );

export const text = (cell: string): string => `<c t="inlineStr"><is><t>${cell}</t></is></c>`;
export const row = (...cells: string[]): string => `<row>${cells.map(text).join('')}</row>`;
