import { describe, expect, test } from 'vitest';
import {
  agentServiceFieldWords as field,
  agentServiceNames,
  commissionKindWords,
} from '@waybill/contract/rooms/agent-services/agent-services.words.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { agentServicePageWords as words } from '@waybill/web/rooms/agent-services/agent-service-page.words.ts';
import { choose, press, textbox } from '../support/controls.ts';
import { eventually, openProduct } from '../support/journey.ts';

const product = openProduct({ shared: true });

describe('O-11 agents and head office', () => {
  test('O-11 S-25 an agent asks for COD with its commission, and head office confirms it', async () => {
    const theirs = await product.work('lso.manager', '/agent-services/pending', { locale: 'mm' });
    await press(theirs.page, theirs.t(words.create));
    const dialog = theirs.page.getByRole('dialog');
    await choose(dialog, theirs.t(field.service), theirs.t(agentServiceNames.cod));
    await choose(dialog, theirs.t(field.commission_kind), theirs.t(commissionKindWords.fixed));
    await textbox(dialog, theirs.t(field.commission_amount)).fill('၂၀၀');
    await dialog.getByRole('button', { name: theirs.t(words.create) }).click();
    const office = await product.as('md');
    const services = async () => (await office.call('agent_services.list', { query: { service: 'cod' } })).data;
    await eventually(async () => (await services()).map(({ commission_amount }) => commission_amount)).toEqual([200]);
    const [wish] = await services();
    await office.call('agent_services.confirm', {
      params: { id: wish?.id ?? 0 },
      body: { starts_on: businessDate(new Date()) },
    });
    // The line automatically leaves the tab of waiting ones.
    await eventually(() => theirs.page.getByRole('row').filter({ hasText: '200' }).count()).toBe(0);
    expect((await services()).map(({ status }) => status)).toEqual(['confirm']);
  });
});
