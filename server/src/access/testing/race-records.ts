import { randomUUID } from 'node:crypto';
import { townOf } from '../../kernel/testing/town-of.ts';
import { usualSchedule } from '@waybill/domain/rooms/exports/schedule-form.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { samples } from '../../kernel/testing/multipart.ts';
import { bulkJob } from '../../rooms/bulk/bulk-job.ts';
import { exportJob } from '../../rooms/exports/export-job.ts';
import type { RaceScenes } from './race-world.ts';

const names = { name_en: 'Race', name_mm: 'ပြိုင်', name_zh: null };

/** Master data: branches, people, customers, prices, texts. Each is created, changed and closed in the shortest way. */
export const recordRaces: RaceScenes = {
  announcements: async ({ as }) => {
    const md = await as('md');
    const { data } = await md.call('announcements.create', {
      body: { title: 'Race', body: 'x', for_roles: [], for_branches: [] },
    });
    await md.call('announcements.publish', { params: { id: data.id } });
    await (await as('staff')).call('announcements.readAll', {});
  },
  branches: async ({ as, branches }) => {
    const md = await as('md');
    const place_id = await townOf(md, 'Pyay');
    const body = { ...names, code: 'PYA', type: 'fcs', place_id, phone: [], international_mail: false };
    const { data } = await md.call('branches.create', { body });
    const { code: _, ...form } = body;
    await md.call('branches.edit', {
      params: { id: data.id },
      body: { ...form, address: 'Second street', version: data.version },
    });
    await md.call('branches.close', { params: { id: data.id } });
    await md.call('branches.open', { params: { id: data.id } });
    const { data: some } = await md.call('branches.createCollection', { body: { ...names, branches: [data.id] } });
    const params = { id: some.id };
    const edit = { ...names, name_en: 'Race 2', branches: [data.id], version: some.version };
    await md.call('branches.editCollection', { params, body: edit });
    await md.call('branches.removeCollection', { params });
    const way = { from_branch_id: branches['YGN'], to_branch_id: data.id };
    const { data: route } = await md.call('branch_routes.create', { body: { ...way, hops: [branches['MDY']] } });
    await md.call('branch_routes.edit', {
      params: { id: route.id },
      body: { ...way, hops: [branches['BGO']], version: route.version },
    });
  },
  bulk: async ({ as, testApp, staff }) => {
    const md = await as('md');
    await md.call('bulk.select', { body: { list: 'labels' } });
    const { data } = await md.call('bulk.start', {
      body: { action: 'staff.suspend', ids: [staff['npt.postman']], input: { reason: 'x' } },
    });
    await md.call('bulk.cancel', { params: { id: data.id } });
    await bulkJob(testApp.app.waybill as never).work({ id: data.id });
    await md.call('bulk.retry', { params: { id: data.id } });
  },
  exports: async ({ as, ask, testApp }) => {
    const md = await as('md');
    const { data } = await md.call('exports.start', { body: { list: 'staff', format: 'csv', columns: ['name'] } });
    const failed = () => ask("update export set status = 'failed' where id = $1", [data.id]);
    await failed();
    await md.call('exports.retry', { params: { id: data.id } });
    await failed();
    await (await as('superadmin')).call('operations.retryExport', { params: { id: data.id } });
    await exportJob(testApp.app.waybill).work({ id: data.id });
    await md.call('exports.file', { params: { id: data.id } });
    await md.call('exports.person', { body: { phone: '09791234567', reason: 'asked at the counter' } });
    await ask(
      "select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job('import', '{}', max_attempts => 1)).id], 'x')",
    );
    await (await as('superadmin')).call('operations.retryJobs', { body: { task: 'import' } });
  },
  schedules: async ({ as }) => {
    const md = await as('md');
    const form = { ...usualSchedule, report: 'delivered' };
    const { data } = await md.call('export_schedules.create', { body: form });
    const params = { id: data.id };
    await md.call('export_schedules.edit', { params, body: { ...form, hour: 9, version: data.version } });
    await md.call('export_schedules.pause', { params });
    await md.call('export_schedules.resume', { params });
    await md.call('export_schedules.remove', { params });
  },
  chats: async ({ as, staff }) => {
    const manager = await as('manager');
    await manager.call('chats.with', { body: { staff_id: staff['courier'] } });
    const { data } = await manager.call('chats.create', { body: { name: 'Race', member_ids: [staff['staff']] } });
    const params = { id: data.id };
    await manager.call('chats.send', { params, body: { text: 'x', picture: null, sent_id: randomUUID() } });
    await (await as('staff')).call('chats.read', { params, body: { seq: 1 } });
    await manager.call('chats.edit', {
      params,
      body: { name: 'Race 2', member_ids: [staff['staff'], staff['cs']], version: data.version ?? 1 },
    });
    await (await as('staff')).call('chats.leave', { params });
  },
  customers: async ({ as, branches, ask }) => {
    const [md, founder] = [await as('md'), await as('superadmin')];
    const [place] = await ask<{ id: number; postcode: string }>(
      "select id, branch_postcode as postcode from place where type = 'township' order by id limit 1",
    );
    const address = { home_no: '1', street: 'Race', place_id: place?.id };
    const merchant = {
      type: 'merchant',
      customer_name: 'Race',
      business_name: 'Race',
      phone: ['09790001001'],
      branch_id: branches['YGN'],
    };
    const { data } = await founder.call('customers.create', {
      body: {
        ...merchant,
        bank: 'KBZ',
        bank_holder: 'Race',
        bank_account: '99887766',
        ...address,
        documents: [new UploadedFile('nrc.png', samples.png)],
      },
    });
    const params = { id: data.id };
    const detail = async () => (await founder.call('customers.detail', { params })).data;
    await md.call('customers.showDetails', { params });
    await md.call('customers.confirmBank', { params, body: { bank_id: data.banks[0]?.id } });
    await founder.call('customers.proposeBank', {
      params,
      body: { bank: 'AYA', bank_holder: 'Race', bank_account: '5544332' },
    });
    const other = (await detail()).banks.find(({ id }) => id !== data.banks[0]?.id);
    await md.call('customers.denyBank', { params, body: { bank_id: other?.id, reason: 'x' } });
    const payeeIn = async (status: string) => {
      const [request] = await ask<{ id: number }>(
        `insert into payee_request (customer_id, bank, bank_holder, bank_account, status, requested_by, requested_at, phone)
         select ${data.id}, 'AYA', 'Race', '1122334', '${status}', min(id), now(), '09790001001' from staff returning id`,
      );
      return { request_id: request?.id };
    };
    const read = await payeeIn('requested');
    await md.call('customers.readPayeeCode', { params, body: read });
    await md.call('customers.denyPayee', { params, body: { ...read, reason: 'x' } });
    await md.call('customers.agreePayee', { params, body: await payeeIn('verified') });
    const terms = async (credit_limit: number) => {
      const { version } = await detail();
      const body = { ...merchant, credit_limit, version };
      return { terms_id: (await founder.call('customers.edit', { params, body })).data.proposed_terms[0]?.id };
    };
    await md.call('customers.confirmTerms', { params, body: await terms(1_000) });
    await md.call('customers.denyTerms', { params, body: { ...(await terms(2_000)), reason: 'x' } });
    await founder.call('customers.withdrawTerms', { params, body: await terms(3_000) });
    await md.call('customers.addAddress', { params, body: { ...address, street: 'Second' } });
    const second = (await detail()).addresses.at(-1)?.id;
    const at = { id: data.id, address_id: second };
    await md.call('customers.editAddress', { params: at, body: { ...address, street: 'Third' } });
    await md.call('customers.removeAddress', { params: at });
    await md.call('customers.removeDocument', { params: { id: data.id, document_id: data.documents[0]?.id } });
    await (
      await as('staff')
    ).call('customers.createWalkIn', { body: { customer_name: 'Race', phone: ['09790001002'] } });
    const { data: company } = await md.call('customers.createCompany', { body: { name: 'Race Co.', phone: [] } });
    await md.call('customers.editCompany', {
      params: { id: company.id },
      body: { name: 'Race Ltd.', phone: [], version: company.version },
    });
    await md.call('customers.setOwner', { params: { id: company.id }, body: { customer_id: data.id } });
  },
  settings: async ({ as }) => {
    const [founder, md] = [await as('superadmin'), await as('md')];
    await md.call('merchant_users.saveSettings', { body: { portal_access: 'order' } });
    await md.call('clearances.saveSettings', { body: { approval_limit: 90_000_000 } });
    await md.call('expenses.saveSettings', {
      body: { approval_limit: 1_000_000, day_limit: 9_000_000, receipt_above: 900_000 },
    });
    await md.call('transfers.saveSettings', { body: { approval_limit: 100_000_000, charge_limit: 20_000 } });
    await founder.call('surpluses.saveSettings', { body: { surplus_days: 30 } });
    await md.call('emos.saveTerms', {
      body: { valid_from: '2026-12-01', day_limit: 3_000_000, up_to_1: 1_000_000, fee_1: 2_000 },
    });
    await md.call('owner_days.setHour', { body: { sheet_hour: 6 } });
    await md.call('owner_days.seen', { body: { day: '2026-11-20' } });
    const { data: now } = await founder.call('messages.settings', {});
    const {
      gateway,
      body_template,
      sent_when,
      knows_repeats,
      pace,
      timeout_seconds,
      language,
      quiet_from,
      segment_cost,
      version,
    } = now as never as Record<string, unknown>;
    await founder.call('messages.saveSettings', {
      body: {
        gateway,
        body_template,
        sent_when,
        knows_repeats,
        pace,
        timeout_seconds,
        language,
        quiet_from,
        quiet_to: 5,
        segment_cost,
        version,
      },
    });
    const { data: texts } = await founder.call('messages.templates', {});
    const text = texts[0] as never as { purpose: string; version: number };
    await founder.call('messages.editTemplate', {
      params: { purpose: text.purpose },
      body: { is_active: true, mm: 'က', en: 'Race', zh: '一', version: text.version },
    });
    const { data: quiet } = await founder.call('message_opt_outs.create', {
      body: { phone: '09790001003', note: null },
    });
    await founder.call('message_opt_outs.remove', { params: { id: quiet.id } });
    await founder.call('outflows.saveLimit', { body: { outflow_kind: 'expense', role: 'manager', limit: 5_000_000 } });
    const role = (await founder.call('roles.matrix', {})).data.roles.find(({ slug }) => slug === 'courier');
    await founder.call('roles.edit', {
      params: { slug: 'courier' },
      body: {
        name_en: 'Rider',
        name_mm: role?.name_mm,
        name_zh: role?.name_zh,
        permissions: role?.permissions,
        version: role?.version,
      },
    });
  },
  editing: async ({ as, staff }) => {
    const md = await as('md');
    await md.call('editing.announce', { body: { room: 'staff', id: String(staff['staff']), on: true } });
    await md.call('editing.reading', { body: { typed_text: 'ေဒၚ' } });
    await md.call('editing.keepTyped', { body: { typed_text: 'ေဒၚ' } });
  },
  words: async ({ as, ask }) => {
    const md = await as('md');
    await md.call('expense_categories.create', { body: names });
    const printer = { name: 'Race', branch_id: 1, language: 'zpl_203', host: 'printer.invalid', port: 9100 } as const;
    await md.call('printers.create', { body: printer });
    await md.call('post_statuses.create', { body: { post: 'Race', status_text: 'Raced', post_result: 'moving' } });
    const [status] = await ask<{ id: number }>('select max(id) as id from post_status');
    await md.call('post_statuses.remove', { params: { id: status?.id ?? 0 } });
    await md.call('qandas.create', {
      body: { category: 'other', position: 1, question_en: 'x', question_mm: 'က', answer_en: 'x', answer_mm: 'က' },
    });
    await (
      await as('manager')
    ).call('canned_answers.create', { body: { title: 'Race', text_en: 'x', text_mm: 'က', text_zh: null } });
    await md.call('views.save', { body: { list: 'staff', name: 'Race', visibility: 'private', state: {} } });
  },
  views: async ({ as, ask, staff }) => {
    const [view] = await ask<{ id: number }>('select max(id) as id from saved_view where staff_id = $1', [staff['md']]);
    await (await as('md')).call('views.remove', { params: { id: view?.id } });
  },
  places: async ({ as, ask }) => {
    const [region] = await ask<{ id: number }>("select id from place where type = 'region' order by id limit 1");
    await (
      await as('superadmin')
    ).call('places.create', {
      body: {
        type: 'town',
        parent_id: region?.id,
        ...names,
        postcode: null,
        code: null,
        branch_id: null,
        remote: false,
        active: true,
      },
    });
  },
  staff: async ({ as, branches }) => {
    const founder = await as('superadmin');
    const form = {
      user_name: 'race.one',
      name: 'Race',
      email: null,
      phone: [],
      gender: null,
      business_name: null,
      role: 'staff',
      user_type: 'fcs',
      branch_id: branches['YGN'],
      jointed_branches: [],
      all_branches: false,
      branch_collection_id: null,
      locale: 'mm',
    };
    const { data } = await founder.call('staff.create', {
      body: { ...form, password: 'waybill-demo', confirm_password: 'waybill-demo' },
    });
    await founder.call('staff.edit', {
      params: { id: data.id },
      body: { ...form, name: 'Race 2', version: data.version },
    });
    await (await as('md')).call('staff.confirmPerson', { params: { id: data.id } });
  },
  tickets: async ({ as, branches }) =>
    (await as('staff')).call('support_tickets.create', {
      body: {
        type: 'operation',
        priority: 'normal',
        desk: 'head_office',
        to_branch_id: null,
        subject: 'Race',
        text: 'x',
        files: [],
        about_branch_id: branches['YGN'],
      },
    }),
  tariffs: async ({ as }) => {
    const [admin, md] = [await as('admin'), await as('md')];
    const { data: all } = await md.call('tariffs.list', {});
    const draft = async (valid_from: string) =>
      (await admin.call('tariffs.create', { body: { ...names, valid_from, copy_of: all.at(-1)?.id } })).data;
    const fees = { sms: 111, phone_call: 112, pickup: 113, pod: 114, vfl: 115, hand_over_code: 116, tax_percent: 517 };
    const { id, name, rates, valid_from, offered, steps, version } = await draft('2027-01-01');
    await admin.call('tariffs.edit', {
      params: { id },
      body: { ...name, ...rates, ...fees, valid_from, note: 'Race', offered, steps, version },
    });
    await md.call('tariffs.publish', { params: { id }, body: { version: version + 1 } });
    await md.call('tariffs.withdraw', { params: { id }, body: { version: version + 2 } });
    await admin.call('tariffs.remove', { params: { id: (await draft('2027-02-01')).id } });
  },
  programs: async ({ as, branches, ask }) => {
    const manager = await as('manager');
    const { data: key } = await manager.call('api_keys.create', {
      body: {
        name: 'Race',
        owner_kind: 'partner',
        customer_id: null,
        owner_name: 'Race Co.',
        branch_id: branches['YGN'],
        scopes: ['labels.read'],
        per_minute: null,
        expires_on: null,
      },
    });
    await manager.call('api_keys.roll', { params: { id: key.id }, body: { overlap_hours: 24, expires_on: null } });
    await manager.call('api_keys.revoke', { params: { id: key.id }, body: { reason: 'x' } });
    const admin = await as('admin');
    const [merchant] = await ask<{ id: number }>(
      "select min(id) as id from customer where type = 'merchant' and status = 'active'",
    );
    const { data: hook } = await admin.call('webhooks.create', {
      body: {
        owner_kind: 'merchant',
        customer_id: merchant?.id,
        branch_id: null,
        owner_name: null,
        name: 'Race',
        url: 'https://8.8.8.8/x',
        events: [],
      },
    });
    const params = { id: hook.id };
    await admin.call('webhooks.edit', {
      params,
      body: { name: 'Race 2', url: 'https://8.8.8.8/x', events: [], version: hook.version },
    });
    await admin.call('webhooks.secret', { params });
    await admin.call('webhooks.roll', { params });
    await admin.call('webhooks.test', { params });
    const [sent] = await ask<{ id: number }>(
      "update webhook_delivery set status = 'failed' where endpoint_id = $1 returning id",
      [hook.id],
    );
    await admin.call('webhook_deliveries.resend', { params: { id: sent?.id } });
    await ask("update webhook_delivery set status = 'failed' where endpoint_id = $1", [hook.id]);
    await admin.call('webhooks.resend', {
      params,
      body: { from: '2026-11-01T00:00:00Z', to: '2026-11-22T00:00:00Z', what: 'all' },
    });
    await admin.call('webhooks.disable', { params });
    await admin.call('webhooks.enable', { params });
  },
  sessions: async ({ as, testApp, branches }) => {
    const supervisor = await as('supervisor');
    await supervisor.call('sessions.preferences', {
      body: { locale: 'mm', theme: 'dark', density: 'normal', single_keys: true },
    });
    const manager = await as('manager');
    for (const code of ['BGO', 'YGN'])
      await manager.call('sessions.switchBranch', {
        params: { userId: manager.id },
        query: { branch_id: String(branches[code]) },
      });
    const elsewhere = await testApp.as('supervisor');
    const { data: open } = await elsewhere.call('sessions.list', {});
    await supervisor.call('sessions.revoke', { params: { id: open.find(({ current }) => current)?.id } });
    await (
      await as('tgi.staff2')
    ).call('sessions.changePassword', {
      body: { current_password: 'waybill-demo', password: 'waybill-race-1', confirm_password: 'waybill-race-1' },
    });
    await (await as('tgi.staff')).call('sessions.revokeOthers', {});
  },
};
