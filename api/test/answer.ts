/** An answer over HTTP, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}
