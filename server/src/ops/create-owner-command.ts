import { checkForm } from '@waybill/domain/kernel/form.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { newStaffForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import { problemWords } from '@waybill/contract/kernel/problem.words.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { createFirstOwner } from '../rooms/staff/create-first-owner.ts';
import { textOf, type OpsCommand } from './command.ts';
import { askPassword } from './read-password.ts';
import { withApp } from './with-app.ts';

export const createOwnerCommand: OpsCommand = {
  name: 'create-owner',
  meaning: 'makes the account that makes the others; asks for its password, or reads it from a pipe',
  options: {
    'user-name': { value: 'NAME', needed: true, meaning: 'what the person signs in with' },
    name: { value: 'NAME', meaning: 'what the person is called; the user name unless given' },
    role: { value: 'ROLE', meaning: 'the role of the account; super-admin unless given' },
  },
  run: async (context, { values }) => {
    const userName = textOf(values, 'user-name') ?? '';
    const name = textOf(values, 'name') ?? userName;
    const role = textOf(values, 'role') ?? 'super-admin';
    const password = await askPassword();
    const checked = checkForm(
      newStaffForm,
      { user_name: userName, name, role, password, confirm_password: password },
      { only: ['user_name', 'name', 'role', 'password', 'confirm_password'] },
    );
    if (!checked.ok)
      throw new StartupProblem(
        Object.entries(checked.fields)
          .map(([field, problems]) => sentenceOf(field, problems[0]?.code ?? 'invalid', problems[0]?.values))
          .join('\n'),
      );
    const owner = {
      userName: checked.values.user_name,
      name: checked.values.name,
      role: checked.values.role,
      password: checked.values.password,
    };
    await withApp(context, (app) => createFirstOwner(app.waybill.db, { ...owner, now: new Date() }));
    context.say(`${userName} may sign in now.`);
  },
};

function sentenceOf(field: string, code: string, values: Readonly<Record<string, unknown>> | undefined): string {
  const word = Object.entries(problemWords).find(([known]) => known === code)?.[1];
  return word === undefined
    ? `--${field.replace('_', '-')} is not valid (${code}).`
    : sayLoose(word, 'en', { field: `--${field.replace('_', '-')}`, ...values });
}
