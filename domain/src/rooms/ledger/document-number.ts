/**
 * Returns a document number: letters, two digits of the year, six digits that are gapless within the year.
 *
 * @example numberedAs('EXP', 2026, 123) === 'EXP-26-000123'
 */
export function numberedAs(letters: string, year: number, serial: number): string {
  return `${letters}-${String(year % 100).padStart(2, '0')}-${String(serial).padStart(6, '0')}`;
}
