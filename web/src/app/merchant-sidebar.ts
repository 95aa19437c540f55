import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { MenuMap, ThumbEntry } from '../shell/menu-map.ts';
import { titleOf } from '../kernel/page-links.ts';
import { menuWords as words } from '../shell/shell.words.ts';
import { laterWords } from '../ui/later.words.ts';
import { page, tab } from './sidebar.ts';

/** A tab under the title that its page has for merchants. */
const own = (name: Parameters<typeof tab>[0]) => tab(name, { word: titleOf(name) });

/** Every place of the merchant portal, in the order of a shop's day. The pages are those of the rooms, with what the portal's calls allow. */
export const merchantMenu: MenuMap = {
  source: [
    page('home', 'shop-home'),
    page('new-label', 'label-create'),
    { key: 'parcels', word: titleOf('label'), tabs: [own('label'), own('label-imports')] },
    { ...page('pickup', 'pickup-request'), word: commonFieldWords.pickup },
    {
      key: 'money',
      word: commonWords.money,
      tabs: [tab('cod'), tab('cod-clearance'), tab('shop-next-payout'), tab('shop-statement'), tab('shop-payee')],
    },
    page('prices', 'quote'),
    {
      key: 'help',
      word: laterWords.help,
      tabs: [tab('support-ticket'), tab('announcement.list'), tab('shop-feedback')],
    },
  ],
  jobs: [],
  bottom: [
    page('shop-people', 'shop-people'),
    {
      key: 'api',
      word: titleOf('api-integration'),
      tabs: [
        { ...tab('api-integration', { word: commonWords.apiKeys }), needs: 'api_key.view' },
        { ...tab('webhooks'), needs: 'api_key.view' },
        { ...tab('webhooks.deliveries'), needs: 'api_key.view' },
        tab('api-calls'),
        tab('api-reference'),
      ],
    },
  ],
  firstOf: {},
};

/** The bottom bar of a phone at the portal; its words are short, so that five of them fit. */
export const merchantThumb: readonly ThumbEntry[] = [
  { key: 'home', word: words.start, target: { name: 'shop-home' } },
  { key: 'new-label', word: words.new, target: { name: 'label-create' } },
  { key: 'parcels', word: commonFieldWords.parcels, target: { name: 'label', params: { tab: 'search' } } },
  { key: 'pickup', word: commonFieldWords.pickup, target: { name: 'pickup-request' } },
];
