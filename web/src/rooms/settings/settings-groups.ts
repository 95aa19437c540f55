import {
  Banknote,
  Building2,
  CircleDollarSign,
  Coins,
  FileSpreadsheet,
  Eraser,
  FolderUp,
  HandCoins,
  Store,
  History,
  Import,
  Landmark,
  KeyRound,
  ListTree,
  MapPinned,
  MessageSquare,
  MessageSquareText,
  Network,
  Printer,
  QrCode,
  Receipt,
  Send,
  Share2,
  ShieldCheck,
  Waypoints,
} from 'lucide-react';
import { titleOf } from '../../kernel/page-links.ts';
import { settingsWords } from './settings.words.ts';

/** Every page of settings, once (N-30). The menu has no submenu for them: this page is it. */
export const settingsGroups = [
  {
    title: settingsWords.network,
    cards: [
      { page: 'branches', icon: Building2, text: settingsWords.branches },
      { page: 'branch-collections', icon: Network, text: settingsWords.collections },
      { page: 'branch-routes', icon: Waypoints, text: settingsWords.routes },
      { page: 'places', icon: MapPinned, text: settingsWords.places },
      { page: 'printers', icon: Printer, text: settingsWords.printers },
    ],
  },
  {
    title: settingsWords.money,
    cards: [
      { page: 'tariffs', icon: Banknote, text: settingsWords.prices },
      { page: 'payment-channels', icon: QrCode, text: settingsWords.paymentChannels },
      { page: 'payout-templates', icon: FileSpreadsheet, text: settingsWords.payoutTemplates },
      { page: 'emo.terms', icon: Send, text: settingsWords.emos },
      { page: 'expense-categories', icon: ListTree, text: settingsWords.expenseCategories },
    ],
  },
  {
    title: settingsWords.limits,
    cards: [
      { page: 'merchant-portal.settings', icon: Store, text: settingsWords.portal },
      { page: 'clearance.settings', icon: HandCoins, text: settingsWords.clearance },
      { page: 'expense.settings', icon: Receipt, text: settingsWords.expenseLimits },
      { page: 'transfer.settings', icon: Landmark, text: settingsWords.bankLimits },
      { page: 'outflow.limits', icon: CircleDollarSign, text: settingsWords.outflows },
      { page: 'cash-surplus-settings', icon: Coins, text: settingsWords.surplus },
    ],
  },
  {
    title: titleOf('messages'),
    cards: [
      { page: 'messages.settings', icon: MessageSquare, text: settingsWords.messages },
      { page: 'messages.channels', icon: Share2, text: settingsWords.messageChannels },
      { page: 'messages.texts', icon: MessageSquareText, text: settingsWords.messageTexts },
    ],
  },
  {
    title: settingsWords.control,
    cards: [
      { page: 'export-destinations', icon: FolderUp, text: settingsWords.exportDestinations },
      { page: 'erasures', icon: Eraser, text: settingsWords.erasures },
      { page: 'move-ins', icon: Import, text: settingsWords.moveIns },
      { page: 'roles', icon: ShieldCheck, text: settingsWords.roles },
      { page: 'second-step', icon: KeyRound, text: settingsWords.secondStep },
      { page: 'audit', icon: History, text: settingsWords.audit },
    ],
  },
] as const;
