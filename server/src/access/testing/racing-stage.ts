import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import type { CallParts } from '../../app/call-as.ts';
import { routes } from '../../app/all-routes.ts';
import { Stage } from '../../demo/labels/stage.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { TestApp } from '../../kernel/testing/app.ts';
import { quicker, succeeded, type Races } from './races.ts';

const reads = new Set(routes.filter(({ kind }) => kind === 'read').map(({ endpoint }) => endpoint.id));

/**
 * The demo operator's stage, on which every command is given twice at once: in turn by two devices of one user, and by two users with the same
 * rights.
 */
export class RacingStage extends Stage {
  readonly #races: Races;
  readonly #turns = new Map<string, number>();

  constructor(testApp: TestApp, races: Races) {
    super(testApp.app);
    this.#races = races;
  }

  override async call<Id extends EndpointId>(
    viewer: SessionViewer,
    now: Date,
    id: Id,
    parts: CallParts = {},
    options: { mayFail?: boolean } = {},
  ): Promise<CallOutput<Id> | null> {
    if (reads.has(id) || viewer.id === 0) return super.call(viewer, now, id, parts, options);
    this.#races.setClock(now);
    const turn = (this.#turns.get(id) ?? 0) + 1;
    this.#turns.set(id, turn);
    const other = turn % 2 === 0 ? await this.#races.twinOf(viewer.id) : null;
    const { answers } = await this.#races.race(id, parts, [viewer.id, other ?? viewer.id]);
    const done = quicker(answers);
    if (succeeded(done)) return done.body as CallOutput<Id>;
    if (!options.mayFail) this.refuse(id, { code: answers[0].code } as never);
    return null;
  }
}
