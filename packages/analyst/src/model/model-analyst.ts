import { randomUUID } from 'node:crypto';
import type { Report } from '@twofold/contracts/analysis/report';
import type { SiteSnapshot } from '@twofold/site-reader/site-snapshot';
import { AnalystFailed, type Analyst, type Spender } from '@twofold/analyst/analyst';
import { assembleReport } from './answer/assemble-report.ts';
import { questionFor } from './answer/questions.ts';
import type { SectionName, Sections } from './answer/sections.ts';
import type { Candidate } from './claims/check-claim.ts';
import { collectClaims, keptOf } from './claims/collect-claims.ts';
import { DEFENSE, type Defense } from './claims/defense.ts';
import { fitInput } from './input/fit-input.ts';
import { numberedInput, type NumberedInput } from './input/numbered-input.ts';
import { renderInput } from './input/render-input.ts';
import { PROMPT_VERSION } from './prompt-version.ts';
import { MAX_ANSWER_TOKENS, type ModelProvider } from './provider/provider.ts';
import type { AskOptions } from './provider/send.ts';
import type { ClaimFate, ModelEvent, ReportLimits } from './provider/settings.ts';

/** What the questions themselves take, in tokens. */
const QUESTION_TOKENS = 1_500;
/** A model of whose statements fewer stand up does not know what it writes. */
const LEAST_KEPT = 5;
const LEAST_KEPT_SHARE = 1 / 3;

export type ModelAnalystDeps = {
  readonly provider: ModelProvider;
  readonly limits: ReportLimits;
  /** Writes the report by rules: it rates, fills what the model leaves empty, and stands in for the model. */
  readonly rules: Analyst;
  /** Numbers what a model may cite, in a separate process: a large site takes seconds. Absent: here. */
  readonly number?: NumberInput;
  /** Counts a report before anything is asked. @throws when no report is left today. */
  readonly reserve: (spender: Spender | undefined) => Promise<void>;
  readonly isOverBudget: (error: unknown) => boolean;
  readonly observe: (event: ModelEvent) => void;
  /** Whether it is a job: what follows later was counted in the budget before. */
  readonly isLate?: boolean;
  readonly random?: () => number;
  readonly defense?: Defense;
};

type Options = Parameters<Analyst['analyze']>[1];

/** Numbers what a site says, what was measured of it and what the rules say of it, for a model to cite. */
export type NumberInput = (
  snapshot: SiteSnapshot,
  ruled: Report,
  options: { readonly signal: AbortSignal },
) => Promise<NumberedInput>;

const SECTION_NAMES = ['purpose', 'swot', 'market', 'personas', 'ratings'] as const;

const failureOf = (
  error: unknown,
  deadline: AbortSignal,
  isOverBudget: ModelAnalystDeps['isOverBudget'],
): AnalystFailed => {
  if (error instanceof AnalystFailed) return error;
  if (isOverBudget(error))
    return new AnalystFailed('provider-failed', 'The budget of the day is spent', {
      cause: error,
      kind: 'over-budget',
    });
  return deadline.aborted
    ? new AnalystFailed('provider-timed-out', 'The model took too long', { cause: error })
    : new AnalystFailed('provider-failed', 'The provider failed', { cause: error });
};

/**
 * Has a model write a report by sections. Each of its statements cites a numbered line of the input; what cites none, and what its line
 * does not support, is left out.
 * @throws AnalystFailed `slow`, `failed`, `unfounded` (too few statements stood up) or `over-budget`.
 */
export const modelAnalyst = (deps: ModelAnalystDeps): Analyst => {
  const { provider, limits, rules, observe, isLate = false, defense = DEFENSE } = deps;
  const number = deps.number ?? ((snapshot, ruled) => Promise.resolve(numberedInput(snapshot, ruled, defense.admits)));

  const askSections = async (input: NumberedInput, options: AskOptions): Promise<Sections> => {
    const ask = async (section: SectionName): Promise<readonly [SectionName, unknown]> => {
      const user = renderInput(input, randomUUID());
      const schema = defense.sections[section];
      return [
        section,
        await provider.ask<unknown>({ task: section, system: questionFor(section), user, schema }, options),
      ];
    };
    return Object.fromEntries(await Promise.all(SECTION_NAMES.map(ask))) as Sections;
  };

  const count = (fates: Readonly<Partial<Record<ClaimFate, number>>>): void => {
    for (const [fate, count] of Object.entries(fates)) observe({ type: 'claims', fate: fate as ClaimFate, count });
  };

  const keep = async (sections: Sections, input: NumberedInput, options: AskOptions): Promise<readonly Candidate[]> => {
    const items = new Map(input.items.map((item) => [item.id, item]));
    const { candidates, dropped } = collectClaims(sections, items, defense);
    const verifying = { provider, ...(deps.random && { random: deps.random }) };
    const kept = keptOf(candidates, await defense.verify(candidates, verifying, options));
    const grounded = kept.filter(({ item }) => item !== undefined).length;
    const unsupported = (dropped.unsupported ?? 0) + candidates.length - kept.length;
    count({ ...dropped, unsupported, kept: grounded, inferred: kept.length - grounded });
    const claimed = Object.values(dropped).reduce((sum, each) => sum + each, candidates.length);
    if (grounded < LEAST_KEPT || grounded < claimed * LEAST_KEPT_SHARE) {
      throw new AnalystFailed('provider-failed', `Only ${grounded} of ${claimed} statements of the model stood up`, {
        kind: 'unfounded',
      });
    }
    return kept;
  };

  const write = async (snapshot: SiteSnapshot, { signal, spender }: Options): Promise<Report> => {
    if (!isLate) await deps.reserve(spender);
    const ruled = await rules.analyze(snapshot, { signal });
    const options = { signal, patienceMs: limits.patienceMs };
    const contextTokens = limits.contextTokens - MAX_ANSWER_TOKENS - QUESTION_TOKENS;
    const input = await fitInput(await number(snapshot, ruled, { signal }), provider, {
      ...options,
      contextTokens,
    });
    const sections = await askSections(input, options);
    return assembleReport(await keep(sections, input, options), ruled, defense.rate(ruled, sections));
  };

  return {
    get provenance() {
      return { provider: 'openai' as const, model: provider.model, promptVersion: PROMPT_VERSION };
    },
    analyze: async (snapshot, options) => {
      const signal = AbortSignal.any([options.signal, AbortSignal.timeout(limits.deadlineMs)]);
      try {
        const report = await write(snapshot, { ...options, signal });
        observe({ type: 'report', outcome: 'written', isLate });
        return report;
      } catch (error) {
        const failure = failureOf(error, signal, deps.isOverBudget);
        observe({ type: 'report', outcome: failure.kind, isLate });
        throw failure;
      }
    },
  };
};
