/**
 * The groups of things that lead to each other in a circle, the largest first: the strongly connected parts of a graph that have more than one member.
 *
 * @example circlesIn(new Map([['a', ['b']], ['b', ['a']]])) // [['a', 'b']]
 */
export function circlesIn(leadsTo: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const place = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (one: string): void => {
    place.set(one, place.size);
    lowest.set(one, place.get(one) as number);
    open.push(one);
    for (const next of leadsTo.get(one) ?? []) {
      if (!place.has(next)) visit(next);
      if (open.includes(next)) lowest.set(one, Math.min(lowest.get(one) as number, lowest.get(next) as number));
    }
    if (lowest.get(one) !== place.get(one)) return;
    const members = open.splice(open.indexOf(one));
    if (members.length > 1) circles.push(members.sort());
  };
  for (const one of leadsTo.keys()) if (!place.has(one)) visit(one);
  return circles.sort((one, other) => other.length - one.length);
}
