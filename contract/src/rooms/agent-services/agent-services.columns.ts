import { agentServices, agentServiceLife } from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { list } from '../../kernel/list.ts';
import { staffFieldWords as common } from '../staff/staff.words.ts';
import {
  agentServiceFieldWords as field,
  agentServiceNames,
  agentServiceStateFaces,
  agentServiceWords,
  commissionKindWords,
} from './agent-services.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** Services that agent branches may offer (S-25, decisions 12). */
export const agentServiceList = list({
  name: 'agent_services',
  title: agentServiceWords.list,
  about: agentServiceWords.about,
  access: { permission: 'agent_service.view' },
  sort: '-id',
  columns: [
    { key: 'id', word: field.service_no, kind: 'code', sortable: true, main: true },
    { key: 'branch', word: commonFieldWords.branch, kind: 'named' },
    { key: 'service', word: field.service, kind: 'words', words: agentServiceNames },
    { key: 'status', word: common.status, kind: 'state', states: agentServiceStateFaces },
    { key: 'commission_kind', word: field.commission_kind, kind: 'words', words: commissionKindWords },
    { key: 'commission_amount', word: field.commission_amount, kind: 'kyat' },
    { key: 'commission_percent', word: field.commission_percent, kind: 'percent' },
    { key: 'starts_on', word: field.starts_on, kind: 'date' },
    { key: 'wanted_by', word: field.wanted_by, kind: 'text' },
    { key: 'reason', word: field.reason, kind: 'text' },
    { key: 'wanted_at', word: field.wanted_at, kind: 'instant', extra: true },
    { key: 'decided_by', word: field.decided_by, kind: 'text', extra: true },
    { key: 'decided_at', word: field.decided_at, kind: 'instant', extra: true },
    { key: 'note', word: field.note, kind: 'text', extra: true },
  ],
  filters: [
    {
      key: 'status',
      word: common.status,
      kind: 'select',
      options: agentServiceLife.stateNames.map((state) => ({ value: state, word: agentServiceStateFaces[state].word })),
    },
    {
      key: 'service',
      word: field.service,
      kind: 'select',
      common: true,
      options: agentServices.map((service) => ({ value: service, word: agentServiceNames[service] })),
    },
    { key: 'branch_id', word: commonFieldWords.branch, kind: 'select', source: 'branch', common: true },
  ],
});
