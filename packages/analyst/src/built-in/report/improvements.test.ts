import { describe, expect, it } from 'vitest';
import { contextOfPage } from '../testing/site-of.ts';
import { dividedIdeas } from './improvements.ts';
import { inferred, type Statement, weakness } from './statement.ts';

const context = contextOfPage({ title: 'Acme', body: '<h1>Acme</h1><p>We tune pianos in one evening.</p>' });
const basis = inferred('two things');
const ideaOf = (text: string): Statement => ({ kind: 'idea', weight: 0.9, text, basis });
const defect = (kind: string, fix: string, weight = 0.5) => weakness(kind, weight, `No ${kind}`, basis, fix);

const divided = (weaknesses: ReturnType<typeof defect>[], ideas: Statement[], move?: Statement) => {
  const { opportunities, improvements } = dividedIdeas(context, weaknesses, ideas, move);
  return [opportunities, improvements].map((list) => list.map(({ text }) => text));
};

describe('ideas of a report', () => {
  it('are opportunities where there is something to fix', () =>
    expect(divided([defect('no-team', 'Name the tuners')], [ideaOf('Sell vouchers')])).toEqual([
      ['Sell vouchers'],
      ['Name the tuners'],
    ]));

  it('are divided where there is nothing to fix', () =>
    expect(divided([], [ideaOf('Sell vouchers'), ideaOf('Move the award up')])).toEqual([
      ['Sell vouchers'],
      ['Move the award up'],
    ]));

  it('come from what visitors miss where there are no others, and stand in one list alone', () =>
    expect(divided([defect('no-team', 'Name the tuners'), defect('anonymous', 'Add names')], [])).toEqual([
      ['Name the tuners'],
      ['Add names'],
    ]));

  it('leave the only fix where it is', () =>
    expect(divided([defect('no-team', 'Name the tuners')], [])).toEqual([[], ['Name the tuners']]));
});

describe('cosmetic fixes', () => {
  const cosmetic = [defect('dated', 'Update the footer', 0.9), defect('thin', 'Add paragraphs', 0.95)];

  it('come last, and only one of them', () =>
    expect(divided([...cosmetic, defect('anonymous', 'Add names', 0.4)], [ideaOf('Sell vouchers')])[1]).toEqual([
      'Add names',
      'Add paragraphs',
    ]));

  it('are left out beside others', () =>
    expect(
      divided(
        [...cosmetic, defect('anonymous', 'Add names'), defect('filler', 'Replace it'), defect('no-team', 'Name them')],
        [ideaOf('Sell')],
      )[1],
    ).toEqual(['Add names', 'Replace it', 'Name them']));

  it('give way to a move of proof, so that there is one cosmetic idea a report', () =>
    expect(divided(cosmetic, [ideaOf('Sell vouchers')], ideaOf('Move the quote up'))).toEqual([
      ['Sell vouchers'],
      ['Move the quote up'],
    ]));

  it('are the opportunity where nothing else is one', () =>
    expect(divided([defect('filler', 'Replace it')], [], ideaOf('Move the quote up'))).toEqual([
      ['Move the quote up'],
      ['Replace it'],
    ]));
});
