type Handler = (event: never) => void;

/**
 * Merges the handlers given to an element with its own ones of the same names; its own are called first.
 *
 * @example cloneElement(button, bothHandlers({ onFocus: show }, button.props))
 */
export function bothHandlers<Outer extends Readonly<Record<string, Handler | undefined>>>(
  outer: Outer,
  own: object,
): Outer {
  const ownOnes = own as Readonly<Record<string, Handler | undefined>>;
  return Object.fromEntries(
    Object.entries(outer).map(([name, handler]) => [
      name,
      (event: never) => {
        ownOnes[name]?.(event);
        handler?.(event);
      },
    ]),
  ) as unknown as Outer;
}
