import type { QueryArrayConfig } from 'pg';
import { EventIdConflict, WrongExpectedRevision } from '../errors.ts';
import type { AppendResult, ExpectedRevision } from '../port.ts';
import { revisionOf } from '../units.ts';
import { densePosition } from './dense-position.ts';
import type { PreparedAppend } from './prepare-append.ts';

export type AppendRequest = { readonly append: PreparedAppend; readonly expected: ExpectedRevision };

const EXPECTED = { 'no-stream': '-1', 'stream-exists': '-2', any: '-3' };

/**
 * The call that appends a batch. Texts are sent as lines, since neither names nor JSON texts contain line breaks: the
 * server splits them faster than it parses an array with every quote escaped.
 */
const callOf = (appendFunction: string): string => `select ${appendFunction}(
  string_to_array($1, E'\\n'), $2, $3, $4, string_to_array($5, E'\\n')::uuid[], string_to_array($6, E'\\n'),
  string_to_array($7, E'\\n'), string_to_array($8, E'\\n'), $9)`;

/** `looksUp`: whether ids are looked up first, see `sql/0006-append.sql`. */
export const appendCall = (
  batch: readonly AppendRequest[],
  looksUp: boolean,
  appendFunction = 'event_log.append',
): QueryArrayConfig => {
  const streams = new Map<string, number>();
  const targets: number[] = [];
  const expectations: string[] = [];
  const counts: number[] = [];
  const ids: string[] = [];
  const types: string[] = [];
  const datas: string[] = [];
  const metadatas: string[] = [];
  for (const { append, expected } of batch) {
    const target = streams.get(append.stream) ?? streams.size + 1;
    streams.set(append.stream, target);
    targets.push(target);
    expectations.push(typeof expected === 'bigint' ? expected.toString() : EXPECTED[expected]);
    counts.push(append.events.length);
    for (const { id, type, dataText, metadataText } of append.events) {
      ids.push(id);
      types.push(type);
      datas.push(dataText);
      metadatas.push(metadataText);
    }
  }
  return {
    name: 'append',
    text: callOf(appendFunction),
    values: [
      [...streams.keys()].join('\n'),
      `{${targets.join()}}`,
      `{${expectations.join()}}`,
      `{${counts.join()}}`,
      ids.join('\n'),
      types.join('\n'),
      datas.join('\n'),
      metadatas.join('\n'),
      looksUp,
    ],
    rowMode: 'array',
  };
};

/** The outcome of one append: its result, or the error that refuses it. */
export const appendOutcome = ({ append, expected }: AppendRequest, answer: string): AppendResult | Error => {
  const [outcome, revision = '', position = ''] = answer.split(' ');
  switch (outcome) {
    case 'appended':
    case 'repeated':
      return { revision: revisionOf(revision), position: densePosition(position) };
    case 'wrong-revision':
      return new WrongExpectedRevision(append.stream, expected, revision === '-1' ? 'no-stream' : revisionOf(revision));
    case 'id-conflict':
      return new EventIdConflict(
        `An append to ${append.stream} has an id that is known with other content or elsewhere`,
      );
    default:
      return new Error(`Unexpected answer ${answer} of the log to an append to ${append.stream}`);
  }
};
