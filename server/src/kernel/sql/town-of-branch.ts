/** What two branches of one town have in common: the town of their places, or the text of a branch whose place is not known. `branch` is the alias of its row. */
export const townOfBranch = (branch: string): string =>
  `coalesce((select p.town_id::text from place p where p.id = ${branch}.place_id), ${branch}.town)`;
