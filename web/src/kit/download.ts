/** Saves a text as a file. */
export const download = (name: string, text: BlobPart): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
