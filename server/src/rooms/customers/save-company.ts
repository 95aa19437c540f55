import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CompanyValues } from '@waybill/domain/rooms/customers/customer-form.ts';
import type { CompanyDetail } from '@waybill/contract/rooms/customers/companies.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile, differences } from '../../kernel/versions.ts';
import { keepFile } from '../files/files.door.ts';
import { checkAddressPlace } from './check-customer.ts';
import { readCompany } from './companies.queries.ts';
import { insertCompany, isCompanyNameTaken, lockCompany, updateCompany } from './companies.store.ts';
import { answerRecord } from '../../kernel/change-record.ts';

type Answer = Promise<{ data: CompanyDetail } | Refusal>;

const taken = () => refuse('duplicate', { fields: { name: [{ code: 'duplicate' }] } });
const keepLogo = (context: CommandContext, logo: FileFacts) =>
  keepFile(context, logo, { field: 'logo', room: 'companies', branchId: null });

/** Creates a company (C-01). Refused: `duplicate` with the name. */
export async function createCompany(context: CommandContext, body: CompanyValues): Answer {
  const { tx, now } = context;
  const { logo, ...values } = body;
  const refusal = await checkAddressPlace(context, values.place_id);
  if (refusal) return refusal;
  if (await isCompanyNameTaken(tx, values.name, null)) return taken();
  const id = await insertCompany(tx, values, logo && (await keepLogo(context, logo)), now);
  context.audit({
    room: 'companies',
    record: id,
    name: values.name,
    action: 'create',
    branchId: null,
    after: { ...values, ...(logo ? { logo: logo.name } : {}) },
  });
  return shown(context, id);
}

/** Changes a company; without a new logo the old one stays. A second editor is refused with the changes of the first (`changed_meanwhile`). */
export async function editCompany(
  context: CommandContext,
  id: number,
  body: CompanyValues & { version: number },
): Answer {
  const { tx, now } = context;
  const { version, logo, ...values } = body;
  const before = await lockCompany(tx, id);
  if (!before) return refuse('not_found');
  if (before.version !== version)
    return changedMeanwhile(tx, { room: 'companies', record: id, version: before.version, current: before.values });
  const refusal = await checkAddressPlace(context, values.place_id);
  if (refusal) return refusal;
  if (await isCompanyNameTaken(tx, values.name, id)) return taken();
  const change = differences(before.values, values);
  if (change || logo)
    await updateCompany(tx, id, values, logo ? await keepLogo(context, logo) : before.logo_file_id, now);
  context.audit({
    room: 'companies',
    record: id,
    name: values.name,
    action: 'edit',
    branchId: null,
    before: change?.before ?? {},
    after: { ...change?.after, ...(logo ? { logo: logo.name } : {}) },
  });
  return shown(context, id);
}

export async function shown(context: CommandContext, id: number): Answer {
  context.publish({ topic: 'companies', payload: { id } });
  return answerRecord(await readCompany(context.tx, context.viewer, id));
}
