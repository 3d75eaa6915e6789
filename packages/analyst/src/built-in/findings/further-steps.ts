import { type KindId, kindsOf } from '../kind/kind.ts';
import { quoted } from '../read/wording.ts';
import { EDITORIAL } from '../kind/model-signs.ts';
import { actionsIn, rankOfStep } from './actions.ts';
import type { Context } from './context.ts';
import { isOfBranch, nameOfCall } from './lead-call.ts';
import { isStepOfVisitors } from './link-class.ts';
import { isBehindForm } from './main-form.ts';
import { contactOf } from './next-step.ts';
import { servicesIn } from './services.ts';

/** Buttons that lead on begin so; one word alone only where it says what happens. */
const STEP =
  /^[^\p{L}]*(?:(?:i want my|quiero (?:mi|un)|je veux|voglio|ich will|quero|lancer|(?:try|get|launch|start|join|browse|find|explore|book (?:an?|your|now|online)|create|design|shop|apply|call|request|contact|sign up|kontakt\p{L}*|jetzt|nous|contacte[rz]|réserve[rz]|demande[rz]|découvr\p{L}+|contacta\p{L}*|contáct\p{L}*|solicit\p{L}+|reserva\p{L}*|accede|richiedi|prenota|contatta\p{L}*|scopri|fale|peça|agende)|listen to|ascolta|escucha|écoute[rz]|ouça)\s|(?:subscribe|suscríbete|abonnieren|abonnez-vous|s['’]abonner|abbonati|assine|tickets?|ticketshop|buy|order|register|download|donate|kaufen|bestellen|acheter|comprar|acquista)(?:\s|$))|(?:登録|予約|購入|注文|申し込み?)する$/iu;
/** Links of a menu that are steps though they are one word. */
const BARE =
  /^(?:order(?: online| now)?|subscribe|tickets?|ticketshop|donate|bestellen|spenden|abonnieren|suscríbete|suscribirse|entradas|billetterie|s['’]abonner|biglietti|biglietteria|abbonati|ingressos|assine|bestil(?: nu)?|boek(?: nu)?|kup teraz)$/iu;
/** “TicketsBuy tickets”: two languages run together. */
const RUN_TOGETHER = /[\s-]\p{L}*\p{Ll}\p{Lu}\p{Ll}+\s/u;
/** Beside goods or services, what one subscribes to is mail. */
const SUBSCRIBE =
  /^[^\p{L}]*(?:subscribe|abonnieren|abonnez-vous|s['’]abonner|suscríbete|suscribirse|abbonati|assine)(?!\p{L})/iu;
const READ = kindsOf('news blog media reference forum saas app developer-tool telecom');
/** What any page has, or what is for those who work there. */
const OF_THE_PAGE =
  /\b(?:team|staff|status|newsletter|notified|started?|more|login|log in|account|menu|wish ?list|tracking|filters?|results?|history|again|cause|social|facebook|twitter|instagram|pinterest|youtube|linkedin|rss|mailing list|delivery|nothing|links?|listed|verkaufen|ansehen|topics?|threads?|mehr|équipe|equipo|ya mismo)\b/iu;
/** Sites whose visitors come to write or call; elsewhere that is a way out, not the next step. */
const BY_CONTACT = kindsOf(
  'trade builder agency practice real-estate manufacturer portfolio health insurance recruitment',
);
const TO_CONTACT =
  /^[^\p{L}]*(?:contact|kontakt|nous contacter|contacte|contáct|contatt|fale|get in touch|call|e-?mail|write|お問い合わせ)/iu;
/** Sites whose visitors come to search. */
const BY_SEARCH = kindsOf('directory marketplace travel lodging real-estate transport ticketing recruitment reference');
const SEARCH = /search|find|such|recherch|trouver|busca|encontr|cerca|trova|procur|検索/iu;
/** What one types to have it. */
const COMMAND =
  /\b(?:npm i(?:nstall)?|pip install|yarn add|cargo (?:add|install)|brew install|gem install|docker pull|go get) (?!(?:like|and|or|the|it|with|from|in|to|commands?|for|is|as|will)\b)[\w@./:-]{2,40}/u;
const LONGEST_CODE = 400;
const LONGEST = 42;
const MOST = 2;

const isStep = ({ site }: Context, text: string): boolean =>
  text.length <= LONGEST &&
  STEP.test(text) &&
  !OF_THE_PAGE.test(text) &&
  isStepOfVisitors(site, text) &&
  !RUN_TOGETHER.test(text);

/** What a page offers to do next where it has no button for what it lives on: other buttons, a search, or a way to get in touch. */
export const furtherSteps = (context: Context): readonly string[] => {
  const noise = new Set(context.site.passages.filter(({ isNoise }) => isNoise).map(({ text }) => text));
  const isAmong = (kinds: ReadonlySet<KindId>): boolean => context.isSure && kinds.has(context.judgment.kind.id);
  const isByContact = isAmong(BY_CONTACT);
  const { callsToAction, forms, links } = context.site.snapshot;
  const buttons = callsToAction
    .filter(({ text }) => !noise.has(text.trim()))
    .map(({ text }) => nameOfCall(text))
    .filter((text) => isStep(context, text) && (isByContact || !TO_CONTACT.test(text)));
  const bare = links.map(({ text }) => nameOfCall(text)).filter((text) => BARE.test(text));
  const isLetter = (text: string): boolean =>
    context.isSure && !isAmong(READ) && SUBSCRIBE.test(text) && context.model.id !== 'subscription';
  const named = [
    ...new Map(
      [...buttons, ...actionsIn(context).filter((text) => isStep(context, text)), ...bare].map((text) => [
        text.toLowerCase(),
        text,
      ]),
    ),
  ]
    .map(([, text]) => text)
    .filter((text) => !isLetter(text) && !isOfBranch(context, text) && !isBehindForm(context, text))
    .toSorted((a, b) => rankOfStep(a) - rankOfStep(b));
  const near = named.filter((text) => rankOfStep(text) < 2);
  const first = near.length > 0 ? near : named;
  const steps = first.slice(0, MOST).map((text) => quoted(text));
  if (steps.length > 0) return steps;
  const command = context.site
    .topic('install')
    .map(({ passage: { text } }) => COMMAND.exec(text.slice(0, LONGEST_CODE))?.[0])
    .find((words) => words !== undefined);
  if (command !== undefined) return [quoted(command)];
  const read = EDITORIAL.has(context.judgment.kind.id)
    ? servicesIn(context).find(({ id }) => id === 'subscriptions' || id === 'newsletter')
    : undefined;
  if (read !== undefined) return [quoted(read.words)];
  const isSearched = forms.some(
    ({ fields, submit, hasPassword }) => !hasPassword && SEARCH.test(`${submit} ${fields.join(' ')}`),
  );
  if (isAmong(BY_SEARCH) && isSearched) return ['a search'];
  return isByContact && contactOf(context).isReachable ? ['a way to get in touch'] : [];
};
