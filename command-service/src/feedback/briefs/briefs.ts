import { createMayManage, type MayManage } from '../may-manage.ts';
import { createEraseBriefs, type EraseBriefs } from './erase-brief.ts';
import { createWriteBrief, type WriteBriefOf } from './write-brief.ts';

export type Briefs = {
  readonly mayManage: MayManage;
  readonly eraseBriefs: EraseBriefs;
  readonly writeBrief: WriteBriefOf;
};

type Deps = Parameters<typeof createMayManage>[0] &
  Parameters<typeof createEraseBriefs>[0] &
  Omit<Parameters<typeof createWriteBrief>[0], 'mayManage' | 'eraseBriefs'>;

/** Builds the use cases of briefs. */
export const createBriefs = (deps: Deps): Briefs => {
  const mayManage = createMayManage(deps);
  const eraseBriefs = createEraseBriefs(deps);
  return { mayManage, eraseBriefs, writeBrief: createWriteBrief({ ...deps, mayManage, eraseBriefs }) };
};
