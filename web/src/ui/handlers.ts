type Handler = (event: never) => void;

/**
 * The handlers that an element is given and those it has itself under the same names: its own are called first.
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
