import { describe, expect, it } from 'vitest';
import { readReport, type ShownReport } from '../read-report.ts';
import { benchbook } from '../testing/benchbook.ts';
import { compareVersions } from './compare-versions.ts';

const report = (change: (copy: typeof benchbook) => void = () => undefined): ShownReport => {
  const copy = structuredClone(benchbook);
  change(copy);
  return readReport(copy);
};
const changes = (change: (copy: typeof benchbook) => void) => compareVersions(report(), report(change));
const textsOf = (change: (copy: typeof benchbook) => void) =>
  changes(change).statements.map(({ kind, claim }) => `${kind}: ${claim.text}`);
const [first = '', ...others] = benchbook.aiAnalysis.strengths;

describe('what changed between two versions of a report (D-129)', () => {
  it('is nothing where both say the same', () =>
    expect(changes(() => undefined)).toMatchObject({ statements: [], facts: [] }));

  it('names a statement that came and one that went', () => {
    const found = textsOf((copy) => {
      copy.aiAnalysis.strengths = [...others, 'Seventy workshops in Leeds already use it'];
      copy.evidence = [];
    });
    expect(found).toContain('added: Seventy workshops in Leeds already use it');
    expect(found).toContain(`removed: ${first}`);
  });

  it('does not take another order for a change', () =>
    expect(
      textsOf((copy) => {
        copy.aiAnalysis.strengths = copy.aiAnalysis.strengths.toReversed();
        copy.evidence = [];
      }),
    ).toEqual([]));

  it('takes another wording of the same statement for one change', () => {
    const found = changes((copy) => {
      copy.aiAnalysis.strengths = [`${first} today`, ...others];
      copy.evidence = [];
    }).statements;
    expect(found).toMatchObject([{ kind: 'changed', before: { text: first }, claim: { text: `${first} today` } }]);
  });

  it('matches statements that rest on the same quote, however they are worded', () => {
    const quoted = report().strengths.find(({ evidence }) => evidence?.basis === 'quote');
    const found = changes((copy) => {
      copy.aiAnalysis.strengths = copy.aiAnalysis.strengths.map((text) =>
        text === quoted?.text ? 'Something else entirely' : text,
      );
    }).statements;
    expect(found).toMatchObject([{ kind: 'changed', claim: { text: 'Something else entirely' } }]);
  });

  it('never matches across parts of the report', () => {
    const found = textsOf((copy) => {
      copy.aiAnalysis.strengths = others;
      copy.aiAnalysis.threats = [...copy.aiAnalysis.threats, first];
      copy.evidence = [];
    });
    expect(found).toEqual([`added: ${first}`, `removed: ${first}`]);
  });

  it('lays the ratings side by side', () => {
    const { ratings } = changes((copy) => {
      copy.aiAnalysis.monetizationPotential.rating = 5;
      copy.aiAnalysis.successPotential.rating = null as never;
    });
    const before = benchbook.aiAnalysis.monetizationPotential.rating ?? 0;
    expect(ratings).toEqual([
      { label: 'Monetization', outOf: 5, score: 5, difference: 5 - before },
      { label: 'Success', outOf: 10, score: undefined, difference: undefined },
    ]);
  });

  it('lists facts whose status or value differs', () => {
    const fact = {
      id: 'title',
      group: 'search' as const,
      title: 'Title',
      status: 'fail' as const,
      value: 12,
      unit: 'characters',
      evidence: '',
      why: 'It is read first.',
      source: 'https://example.com/',
      rules: '1',
    };
    const older = { ...report(), facts: [fact, { ...fact, id: 'same' }] };
    const newer = {
      ...report(),
      facts: [
        { ...fact, status: 'pass' as const, value: 40 },
        { ...fact, id: 'same' },
      ],
    };
    expect(compareVersions(older, newer).facts).toMatchObject([
      { fact: { id: 'title', status: 'pass' }, before: '12 characters', after: '40 characters' },
    ]);
  });
});
