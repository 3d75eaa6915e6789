import type { Context } from '../findings/context.ts';
import { servicesIn } from '../findings/services.ts';
import { BY_READERS, NAMED_MODELS } from '../kind/models.ts';
import { editorialIn } from '../read/editorial.ts';
import { excerpt } from '../read/wording.ts';

const MAX_EXCERPT_LENGTH = 90;
/** A menu in one text names much else: only the matched word is used. */
const MENU = /(?:\p{Lu}[\p{L}-]+ ){4,}/u;

/** Subscribers of a channel join nothing and pay nothing. */
const OF_A_CHANNEL = /(?<!\p{L})(?:channel|kanal|chaîne|canale?|newsletter|whatsapp|telegram|youtube)(?!\p{L})/iu;

/** The page’s words for advertisers, donors, members or employers, preferably at the beginning of a text. */
export const namedIncome = (context: Context): string | undefined => {
  const { model, site, judgment } = context;
  const found = (NAMED_MODELS[model.id] ?? [])
    .flatMap((topic) => site.topic(topic))
    .filter(({ passage, start }) => {
      const isRunTogether = MENU.test(passage.text) && !/^\p{Lu}/u.test(passage.text.slice(start));
      const isOther = BY_READERS.test(passage.text) || OF_A_CHANNEL.test(passage.text);
      return !isRunTogether && !isOther && !editorialIn(site).has(passage);
    })
    .map(({ passage, start, end }) => ({
      text: MENU.test(passage.text) ? passage.text.slice(start, end) : passage.text.trim(),
      start,
    }))
    .toSorted(
      (a, b) =>
        Number(a.start > 0) - Number(b.start > 0) || Number(/^\p{Ll}/u.test(a.text)) - Number(/^\p{Ll}/u.test(b.text)),
    )
    .map(({ text }) => excerpt(text, MAX_EXCERPT_LENGTH))[0];
  const employers =
    judgment.kind.id === 'recruitment' ? servicesIn(context).find(({ id }) => id === 'employers') : undefined;
  return found ?? employers?.words;
};
