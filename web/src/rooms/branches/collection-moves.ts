interface Member {
  readonly id: number;
  readonly branch_collection_id: number | null;
}

/**
 * The chosen branches that leave another collection when this one is saved, and which; `own` is null for a new collection.
 *
 * @example movesOf([{ id: 3, branch_collection_id: 8 }], [3], 9) // [{ branch: 3, from: 8 }]
 */
export function movesOf(
  branches: readonly Member[],
  chosen: readonly number[],
  own: number | null,
): { readonly branch: number; readonly from: number }[] {
  return branches.flatMap(({ id, branch_collection_id: from }) =>
    from !== null && from !== own && chosen.includes(id) ? [{ branch: id, from }] : [],
  );
}
