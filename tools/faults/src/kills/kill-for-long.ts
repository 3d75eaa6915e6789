import { withTemporaryServer } from '../with-temporary-server.ts';
import { breakProcesses } from './break-processes.ts';
import { findMutant } from './mutants/find-mutant.ts';
import { MUTANTS, type MutantName } from './mutants/mutants.ts';
import { createTemplate } from './scene/template.ts';

type Options = { readonly kills: number; readonly seed: number };

/**
 * The long run: finds every mutant, then kills processes this many times. Prints the results line by line.
 * @returns whether every invariant held and every mutant was found
 */
export const killForLong = (options: Options, say: (line: string) => void): Promise<boolean> =>
  withTemporaryServer(async (serverUrl) => {
    const { seed } = options;
    const template = await createTemplate(serverUrl);
    let missed = 0;
    for (const name of Object.keys(MUTANTS) as MutantName[]) {
      const kills = await findMutant(template, name, seed);
      if (kills === undefined) missed++;
      say(`A mutant that ${name}: ${kills === undefined ? 'NOT CAUGHT' : `caught within ${kills} trials`}`);
    }
    await template.drop();
    const totals = await breakProcesses({ ...options, serverUrl, say });
    say(JSON.stringify({ seed, ...totals, violations: totals.violations.length }));
    return missed === 0 && totals.violations.length === 0;
  }, say);
