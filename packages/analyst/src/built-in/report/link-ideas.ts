import { quotesPeople } from '../findings/also-said.ts';
import type { Context } from '../findings/context.ts';
import { mainCall } from '../findings/main-call.ts';
import { canClaimAbsence } from '../findings/absence.ts';
import { contactOf } from '../findings/next-step.ts';
import { servicesIn } from '../findings/services.ts';
import { testimonialsIn } from '../findings/proof.ts';
import { topOf } from '../findings/top.ts';
import { showsVoices } from '../findings/shown-voices.ts';
import { praiseZone } from '../findings/voices.ts';
import { kindsOf } from '../kind/kind.ts';
import { GOODS } from '../kind/model-signs.ts';
import { letters } from '../read/name-signs.ts';
import type { Site } from '../read/site.ts';
import { excerpt, quoted } from '../read/wording.ts';
import type { Rule } from './idea.ts';

const LONGEST_LINK = 70;

/** The first link to another page of the site that is called so. */
const linkCalled = ({ site }: Context, form: RegExp): string | undefined =>
  site.snapshot.links
    .find(
      ({ text, href, isExternal }) =>
        !isExternal &&
        text.trim().length <= LONGEST_LINK &&
        form.test(text.trim()) &&
        !href.endsWith('#') &&
        URL.parse(href)?.pathname !== '/',
    )
    ?.text.trim();

