/** How much a call takes as JSON. Files of a form have limits of their own. */
export type BodySize = 'small' | 'form' | 'batch';

export interface BodyBounds {
  readonly bytes: number;
  /** Fields and items together, at any level. */
  readonly values: number;
}

/** `small`: what nobody has to be signed in for; `form`: one record; `batch`: scans, orders, codes and sheets by the hundred. */
export const bodyBounds: Readonly<Record<BodySize, BodyBounds>> = {
  small: { bytes: 4_096, values: 200 },
  form: { bytes: 65_536, values: 4_000 },
  batch: { bytes: 1_048_576, values: 60_000 },
};

/** More fields than any object of a body has. */
export const fieldsOfObject = 500;

/** Deeper than any form of the product; a body nested further is not ours. */
export const bodyDepth = 8;

export const boundsOf = ({ bodySize = 'form' }: { readonly bodySize?: BodySize }): BodyBounds => bodyBounds[bodySize];
