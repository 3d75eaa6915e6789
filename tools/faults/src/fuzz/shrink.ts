import type { Draft } from './draft.ts';

const withoutHeader = (draft: Draft, name: string): Draft => {
  const { [name]: _, ...headers } = draft.headers;
  return { ...draft, headers };
};

/** What is left of a text when one of ever smaller parts is taken out. */
const shorter = (length: number): (readonly [from: number, to: number])[] => {
  const cuts: [number, number][] = [];
  for (let size = length; size >= Math.max(1, length / 16); size = Math.floor(size / 2)) {
    for (let from = 0; from < length && from / size < 8; from += size) cuts.push([from, Math.min(length, from + size)]);
    if (size === 1) break;
  }
  return cuts;
};

const shorterText = (text: string): string[] =>
  shorter(text.length).map(([from, to]) => `${text.slice(0, from)}${text.slice(to)}`);

const shorterBody = (body: Buffer): Buffer[] =>
  shorter(body.length).map(([from, to]) => Buffer.concat([body.subarray(0, from), body.subarray(to)]));

/** A JSON body with one of its fields less. */
const fewerFields = (body: Buffer): Buffer[] => {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return [];
    const fields = Object.entries(parsed);
    return fields.map((dropped) =>
      Buffer.from(JSON.stringify(Object.fromEntries(fields.filter((field) => field !== dropped)))),
    );
  } catch {
    return [];
  }
};

const shorterValues = (value: string | readonly string[]): (string | readonly string[])[] =>
  typeof value === 'string'
    ? shorterText(value)
    : shorter(value.length).map(([from, to]) => [...value.slice(0, from), ...value.slice(to)]);

/** Requests that are a little simpler than this one, the simplest first. */
const simpler = (draft: Draft): Draft[] => {
  const { body, query, headers, asker } = draft;
  const withQuery = (shortened: string): Draft => ({ ...draft, query: shortened });
  return [
    ...(body ? [{ ...withoutHeader(draft, 'content-type'), body: undefined }] : []),
    ...(query === '' ? [] : [withQuery('')]),
    ...(query.includes('&') ? query.split('&').map((kept) => withQuery(kept)) : []),
    ...(asker === 'visitor' ? [] : [{ ...draft, asker: 'visitor' as const }]),
    ...Object.keys(headers).map((name) => withoutHeader(draft, name)),
    ...(body ? [...fewerFields(body), ...shorterBody(body)].map((less) => ({ ...draft, body: less })) : []),
    ...shorterText(query).map(withQuery),
    ...shorterText(draft.path)
      .filter((path) => path.startsWith('/'))
      .map((path) => ({ ...draft, path, isElsewhere: true })),
    ...Object.entries(headers).flatMap(([name, value]) =>
      shorterValues(value).map((less) => ({ ...draft, headers: { ...headers, [name]: less } })),
    ),
  ];
};

/** Makes a request smaller as long as it still breaks the same rule: the smallest that was found with so many tries. */
export const shrink = async (
  draft: Draft,
  isBroken: (draft: Draft) => Promise<boolean>,
  maxTries: number,
): Promise<Draft> => {
  let smallest = draft;
  let tries = 0;
  for (;;) {
    const found = await firstBroken(
      simpler(smallest),
      async (candidate) => tries++ < maxTries && (await isBroken(candidate)),
    );
    if (found === undefined) return smallest;
    smallest = found;
  }
};

const firstBroken = async (
  drafts: readonly Draft[],
  isBroken: (draft: Draft) => Promise<boolean>,
): Promise<Draft | undefined> => {
  for (const draft of drafts) if (await isBroken(draft)) return draft;
  return undefined;
};
