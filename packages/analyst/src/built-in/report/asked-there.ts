import type { Context } from '../findings/context.ts';
import type { Passage } from '../read/passage.ts';
import { quoted } from '../read/wording.ts';

/** A list of questions and answers. */
const QUESTIONS =
  /^(?:faqs?|(?:our |your )?(?:frequently asked|common|general)(?: .*)?questions|questions (?:and|&) answers|q ?& ?a|(?:your )?questions(?:,)? answered|(?:häufige|häufig gestellte|oft gestellte|ihre) fragen|fragen (?:und|&) antworten|(?:questions fréquentes|foire aux questions|vos questions)|preguntas (?:frecuentes|comunes)|domande frequenti|perguntas frequentes)(?:\s.*)?$/iu;
/** A question in the voice of a visitor. */
const IN_FIRST_PERSON =
  /(?<!\p{L})(?:I|my|we|our|ich|mein\p{L}*|wir|j['’]\p{L}+|je|mon|ma|mes|nous|mi|mis|puedo|tengo|posso|devo|mio|mia|meu|minha)(?!\p{L})/iu;
/** What decides: cost, time, what is part of it, what it takes. */
const OF_BUYERS =
  /(?<!\p{L})(?:how (?:much|long|often|soon|many|far)|what (?:does|is included|happens|do you|can)|do you|is (?:it|there)|are (?:there|you)|can you|which|covers?|covered|include\p{L}*|need|was kostet|wie (?:lange|viel|oft|schnell)|welche\p{L}*|gibt es|ist \p{L}+ inbegriffen|combien|quel\p{L}*|faut-il|est-ce|peut-on|cuánt\p{L}+|qué|hay|se puede|incluye|quanto|quant\p{L}+|quali|si può|include|qual|tem)(?!\p{L})/iu;
/** Questions on the page itself, and how to give, join or write: no one is held back by them. */
const OF_PAGE =
  /cookies?|javascript|browser|passwor[dt]|mot de passe|contraseña|newsletter|(?<!\p{L})(?:help|support|donate|volunteer|join|contribute|helfen|unterstützen|spenden|mitmachen|mitglied werden|aider|soutenir|adhérer|ayudar|colaborar|donar|aiutare|sostenere|donare|aderire|ajudar|apoiar|doar|contact|reach|kontaktieren|contacter|contactar|contattare)(?!\p{L})/iu;
/** Who looks for work there is asked, and no customer. */
const OF_APPLICANTS =
  /(?<!\p{L})(?:recruit\p{L}*|(?:we(?:['’]re| are)|are you|now) hiring|vacanc(?:y|ies)|careers?|for (?:a|your next|new) job|(?:part|member) of (?:the|our) (?:team|crew)|join (?:the|our) (?:team|crew)|are you an? (?:fully )?(?:qualified|skilled|experienced|trained)|karriere|(?:auf der suche nach|suchst du|suchen sie) (?:einem?|eine?n?) (?:neuen )?(?:job|stelle)|teil (?:des|unseres) teams|(?:als )?verstärkung|recrut\p{L}+|partie de (?:l['’]|notre )équipe|parte de (?:nuestro|el|nossa|a) equip[oe]|(?:del|nuestro|da nossa) equip[oe]|parte del (?:nostro )?team)(?!\p{L})/iu;
const [SHORTEST, LONGEST] = [15, 120];

const isQuestion = ({ page, text, isQuotable }: Passage): boolean =>
  page === 0 &&
  isQuotable &&
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  /^[¿\p{L}][^?!.]*\?$/u.test(text) &&
  !OF_PAGE.test(text) &&
  !OF_APPLICANTS.test(text);

/** The questions below a heading such as “FAQ”, down to the next heading of its level. */
const inList = (said: readonly Passage[]): readonly Passage[] => {
  const at = said.findIndex(
    ({ page, place, text }) => page === 0 && place === 'heading' && QUESTIONS.test(text.trim()),
  );
  const heading = said[at];
  if (heading === undefined) return [];
  const rest = said.slice(at + 1);
  const end = rest.findIndex(({ place, level }) => place === 'heading' && level <= heading.level);
  return (end < 0 ? rest : rest.slice(0, end)).filter(isQuestion);
};

/** What visitors ask before they decide: in their voice anywhere, and in a list of questions what its buyers want to know. */
export const askedThere = ({ own, site }: Context): readonly string[] => {
  const listed = inList(site.said);
  const questions = [
    ...own.filter((passage) => isQuestion(passage) && IN_FIRST_PERSON.test(passage.text)),
    ...listed.filter(({ text }) => IN_FIRST_PERSON.test(text)),
    ...listed.filter(({ text }) => OF_BUYERS.test(text)),
  ].map(({ text }) => text);
  return [...new Set(questions)].map((text) => `Asks ${quoted(text)} (a question that the pages answer)`);
};
