/** The body of a response as text; fails as soon as it is longer than `max` bytes, without reading the rest. */
export const limitedText = async (response: Response, max: number): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop closes the connection.
    if (size > max) throw new Error('The answer is too long.');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};
