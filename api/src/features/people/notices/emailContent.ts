import { escapedHtml as escaped } from '../../../common/escapedHtml.ts';
import { brand } from '../../../pages/brand.ts';

/** The content of an email. Texts are escaped when they are inserted into HTML. */
export interface EmailContent {
  subject: string;
  paragraphs: readonly string[];
  /** Lines of a list, such as the notices of a digest. */
  items?: readonly string[];
  /** The path of a page of this site. */
  action?: { label: string; path: string };
  /** Why the reader gets this email. */
  note?: string;
  /** Further links below the note. */
  links?: readonly { label: string; path: string }[];
}

/** Emails come from an address that nobody reads. */
const ANSWERS = 'Answers to this email are not read. To answer, follow the link above or write to us.';
const CONTACT = { label: 'Write to us', path: '/contact' };

/** The email as plain text. */
export const textOf = ({ paragraphs, items = [], action, note, links = [] }: EmailContent, origin: string): string =>
  [
    'Hello,',
    ...paragraphs,
    ...(items.length > 0 ? [items.map((item) => `- ${item}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${origin}${action.path}`] : []),
    '-- ',
    ...(note ? [note] : []),
    ANSWERS,
    ...[CONTACT, ...links].map(({ label, path }) => `${label}: ${origin}${path}`),
    `${brand}, ${origin}`,
  ].join('\n\n');

/** The colours of the web app's light theme; mail programs know no variables. */
const INK = '#14191d';
const SOFT = '#454e54';
const RULE = '#d7dbd5';
const PAPER = '#f3f4f1';
const SHEET = '#fcfdfb';
const ACCENT = '#1c3fae';
const FONT = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif";

/** The email as a page that mail programs without style sheets and screen readers can show: one column of text and one link. */
export const htmlOf = (
  { subject, paragraphs, items = [], action, note, links = [] }: EmailContent,
  origin: string,
): string => {
  const paragraph = (text: string, style = `color:${INK}`): string =>
    `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;
  const link = (label: string, path: string, style: string): string =>
    `<a href="${escaped(origin + path)}" style="${style}">${escaped(label)}</a>`;
  const small = `font-size:13px;line-height:20px;color:${SOFT}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${PAPER};${FONT};font-size:16px;line-height:24px">
<div role="article" aria-label="${escaped(subject)}" style="max-width:560px;margin:0 auto;padding:28px;background:${SHEET};border:1px solid ${RULE};border-radius:4px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${INK}">${brand}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:${INK}">${escaped(subject)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${items.length > 0 ? `<ul style="margin:0 0 16px;padding-left:20px;color:${INK}">${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : ''}
${action ? `<p style="margin:24px 0">${link(action.label, action.path, `display:inline-block;padding:10px 18px;background:${ACCENT};color:#ffffff;text-decoration:none;border-radius:3px;font-weight:600`)}</p>` : ''}
<div style="margin-top:24px;padding-top:16px;border-top:1px solid ${RULE}">
${note ? paragraph(note, small) : ''}
${paragraph(ANSWERS, small)}
${[CONTACT, ...links].map(({ label, path }) => `<p style="margin:0;${small}">${link(label, path, `color:${ACCENT}`)}</p>`).join('\n')}
</div>
</div>
</body>
</html>
`;
};
