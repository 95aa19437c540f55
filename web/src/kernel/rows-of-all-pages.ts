/** Returns the rows of every page of a list, fetched one page after the other, for complete output such as a printed paper. */
export async function rowsOfAllPages<Row>(
  page: (at: number) => Promise<{ readonly data: readonly Row[]; readonly last_page: number }>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let at = 1, last = 1; at <= last; at++) {
    const answer = await page(at);
    found.push(...answer.data);
    last = answer.last_page;
  }
  return found;
}
