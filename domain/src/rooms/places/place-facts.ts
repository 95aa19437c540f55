import { isQuarterType, type PlaceType } from './place-kinds.ts';

/** A place on the way up to its region. */
export interface PlaceLink {
  readonly id: number;
  readonly type: PlaceType;
  readonly name_en: string;
  readonly name_mm: string;
  readonly name_zh: string | null;
  readonly postcode: string | null;
  readonly branch_postcode: string | null;
  readonly branch_id: number | null;
  /** Nearest open branch; null where a branch is assigned to the place or one above. */
  readonly nearest_id?: number | null;
  readonly remote: boolean;
  readonly active: boolean;
}

export interface PlaceNames {
  readonly id: number;
  readonly name_en: string;
  readonly name_mm: string;
  readonly name_zh: string | null;
}

/** Places of an address, widest first; `null` where the tree has none. */
export interface PlacePath {
  readonly region: PlaceNames | null;
  /** Town for pricing: the town itself, or the township where no town holds it. */
  readonly town: PlaceNames | null;
  readonly township: PlaceNames | null;
  readonly quarter: PlaceNames | null;
  readonly street: PlaceNames | null;
}

/** Facts of a place that other rooms need. */
export interface PlaceFacts extends PlaceNames {
  readonly type: PlaceType;
  readonly region_id: number | null;
  readonly town_id: number | null;
  /** Delivering branch: its own, that of the nearest place above with one, else the nearest branch. */
  readonly branch_id: number | null;
  /** Remote itself, or in a remote township. */
  readonly remote: boolean;
  /** In use, like all places above it. */
  readonly active: boolean;
  /** Seven digits for a quarter, five for a town or township, two for a region; a street has that of its parent. */
  readonly postcode: string | null;
  /** The five digits of its town or township. */
  readonly branch_postcode: string | null;
  readonly path: PlacePath;
}

/**
 * Returns the facts of a place from its way up to the region, itself first. Throws when the way is empty.
 *
 * @example placeFacts([hlaing, yangon, yangonRegion]).branch_id === yangon.branch_id
 * Source: E-03.
 */
export function placeFacts(way: readonly PlaceLink[]): PlaceFacts {
  const [self] = way;
  if (!self) throw new Error('a place without a way');
  const nearest = (fits: (type: PlaceType) => boolean) => namesOf(way.find(({ type }) => fits(type)));
  const township = nearest((type) => type === 'township');
  const path = {
    region: nearest((type) => type === 'region'),
    town: nearest((type) => type === 'town') ?? township,
    township,
    quarter: nearest(isQuarterType),
    street: nearest((type) => type === 'street'),
  };
  const inherited = <T>(read: (link: PlaceLink) => T | null): T | null =>
    way.map(read).find((value) => value !== null) ?? null;
  const own =
    self.type === 'region' ? self.postcode : inherited((link) => (link.type === 'region' ? null : link.postcode));
  return {
    id: self.id,
    type: self.type,
    name_en: self.name_en,
    name_mm: self.name_mm,
    name_zh: self.name_zh,
    region_id: path.region?.id ?? null,
    town_id: path.town?.id ?? null,
    branch_id: inherited((link) => link.branch_id ?? link.nearest_id ?? null),
    remote: way.some((link) => link.remote),
    active: way.every((link) => link.active),
    postcode: own,
    branch_postcode: inherited((link) => link.branch_postcode),
    path,
  };
}

function namesOf(link: PlaceLink | undefined): PlaceNames | null {
  return link ? { id: link.id, name_en: link.name_en, name_mm: link.name_mm, name_zh: link.name_zh } : null;
}

/** Inherited values stored with a place, so that prices, lists and searches need not climb the tree. */
export interface Inherited {
  readonly id: number;
  readonly region_id: number | null;
  readonly town_id: number | null;
  /** Delivering branch. */
  readonly delivers_id: number | null;
  readonly is_remote: boolean;
  readonly in_use: boolean;
}

/**
 * Returns what a place inherits from its parent's stored values; equals `placeFacts` of the whole way.
 *
 * @example inheritedOf(hlaing, yangon).town_id === yangon.id
 */
export function inheritedOf(
  {
    id,
    type,
    branch_id,
    nearest_id = null,
    remote,
    active,
  }: Pick<PlaceLink, 'id' | 'type' | 'branch_id' | 'nearest_id' | 'remote' | 'active'>,
  above: Inherited | null,
): Inherited {
  const townAbove = above?.town_id ?? null;
  return {
    id,
    region_id: type === 'region' ? id : (above?.region_id ?? null),
    town_id: type === 'town' ? id : type === 'township' ? (townAbove ?? id) : townAbove,
    delivers_id: branch_id ?? nearest_id ?? above?.delivers_id ?? null,
    is_remote: remote || above?.is_remote === true,
    in_use: active && above?.in_use !== false,
  };
}
