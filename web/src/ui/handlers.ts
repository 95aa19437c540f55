type Handler = (event: never) => void;

/**
 * The handlers that an element is given and those it has itself under the same names: its own are called first.
 *
 * @example cloneElement(button, bothHandlers({ onFocus: show }, button.props))
 */
export function bothHandlers<Given extends Readonly<Record<string, Handler | undefined>>>(
  given: Given,
  own: object,
): Given {
  const ownOnes = own as Readonly<Record<string, Handler | undefined>>;
  return Object.fromEntries(
    Object.entries(given).map(([name, handler]) => [
      name,
      (event: never) => {
        ownOnes[name]?.(event);
        handler?.(event);
      },
    ]),
  ) as unknown as Given;
}
