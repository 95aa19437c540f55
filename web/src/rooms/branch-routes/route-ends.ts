/** The ends of a route as the address names them; null where it names none. @example parseEnds({ from_branch_id: '7' }).from_branch_id === 7 */
export function parseEnds(raw: Readonly<Record<string, unknown>>): {
  from_branch_id: number | null;
  to_branch_id: number | null;
} {
  const idOf = (name: string) => {
    const text = String(raw[name] ?? '');
    return /^\d{1,15}$/.test(text) ? Number(text) : null;
  };
  return { from_branch_id: idOf('from_branch_id'), to_branch_id: idOf('to_branch_id') };
}
