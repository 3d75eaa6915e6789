import { breakProcesses } from './break-processes.ts';
import { createTemplate } from './scene/template.ts';
import { findMutant } from './mutants/find-mutant.ts';
import { MUTANTS, type MutantName } from './mutants/mutants.ts';

/**
 * The long run: finds every mutant out, then kills processes so often. Says what it comes to, line by line, and
 * answers whether everything held and every mutant was found.
 */
export const runKills = async (deps: {
  /** Of the superuser of a PostgreSQL server that databases may be made on. */
  readonly serverUrl: string;
  readonly kills: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}): Promise<boolean> => {
  const { say, seed, serverUrl } = deps;
  const template = await createTemplate(serverUrl);
  let missed = 0;
  for (const name of Object.keys(MUTANTS) as MutantName[]) {
    const kills = await findMutant(template, name, seed);
    if (kills === undefined) missed++;
    say(`A mutant that ${name}: ${kills === undefined ? 'NOT FOUND OUT' : `found out within ${kills} trials`}`);
  }
  await template.drop();
  const totals = await breakProcesses(deps);
  say(JSON.stringify({ seed, ...totals, violations: totals.violations.length }));
  return missed === 0 && totals.violations.length === 0;
};
