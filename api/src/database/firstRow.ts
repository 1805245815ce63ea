/** The row of a statement that always returns one. */
export const firstRow = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('The statement returned no row.');
  return row;
};
