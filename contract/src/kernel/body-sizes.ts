/** Limits of a JSON body. Files of a form have their own limits. */
export type BodySize = 'small' | 'form' | 'batch';

export interface BodyBounds {
  readonly bytes: number;
  /** Number of fields and array items together, at any level. */
  readonly values: number;
}

/** `small`: calls without a session; `form`: one record; `batch`: hundreds of scans, orders or codes. */
export const bodyBounds: Readonly<Record<BodySize, BodyBounds>> = {
  small: { bytes: 4_096, values: 200 },
  form: { bytes: 65_536, values: 4_000 },
  batch: { bytes: 1_048_576, values: 60_000 },
};

/** Maximum number of fields of one object. */
export const fieldsOfObject = 500;

/** Maximum nesting depth of a body. */
export const bodyDepth = 8;

export const boundsOf = ({ bodySize = 'form' }: { readonly bodySize?: BodySize }): BodyBounds => bodyBounds[bodySize];
