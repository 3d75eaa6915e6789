import type { Persona } from '@twofold/contracts/analysis/report';
import type { Measured } from './measure-site.ts';

/** Everything that a report says about a persona. A limited report has none. */
const personaLines = (persona: Persona | null): readonly string[] =>
  persona === null
    ? ['persona: none']
    : [
        `persona: ${persona.name}, ${persona.occupation}${persona.age === '' ? '' : `, aged ${persona.age}`}`,
        `      in words of the page: ${persona.quote}`,
        `      background: ${persona.background}`,
        `      behavior: ${persona.behavior}`,
        ...persona.goals.map((goal) => `      goal: ${goal}`),
        ...persona.painPoints.map((pain) => `      worry: ${pain}`),
      ];

/** A report as text: each statement with its evidence, and the mistakes that were found automatically. */
export const readableReport = ({ site, judgment, kind, unread, scored, pages }: Measured): string => {
  const judgedAs = `${judgment.kinds[0] ?? 'not sure'} at ${judgment.confidence.toFixed(2)} (${kind}; expected ${site.kinds.join(', ')})`;
  const head = [`# ${site.slug} ${site.url}`, `kind: ${judgedAs}`];
  if (scored === undefined) return `${[...head, `no report: ${unread ?? ''}`].join('\n')}\n`;
  const { report, statements, lostQuotes } = scored;
  const { monetizationPotential, successPotential } = report.aiAnalysis;
  const wrong = new Map(scored.falseAbsences.map(({ path, topics }) => [path, topics.join(', ')]));
  const restsOn = (path: string): readonly string[] =>
    report.evidence
      .filter((piece) => piece.path === path)
      .map((piece) => {
        if (piece.basis !== 'quote')
          return `      ~ ${piece.basis === 'inference' ? piece.reason : JSON.stringify(piece)}`;
        return `      « ${piece.quote} » [${piece.section}]${lostQuotes.includes(piece.quote) ? ' <<< NOT ON THE PAGES' : ''}`;
      });
  return `${[
    ...head,
    ...(pages === undefined
      ? []
      : [`pages read: ${[...pages.read, ...pages.others].join(' ') || '–'}; missed: ${pages.missed.join(' ') || '–'}`]),
    `title: ${report.title}`,
    `description: ${report.description}`,
    `ratings: ${String(monetizationPotential.rating)} of 5, ${String(successPotential.rating)} of 10; audience ${scored.audience}`,
    ...statements.flatMap(({ path, text }) => [
      `${path.replace('aiAnalysis.', '')}: ${text}${wrong.has(path) ? ` <<< IS THERE: ${wrong.get(path)}` : ''}`,
      ...restsOn(path),
    ]),
    ...[report.aiAnalysis.customerPersona, ...report.aiAnalysis.secondaryPersonas].flatMap(personaLines),
  ].join('\n')}\n`;
};
