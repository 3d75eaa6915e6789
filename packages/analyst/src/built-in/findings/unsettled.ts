import { kindsOf } from '../kind/kind.ts';
import type { Passage } from '../read/passage.ts';
import { sentenceAt } from '../read/sentences.ts';
import { excerpt, quoted } from '../read/wording.ts';
import { type Finding, groundOf, weakness } from '../report/statement.ts';
import { SOON } from './coming-soon.ts';
import type { Context } from './context.ts';
import { memoize } from './memoize.ts';

/** Notices that a page is under construction, in the seven languages. */
const UNFINISHED =
  /\b(?:(?:this|our) (?:new )?(?:web)?(?:site|page)|the website) is (?:(?:currently|still) )?(?:not (?:yet )?(?:finished|complete|ready)|under construction|being (?:built|rebuilt)|(?:a )?work in progress)|\b(?:some|these|the) pages are (?:currently |still )?not (?:yet )?available|(?:web|internet)?seite (?:ist|befindet sich) (?:derzeit |aktuell )?(?:noch )?(?:nicht fertig|im aufbau|in arbeit)|\b(?:ce|notre|le) (?:nouveau )?site (?:web |internet )?(?:est (?:encore |actuellement )?en (?:cours de )?(?:construction|refonte)|n['’]est pas encore (?:terminé|fini|prêt))|(?:sitio|página|web) (?:web )?(?:aún |todavía )?(?:no está (?:aún |todavía )?(?:terminad|acabad|finalizad|list)[oa]|está en construcción)|las páginas (?:aún |todavía )?no están disponibles|(?:sito|pagina) (?:è )?(?:ancora )?(?:in costruzione|in allestimento|provvisori[oa]|non è ancora (?:pront|complet)[oa])|\b(?:site|página) (?:ainda )?(?:não está (?:ainda )?(?:finalizad|concluíd|pront)[oa]|está em construção)|サイトは(?:現在)?(?:工事中|準備中|作成中)/iu;
/** Notes by the author about a text that is still to be written. */
const TO_WRITE =
  /\bplaceholder (?:articolo|artículo|artigo|artikel)|(?<!\p{L})qui inserirem[oe](?!\p{L})|(?<!\p{L})aquí (?:insertaremos|incluiremos)(?!\p{L})|(?<!\p{L})aqui (?:inseriremos|vamos inserir)(?!\p{L})|\bici nous (?:mettrons|insérerons)\b|\bhier (?:fügen wir|werden wir) .{2,60} ein(?:fügen)?\b/iu;
/** A raw shortcode, such as “[player type="audio" …]”. */
const SHORT_CODE =
  /\[[a-z][\w-]{2,20}(?: [a-z][\w-]{1,30}=["“”'][^\]"“”']{0,200}["“”']){1,40}|\[\/?(?:raw|noindex|dropcap|shortcode|caption|one_half|one_third)\]|<%[@=]?[^<>%]{2,120}%>|<(?:a|b|br|div|font|h\d|img|p|span|strong)(?:\s(?:[\w-]+=|\/)[^<>]{0,120})?>|\{"\w{2,30}":.{0,20}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \p{L}{3} \d\d \d\d:\d\d:\d\d \w{2,4} 20\d\d/u;
const SHOWS_CODE = kindsOf('documentation open-source developer-tool reference forum');
/** Kinds of sites whose texts are by others, or whose “site” may be a building site. */
const OF_OTHERS = kindsOf('news forum reference builder real-estate');
const MAX_LENGTH = 300;

/** A raw code in a text. “You may use these HTML tags: …” shows code on purpose. */
const codeIn = ({ text, place }: Passage): string | undefined =>
  // Frame texts include image descriptions, which visitors do not see.
  place === 'frame' || /\bhtml\b/iu.test(text) ? undefined : SHORT_CODE.exec(text.slice(0, 1_000))?.[0];

/** Evidence that a page is unfinished: its own notice, a text still to be written, or a raw shortcode. */
export const unfinished = memoize(({ site, isSure, judgment }: Context): Finding | undefined => {
  const kind = isSure ? judgment.kind.id : undefined;
  const texts = site.passages.filter(({ place, isQuotable }) => isQuotable && place !== 'quote' && place !== 'form');
  for (const passage of texts.filter(({ text }) => text.length <= MAX_LENGTH)) {
    const found = UNFINISHED.exec(passage.text) ?? TO_WRITE.exec(passage.text);
    if (found === null || (kind !== undefined && OF_OTHERS.has(kind))) continue;
    const sentence = sentenceAt(passage, found.index);
    const words = quoted(excerpt(sentence, 140));
    const [text, fix] = TO_WRITE.test(found[0])
      ? [`A text of the page is still missing: ${words}`, `Write the text that ${words} stands for`]
      : [`The page says that it is unfinished: ${words}`, `Add what is missing, and remove ${words}`];
    return weakness('unfinished', 0.94, text, groundOf(passage, sentence), fix);
  }
  const passage =
    kind !== undefined && SHOWS_CODE.has(kind) ? undefined : texts.find((each) => codeIn(each) !== undefined);
  const code = passage && codeIn(passage);
  if (passage === undefined || code === undefined) return undefined;
  const words = `“${excerpt(code, 60)}”`;
  const isHead = passage.place === 'title' || passage.place === 'description';
  const text = `${isHead ? 'Search engines show' : 'Visitors read'} code instead of text: ${words}`;
  const inText = code.startsWith('<')
    ? `Remove tags such as ${words} from the visible texts`
    : `Replace ${words} with the text that it stands for`;
  const fix = isHead ? `Remove ${words} from the ${passage.place} ${quoted(excerpt(passage.text, 70))}` : inText;
  return weakness('unfinished', 0.94, text, groundOf(passage, code), fix);
});

/** A standalone “Coming soon”. Whether visitors miss what it announces is unknown. */
export const announced = memoize(({ site }: Context): Passage | undefined =>
  site.said.find(
    ({ text, place, isQuotable }) => isQuotable && place !== 'link' && place !== 'frame' && SOON.test(text.trim()),
  ),
);
