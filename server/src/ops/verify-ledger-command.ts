import { invariantWords } from '@waybill/contract/rooms/ledger/invariants.words.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';
import type { OpsCommand } from './command.ts';
import { withApp } from './with-app.ts';

export const verifyLedgerCommand: OpsCommand = {
  name: 'verify-ledger',
  meaning: 'checks every invariant of the money; lists what is wrong, status 1 when something is',
  run: (context) =>
    withApp(context, async (app) => {
      const findings = await verifyLedger(app.waybill.db);
      for (const { invariant, record, expected, found } of findings)
        context.say(`WRONG  ${invariantWords[invariant].en}: ${record}: expected ${expected}, found ${found}`);
      context.say(findings.length === 0 ? 'The ledger is right.' : `The ledger is wrong in ${findings.length} places.`);
      return findings.length === 0;
    }),
};
