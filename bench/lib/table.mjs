/** A Markdown table: the first column left-aligned, numbers right-aligned. */
export function table(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