/** What such pages link as stories is about others. */
const OF_OTHERS = kindsOf('blog news reference forum media directory marketplace store-listing religious government');
/** What others say of the site, rather than reports on projects or reviews of what it lists. */
const VOICES =
  /testimonial|customers?|clients?\b|patients?\b|guests?\b|what .{0,30}\bsa(?:y|id)\b|success stor|kundenstimmen|kundenmeinung|gästestimmen|erfahrungsberichte|témoignage|livre d['’]or|gästebuch|guest ?book|avis (?:clients|de nos)|opiniones de (?:clientes|nuestr)|libro de visitas|testimoni|dicono di noi|depoiment|お客様の声/iu;
/** The same where no phrase of the lexicon names it. */
const VOICES_ALONE =
  /^(?:(?:le |notre )?livre d['’]or|gästebuch|guest ?book|libro de visitas|(?:i|nos) témoignages)$/iu;

/** The law of many countries bars them from advertising with the words of patients and clients. */
const BARRED = kindsOf('health practice');
/** What customers say is one click too far. */
export const linkedProof: Rule = (context) => {
  const { site, judgment } = context;
  if (OF_OTHERS.has(judgment.kind.id) || BARRED.has(judgment.kind.id) || site.pages.length > 1) return undefined;
  if (testimonialsIn(context).length > 0 || quotesPeople(site) || praiseZone(site).size > 0) return undefined;
  if (showsVoices(site)) return undefined;
  const links = new Set(site.snapshot.links.map(({ text }) => text.trim()));
  const link =
    site
      .topic('testimonials')
      .map(({ passage }) => passage.text.trim())
      .find((text) => links.has(text) && text.length <= LONGEST_LINK && VOICES.test(text)) ??
    linkCalled(context, VOICES_ALONE);
  if (link === undefined) return undefined;
  const call = mainCall(context);
  const place = call === undefined || call === link ? '' : `, beside ${quoted(call)}`;
  return {
    text: `Quote one voice from ${quoted(link)} on the first page${place}`,
    from: [`a link is called ${quoted(link)}`, 'our rules recognized no quote on the page itself'],
  };
};

const REASONS =
  /^(?:(?:\d+ )?reasons (?:to|why|for)\b.*|why (?:us|choose .*|buy (?:from|with) .*|shop with us|book with us|work with us|join(?: us)?)|(?:\d+ gründe|darum|warum)(?: \p{L}+){0,3}|pourquoi (?:nous|choisir .*|acheter .*)|nos (?:engagements|atouts|garanties|valeurs)|(?:\d+ )?razones para .*|por qué (?:elegirnos|nosotros|comprar .*)|perch[ée] (?:sceglier\p{L}*|noi|acquistare)(?: .*)?|por que (?:nos escolher|comprar .*|escolher .*)|unsere (?:vorteile|stärken)|ihre vorteile|our (?:advantages|promise|difference))[?!.]?$/iu;

/** “Why choose leather” is about a material, “Why choose TR?” about the site. */
const CHOSEN =
  /^(?:why (?:choose|join)|pourquoi choisir|por qué elegir|perch[ée] scegliere|por que escolher)\s(.+?)\W*$/iu;
const isAboutSite = ({ name, host }: Site, link: string): boolean => {
  const chosen = CHOSEN.exec(link)?.[1];
  if (chosen === undefined || /^(?:us|our|nous|notre|noi|nós|\p{Lu}{2,4})(?!\p{L})/u.test(chosen)) return true;
  const own = letters(`${name.title} ${host}`);
  return (chosen.match(/\p{L}{3,}/gu) ?? []).some((word) => /^\p{Lu}/u.test(word) && own.startsWith(letters(word)));
};

/** What sets a site apart stands on a page that few open. */
export const reasonsInside: Rule = (context) => {
  const link = linkCalled(context, REASONS);
  const top = topOf(context);
  if (link === undefined || top === undefined || context.site.pages.length > 1) return undefined;
  if (!isAboutSite(context.site, link)) return undefined;
  if (context.site.snapshot.headings.some(({ text }) => text.trim() === link)) return undefined;
  const where = top.place === 'title' ? 'in the first lines' : `below ${quoted(excerpt(top.text, 60))}`;
  return {
    text: `Write the strongest point of ${quoted(link)} ${where}`,
    from: [`a link is called ${quoted(link)}`, `the ${top.place} reads ${quoted(excerpt(top.text, 80))}`],
  };
};

/** “Store locator”, “Filialen”: a chain, whose nearest store a buyer can reach. */
const STORES =
  /^(?:store locator|(?:find an?|our|visit our) (?:stores?|shops?|branch(?:es)?)|stores|filialen|filialfinder|(?:unsere )?(?:filialen|standorte|märkte)|(?:nos|trouver un|trouvez votre) (?:magasins?|boutiques?|points de vente)|(?:nuestras )?tiendas|(?:i nostri |trova (?:il )?)?(?:negozi(?:o)?|punti vendita)|(?:nossas )?lojas)$/iu;

const COLLECTS =
  /(?<!\p{L})(?:pick[- ]?up|(?:click|order|buy|reserve)\s?(?:&|and|online)?,?\s?(?:collect|pick)|collect (?:in|from|at) |(?:selbst)?abhol\p{L}*|retrait en|recogida|recoge|ritir[oa]|retir[ae] n)/iu;

/** Who wants it today can collect it: only the menu tells. */
export const storesNearby: Rule = (context) => {
  const link = linkCalled(context, STORES);
  if (link === undefined || !GOODS.has(context.judgment.kind.id) || !canClaimAbsence(context)) return undefined;
  // Who has one address is no chain.
  if (contactOf(context).address !== undefined) return undefined;
  if (servicesIn(context).some(({ id }) => id === 'pickup')) return undefined;
  if (context.site.said.some(({ text }) => COLLECTS.test(text))) return undefined;
  return {
    text: `Buyers who want it today could collect it: ${quoted(link)} shows that there are stores`,
    from: [`a link is called ${quoted(link)}`, 'no link, button or line of the page offers to collect an order'],
  };
};

const REPLIES =
  /(?<![\d.,])(\d{1,4})\s(?:comments?|replies|responses|kommentare?|antworten|commentaires?|réponses?|comentarios?|respuestas?|commenti|risposte|comentários?|respostas?)(?!\p{L})/iu;
const FEWEST_REPLIES = 4;
const LONGEST_PIECE = 110;

/** What readers answered most shows what they would come back for. */
export const mostDiscussed: Rule = ({ site }) => {
  const headings = new Set(site.snapshot.headings.map(({ text }) => text));
  const counted = site.snapshot.blocks.flatMap(({ text, section }) => {
    const found = text.length < LONGEST_PIECE ? REPLIES.exec(text) : null;
    const isPiece = headings.has(section) && section.split(' ').length > 2 && section.length <= LONGEST_PIECE;
    return found === null || !isPiece ? [] : [{ section, words: found[0], count: Number(found[1]) }];
  });
  const [most, next] = [...new Map(counted.map((each) => [each.section, each])).values()].toSorted(
    (a, b) => b.count - a.count,
  );
  if (most === undefined || next === undefined || most.count < FEWEST_REPLIES || most.count === next.count)
    return undefined;
  const piece = quoted(most.section);
  return {
    text: `More on the subject of ${piece} would bring readers back: it drew ${most.words}, more than other pieces of the page`,
    from: [`under ${piece} the page says ${most.words}`, `under ${quoted(next.section)} it says ${next.words}`],
  };
};

/** Not every headline with a question mark is one that people ask. */
const QUESTION =
  /^(?:how|what|why|when|where|which|who|can|do|does|is|are|should|will|wie|was|warum|wann|wo|welche[rs]?|wer|kann|comment|pourquoi|quand|où|quel(?:le)?s?|qui|puis-je|est-ce|¿?(?:cómo|qué|por qué|cuándo|dónde|cuál|quién|puedo)|come|cosa|perché|quando|dove|quale|chi|posso|o que|por que|como|onde|qual|quem)\s.{8,95}[?？]$/iu;
const FEWEST_QUESTIONS = 3;
/** Their questions are headlines, or titles already. */
const ASKED_THERE = kindsOf('news forum reference');

/** Questions as people ask them: each could be found in a search engine. One that opens its answer on the page leads nowhere. */
export const questions: Rule = ({ site, isSure, judgment }) => {
  if (isSure && ASKED_THERE.has(judgment.kind.id)) return undefined;
  const asked = [
    ...new Set(
      site.snapshot.links
        .filter(({ isExternal, href }) => !isExternal && !href.includes('#'))
        .map(({ text }) => text.trim()),
    ),
  ].filter((text) => QUESTION.test(text) && text.split(' ').length > FEWEST_QUESTIONS);
  const [first, second] = asked;
  if (first === undefined || second === undefined || asked.length < FEWEST_QUESTIONS) return undefined;
  return {
    text: `People type questions such as ${quoted(first)} into search engines: ${asked.length} of them stand here as links`,
    from: [`links read ${quoted(first)} and ${quoted(second)}`, `${asked.length} links of the page are questions`],
  };
};
