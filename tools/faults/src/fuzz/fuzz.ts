import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { nameOf, PEOPLE, type Call, type Draft, type Person } from './call.ts';
import { RULES, type Finding, type Rule } from './oracle/finding.ts';
import { judgeAnswer } from './oracle/judge-answer.ts';
import type { LineWatch } from './oracle/watch-lines.ts';
import type { LogWatch } from './oracle/watch-log.ts';
import type { ProcessWatch } from './oracle/watch-process.ts';
import type { People } from './people.ts';
import { plainRequest, requestsFor } from './requests.ts';
import { send, type Answer } from './send.ts';

export type FuzzOptions = {
  readonly seed: number;
  /** All calls, with examples that exist now. */
  readonly calls: () => readonly Call[];
  readonly addressOf: (call: Call) => string;
  readonly people: People;
  readonly watches: { readonly log: LogWatch; readonly lines: LineWatch; readonly process: ProcessWatch };
  /** Whether the run ends before the next request. */
  readonly isOver: (soFar: { readonly sent: number; readonly rules: ReadonlySet<Rule> }) => boolean;
  readonly patienceMs?: number;
  /** How many requests are spent on shrinking one that broke a rule. */
  readonly shrinkTries?: number;
};

/** A broken rule, and the smallest request that breaks it. */
type Broken = Finding & { readonly smallest: Draft };

export type Fuzzed = {
  readonly seed: number;
  readonly sent: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly broken: readonly Broken[];
};

const PATIENCE_MS = 15_000;
/** The run ends after this many. */
const MAX_BROKEN = 20;
const SHRINK_TRIES = 80;
/** Requests for each call in a round. */
const IN_A_ROUND = 4;
/** A costly call is sent in one of this many rounds. */
const COSTLY_EVERY = 4;

/** Sends requests made from the API's description, one after the other, and judges the effects of each. */
export const fuzz = async (options: FuzzOptions): Promise<Fuzzed> => {
  const { seed, calls, shrinkTries = SHRINK_TRIES } = options;
  const statuses: Record<string, number> = {};
  const broken = new Map<string, Broken>();
  const rules = new Set<Rule>();
  let sent = 0;
  const isOver = (): boolean => options.isOver({ sent, rules }) || broken.size >= MAX_BROKEN;
  const kindOf = ({ rule }: Finding, call: Call): string => `${rule} ${nameOf(call)}`;

  const ask = async (draft: Draft): Promise<readonly Finding[]> => {
    const asked = await askOnce(options, draft);
    if (asked === undefined) return [];
    sent++;
    statuses[asked.answer.status] = (statuses[asked.answer.status] ?? 0) + 1;
    return asked.findings;
  };

  /** Looks only for rules that this call has not broken yet. */
  const checkCall = async (call: Call, round: number, turn: number): Promise<void> => {
    let first: Finding | undefined;
    let tries = 0;
    const keepsRules = async (draft: Draft): Promise<boolean> => {
      if (first === undefined ? isOver() : tries++ >= shrinkTries) return true;
      const findings = await ask(draft);
      const found = findings.filter((each) => (first ? each.rule === first.rule : !broken.has(kindOf(each, call))));
      for (const { rule } of found) rules.add(rule);
      first ??= found[0];
      for (const each of found) broken.set(kindOf(each, call), { ...each, smallest: draft });
      return found.length === 0;
    };
    await fc.check(fc.asyncProperty(requestsFor(call), keepsRules), {
      // With the same seed, all calls of a round would be changed alike.
      seed: (seed * 1_000 + round) * 1_000 + turn,
      numRuns: call.isCostly ? 1 : IN_A_ROUND,
      examples: round === 0 ? [[plainRequest(call)]] : [],
      endOnFailure: shrinkTries === 0,
    });
  };

  for (let round = 0; !isOver(); round++) {
    const all = calls().filter(({ isCostly }) => !isCostly || round % COSTLY_EVERY === 0);
    for (const [turn, call] of all.entries()) if (!isOver()) await checkCall(call, round, turn);
  }
  return { seed, sent, statuses, broken: [...broken.values()] };
};

const askOnce = async (
  { people, addressOf, watches, patienceMs = PATIENCE_MS }: FuzzOptions,
  draft: Draft,
): Promise<{ readonly answer: Answer; readonly findings: readonly Finding[] } | undefined> => {
  const { asker, call } = draft;
  const requestId = randomUUID();
  const cookie = people.cookieOf(asker);
  const answer = await send(draft, { url: addressOf(call), cookie, requestId, patienceMs });
  if (answer === undefined) return undefined;
  // A request that was cut off may have been carried out.
  if (answer.status === 0) watches.log.grant(requestId);
  const findings = [
    ...judgeAnswer(draft, answer),
    ...(await watches.log.judge(draft, answer)),
    ...watches.lines.judge(),
    ...watches.process.judge(),
  ];
  for (const person of outAfter(draft, answer, cookie)) await people.renew(person);
  return { answer, findings };
};

/** Users who lost their session: one whose session cookie changed, and the leaver after a password change. */
const outAfter = ({ asker, call }: Draft, { status, headers }: Answer, cookie = ''): Person[] => {
  const [, given] = /^sid=([^;]*)/.exec(headers['set-cookie']?.find((each) => each.startsWith('sid=')) ?? '') ?? [];
  const person = PEOPLE.find((each) => each === asker);
  const isOut = person !== undefined && given !== undefined && !cookie.split('; ').includes(`sid=${given}`);
  return [...(isOut ? [person] : []), ...(call.endsSessions && status < 400 ? ['leaver' as const] : [])];
};

const LONG = 2_000;

/** Describes the broken rules of a run, each with the smallest request that breaks it. */
export const describeFuzzed = ({ seed, broken }: Fuzzed): string =>
  broken
    .flatMap(({ rule, what, smallest: { call, asker, method, path, query, headers, body } }) => [
      `Seed ${seed}: ${RULES[rule]}, but not so here: ${nameOf(call)}`,
      `  ${what}`,
      `  ${JSON.stringify({ asker, method, path, query, headers, body: body?.toString('latin1') }).slice(0, LONG)}`,
    ])
    .concat(broken.length > 0 ? [`Again: npm run faults -- --fuzz --seed ${seed}`] : [])
    .join('\n');
