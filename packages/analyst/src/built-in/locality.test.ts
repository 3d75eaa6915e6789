import type { Report } from '@twofold/contracts/analysis/report';
import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { readPage } from './page.ts';
import { reportOf } from './report.ts';
import { htmlOf, type SampleSite, snapshotOf } from './testing/sample-sites.ts';
import { difference, restsOn, type Stated, statedIn } from './testing/statements.ts';

const report = (html: string): Report => reportOf(factsOf(readPage(snapshotOf(html))));

/** One fact of a sample site, before and after, and what a statement that rests on it must speak of. */
type Change = {
  readonly what: string;
  readonly site: SampleSite;
  readonly from: string;
  readonly to: string;
  readonly speaksOf: RegExp;
  /** A statement that must be among those that change. */
  readonly atLeast: RegExp;
};

const changes: readonly Change[] = [
  {
    what: 'a price rises',
    site: 'benchbook',
    from: '$29 a month for one shop',
    to: '$39 a month for one shop',
    speaksOf: /\$[23]9/u,
    atLeast: /\$39 a month/u,
  },
  {
    what: 'a price disappears',
    site: 'benchbook',
    from: '$29 a month for one shop, up to six stands.',
    to: 'One plan for every shop.',
    speaksOf: /\$29|price|up to six stands/u,
    atLeast: /nothing about what Benchbook costs/u,
  },
  {
    what: 'the audience changes',
    site: 'benchbook',
    from: 'Built for shops with two to six stands.',
    to: 'Built for mechanics who work alone.',
    speaksOf:
      /two to six stands|mechanics who work alone|small bike shops, who now|“Benchbook: repair tickets for small bike shops”/u,
    atLeast: /Mechanics who work alone/u,
  },
  {
    what: 'the login goes',
    site: 'benchbook',
    from: '<a href="#log-in">Log in</a>',
    to: '',
    speaksOf: /Log in|signs that people pay or stay|brings people back/u,
    atLeast: /customers who log in/u,
  },
  {
    what: 'the trial gets shorter',
    site: 'benchbook',
    from: 'Try it for 30 days. No card.',
    to: 'Try it for 7 days. No card.',
    speaksOf: /Try it for \d+ days/u,
    atLeast: /for 7 days/u,
  },
  {
    what: 'a picture is described',
    site: 'benchbook',
    from: '<img',
    to: '<img alt="Tickets on a line"',
    speaksOf: /images|is well made/u,
    atLeast: /pictures/iu,
  },
  {
    what: 'a testimonial is signed by somebody else',
    site: 'fernpost',
    from: 'Nadia Okafor, office manager in Leeds',
    to: 'Peter Hallam, night porter in Hull',
    speaksOf: /killed four ferns/u,
    atLeast: /Peter Hallam/u,
  },
  {
    what: 'a testimonial disappears',
    site: 'fernpost',
    from: '<blockquote>I have killed four ferns in my life. This one is on its second winter.</blockquote>',
    to: '',
    speaksOf: /killed four ferns|quotes no customer|others vouch for it|signs that people pay or stay/u,
    atLeast: /Nobody but Fernpost speaks for Fernpost/u,
  },
  {
    what: 'a rival gets another name',
    site: 'fernpost',
    from: 'Unlike Bloomvan',
    to: 'Unlike Verdant Crate',
    speaksOf: /Bloomvan|Verdant Crate/u,
    atLeast: /^Verdant Crate: /u,
  },
  {
    what: 'the opening hours change',
    site: 'klangholz',
    from: '10 bis 18 Uhr',
    to: '9 bis 13 Uhr',
    speaksOf: /10 bis 18 Uhr|9 bis 13 Uhr/u,
    atLeast: /9 bis 13 Uhr/u,
  },
];

/** What a statement rests on and says; a rationale weighs what there was against what there is, so both count. */
const grounds = (statement: Stated, before: Report, after: Report): string => {
  const both = statement.path.endsWith('.rationale')
    ? [before, after].flatMap(statedIn).filter(({ path }) => path === statement.path)
    : [statement];
  return both.map((one) => `${restsOn(one)} ${one.text}`).join('\n');
};

describe('changing one fact of a page', () => {
  it.each(changes)('changes only what rests on it: $what', ({ site, from, to, speaksOf, atLeast }) => {
    const html = htmlOf(site);
    expect(html).toContain(from);
    const [before, after] = [report(html), report(html.replace(from, to))];
    const changed = difference(before, after);
    for (const statement of changed) expect(grounds(statement, before, after)).toMatch(speaksOf);
    expect(changed.some(({ text }) => atLeast.test(text))).toBe(true);
    expect(changed.length).toBeLessThan((before.evidence.length + after.evidence.length) / 3);
  });

  it('changes nothing when only the order of unrelated sections does', () => {
    const html = htmlOf('fernpost');
    const section = /<section id="quiz"[\s\S]*?<\/section>/u.exec(html)?.[0] ?? '';
    const moved = html.replace(section, '').replace('</main>', `${section}</main>`);
    expect(difference(report(html), report(moved)).map(({ text }) => text)).toEqual([]);
  });

  it('changes nothing for a new sentence that states no fact', () => {
    const html = htmlOf('benchbook');
    const longer = html.replace('Plan for it.', 'Plan for it. Sweep the floor.');
    expect(difference(report(html), report(longer)).map(({ text }) => text)).toEqual([]);
  });
});
