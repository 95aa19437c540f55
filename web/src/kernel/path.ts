export type PathParams = Readonly<Record<string, string | number | undefined>>;

/**
 * Fills in the `{names}` of a path. Throws when one is missing: such a link is a bug.
 *
 * @example fillPath('/edit-staff/{staffID}', { staffID: 7 }) === '/edit-staff/7'
 */
export function fillPath(path: string, params: PathParams = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** Returns the names in a path, in order. */
export function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
