/** Phrases that announce a page, a section, a product or a branch that does not exist yet. */
const WORDS = String.raw`coming soon|to be announced|tb[ad]|under construction|im aufbau|folgt in kürze|in kürze|demnächst(?: verfügbar)?|en construction|bientôt(?: disponible)?|à venir|en construcción|próximamente|in costruzione|prossimamente|in arrivo|em construção|em breve|準備中|工事中|近日公開`;

/** Such a phrase alone. */
export const SOON = new RegExp(String.raw`^(?:${WORDS})$`, 'iu');

/** Such a phrase at the end of a short line, as in “Our menu: coming soon!”. */
export const ANNOUNCED = new RegExp(String.raw`^(?:[^.!?]{0,30}\s)?(?:${WORDS})[\s.!…]*$`, 'iu');

/** A heading above future dates. */
export const UPCOMING =
  /\b(?:upcoming|next (?:events?|dates?|meetings?)|coming (?:events?|soon)|nächste (?:termine|veranstaltung\p{L}*)|kommende|prochain\p{L}* (?:dates?|événements?|concerts?)|próxim[oa]s|prossim[ie])\b/iu;
