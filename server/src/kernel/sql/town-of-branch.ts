/**
 * Selects a key that branches of one town share: the town of their place, or the text of a branch whose place is unknown. `branch` is the alias of
 * its row.
 */
export const townOfBranch = (branch: string): string =>
  `coalesce((select p.town_id::text from place p where p.id = ${branch}.place_id), ${branch}.town)`;
