import { can } from '@waybill/domain/kernel/access.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { call } from '../kernel/client.ts';
import { sayCode } from '../ui/layout/CodeText.tsx';
import { currentLocale } from '../kernel/preferences.ts';
import type { RecordSearch } from '../shell/frame-parts.ts';
import { titleOf } from '../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const most = 5;

/** Every room whose records the palette can find. */
export const recordSearches: readonly RecordSearch[] = [
  {
    heading: commonFieldWords.labels,
    page: 'label-detail',
    maySearch: (viewer) => can(viewer, 'label.view'),
    find: async (query, signal) => {
      const { data } = await call('labels.find', { query: { q: query }, signal });
      return data.slice(0, most).map(({ id, tracking_code, destination_name, destination_phone }) => ({
        id: `label-${id}`,
        label: sayCode(tracking_code),
        hint: [destination_name, ...destination_phone].join(' · '),
        target: { name: 'label-detail', params: { labelId: id } },
      }));
    },
  },
  {
    heading: titleOf('quote'),
    page: 'quote',
    maySearch: () => true,
    find: async (query, signal) =>
      (await import('../rooms/tariffs/quote-search.ts')).findQuote(query, currentLocale(), signal),
  },
  {
    heading: titleOf('dashboard'),
    page: 'dashboard',
    maySearch: () => true,
    find: async (query, signal) =>
      (await import('../rooms/dashboard/figure-search.ts')).findFigures(query, currentLocale(), signal),
  },
  {
    heading: commonFieldWords.staff,
    page: 'edit-staff',
    maySearch: (viewer) => can(viewer, 'staff.view'),
    find: async (query, signal) => {
      const { data } = await call('staff.list', { query: { search: query, per_page: most }, signal });
      return data.map(({ id, name, user_name, phone }) => ({
        id: `staff-${id}`,
        label: name,
        hint: [user_name, ...phone].join(' · '),
        target: { name: 'edit-staff', params: { staffID: id } },
      }));
    },
  },
  {
    heading: commonFieldWords.customer,
    page: 'customer.detail',
    maySearch: (viewer) => can(viewer, 'customer.view'),
    find: async (query, signal) => {
      const { data } = await call('customers.list', { query: { search: query, per_page: most }, signal });
      return data.map(({ id, name, customer_name, phone }) => ({
        id: `customer-${id}`,
        label: name,
        hint: [...(customer_name === name ? [] : [customer_name]), ...phone].join(' · '),
        target: { name: 'customer.detail', params: { customerId: id } },
      }));
    },
  },
  {
    heading: titleOf('qanda'),
    page: 'qanda.detail',
    maySearch: () => true,
    find: async (query, signal) => {
      const { data } = await call('qandas.list', { query: { search: query, per_page: most }, signal });
      const locale = currentLocale();
      return data.map(({ id, question, answer }) => ({
        id: `qanda-${id}`,
        label: localName(question, locale),
        hint: localName(answer, locale),
        target: { name: 'qanda.detail', params: { qandaId: id } },
      }));
    },
  },
  {
    heading: titleOf('places'),
    page: 'places.edit',
    maySearch: (viewer) => can(viewer, 'branch.view') || can(viewer, 'place.edit'),
    find: async (query, signal) => {
      const { data } = await call('places.search', { query: { search: query }, signal });
      const locale = currentLocale();
      return data.slice(0, most).map((place) => {
        const way = [place.path.township, place.path.town, place.path.region]
          .filter((names) => names !== null && names.id !== place.id)
          .map((names) => (names ? localName(names, locale) : ''));
        return {
          id: `place-${place.id}`,
          label: localName(place, locale),
          hint: [...new Set([place.postcode ?? '', ...way])].filter(Boolean).join(' · '),
          target: { name: 'places.edit', params: { placeId: place.id } },
        };
      });
    },
  },
];
