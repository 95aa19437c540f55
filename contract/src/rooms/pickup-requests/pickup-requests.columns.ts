import { dayParts, vehicles } from '@waybill/domain/rooms/pickup-requests/pickup-kinds.ts';
import {
  carriedPickupStates,
  pickupRequestLife,
  pickupPlanLife,
} from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { list } from '../../kernel/list.ts';
import {
  dayPartWords,
  pickupPlanStateFaces,
  pickupRequestFieldWords as field,
  pickupRequestStateFaces,
  pickupRequestWords,
  vehicleWords,
} from './pickup-requests.words.ts';

const untilPickedUp = { while: 'status', is: [pickupRequestLife.at.unassigned, ...carriedPickupStates] } as const;

/** Pickup requests of the covered branches; street staff see their own (N-23). */
export const pickupRequestList = list({
  name: 'pickup_requests',
  title: pickupRequestWords.list,
  about: pickupRequestWords.about,
  access: { permission: 'pickup_request.view' },
  sort: '-time_request',
  columns: [
    { key: 'name', word: field.name, kind: 'text', sortable: true, main: true },
    { key: 'phone', word: field.phone, kind: 'phones', personal: 'phone' },
    { key: 'place', word: field.place, kind: 'named' },
    { key: 'time_request', word: field.time_request, kind: 'date', sortable: true, promise: untilPickedUp },
    { key: 'day_part', word: field.day_part, kind: 'words', words: dayPartWords },
    { key: 'status', word: field.status, kind: 'state', states: pickupRequestStateFaces },
    { key: 'courier', word: field.courier, kind: 'text', inside: true },
    { key: 'counts', word: pickupRequestWords.requested, kind: 'number' },
    { key: 'collected_count', word: pickupRequestWords.collected, kind: 'number' },
    { key: 'branch', word: field.branch_id, kind: 'named', extra: true, inside: true },
    { key: 'vehicle', word: field.vehicle, kind: 'words', words: vehicleWords, extra: true },
    { key: 'weight', word: field.weight, kind: 'number', extra: true },
    { key: 'include_products', word: field.include_products, kind: 'text', extra: true },
    { key: 'accepted_count', word: pickupRequestWords.arrived, kind: 'number', extra: true },
    { key: 'fee', word: field.fee, kind: 'kyat', extra: true },
    { key: 'reason', word: field.reason, kind: 'text', extra: true },
    { key: 'intake_branch', word: field.intake_branch, kind: 'named', extra: true, inside: true },
    { key: 'completed_at', word: field.completed_at, kind: 'instant', extra: true },
    { key: 'created_at', word: field.created_at, kind: 'instant', sortable: true, extra: true },
    { key: 'id', word: field.id, kind: 'code', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: field.status,
      kind: 'select',
      options: pickupRequestLife.stateNames.map((state) => ({
        value: state,
        word: pickupRequestStateFaces[state].word,
      })),
    },
    { key: 'branch_id', word: field.branch_id, kind: 'select', common: true, source: 'branch' },
    { key: 'courier', word: field.courier, kind: 'text', common: true, inside: true },
    { key: 'day', word: field.day, kind: 'date' },
    {
      key: 'day_part',
      word: field.day_part,
      kind: 'select',
      options: dayParts.map((part) => ({ value: part, word: dayPartWords[part] })),
    },
    {
      key: 'vehicle',
      word: field.vehicle,
      kind: 'select',
      options: vehicles.map((vehicle) => ({ value: vehicle, word: vehicleWords[vehicle] })),
    },
    { key: 'place_id', word: field.place, kind: 'text', linked: true },
    { key: 'customer_id', word: field.customer_id, kind: 'text', linked: true },
  ],
});

/** Weekly pickup plans of customers of the covered branches. */
export const pickupPlanList = list({
  name: 'pickup_plans',
  title: pickupRequestWords.plans,
  about: pickupRequestWords.plansAbout,
  access: { permission: 'pickup_request.edit' },
  sort: '-id',
  columns: [
    { key: 'name', word: field.customer_id, kind: 'text', main: true },
    { key: 'days', word: field.weekdays, kind: 'names' },
    { key: 'day_part', word: field.day_part, kind: 'words', words: dayPartWords },
    { key: 'vehicle', word: field.vehicle, kind: 'words', words: vehicleWords },
    { key: 'counts', word: pickupRequestWords.requested, kind: 'number' },
    { key: 'until', word: field.until, kind: 'date' },
    { key: 'status', word: field.status, kind: 'state', states: pickupPlanStateFaces },
    { key: 'branch', word: field.branch_id, kind: 'named' },
    { key: 'include_products', word: field.include_products, kind: 'text', extra: true },
    { key: 'id', word: field.id, kind: 'code', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: field.status,
      kind: 'select',
      common: true,
      options: pickupPlanLife.stateNames.map((state) => ({ value: state, word: pickupPlanStateFaces[state].word })),
    },
    { key: 'branch_id', word: field.branch_id, kind: 'select', common: true, source: 'branch' },
  ],
});
