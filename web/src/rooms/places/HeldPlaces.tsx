import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { PlaceDetail } from '@waybill/contract/rooms/places/places.contract.ts';
import { isLeafType, mayLieIn, placeTypes } from '@waybill/domain/rooms/places/place-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { placePageWords as words } from './place-page.words.ts';
import styles from './PlaceInputs.module.css';
import { searchWithin } from './within.ts';

const shown = 60;

/** Lists the places directly below a place as links; for long lists the first ones, and a link to the list. */
export function HeldPlaces({ place }: { place: PlaceDetail }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const mayOpen = useMayOpen();
  const { data } = useQuery({
    queryKey: ['places.list', 'held', place.id],
    enabled: !isLeafType(place.type),
    queryFn: ({ signal }) => call('places.list', { query: { parent_id: String(place.id), per_page: shown }, signal }),
  });
  if (isLeafType(place.type)) return null;
  const [likely] = placeTypes.filter((type) => type !== 'town' && mayLieIn(type, place.type));
  return (
    <div className={styles.below}>
      <DetailSection title={say(words.held, { n: count(place.held) })}>
        {data?.data.length === 0 && <p className="muted">{say(words.heldNone)}</p>}
        <ul className={styles.held}>
          {data?.data.map((row) => (
            <li key={row.id}>
              <PageLink to="places.edit" params={{ placeId: row.id }}>
                {localName(row.name, locale)}
              </PageLink>
              <span className="muted">
                {row.postcode !== null && <span className="code">{row.postcode}</span>}
                {row.active ? '' : ` ${say(words.outOfUse)}`}
              </span>
            </li>
          ))}
        </ul>
        <p>
          {mayOpen('places.new') && likely && (
            <PageLink
              to="places.new"
              search={{ type: likely, parent_id: place.id }}
              className={buttonLook('plain', true)}>
              <Icon of={Plus} />
              {say(words.addHere)}
            </PageLink>
          )}
          {place.held > shown && (
            <PageLink to="places" search={searchWithin(place.type, place.id)} className={buttonLook('quiet', true)}>
              {say(words.inList)}
            </PageLink>
          )}
        </p>
      </DetailSection>
    </div>
  );
}
