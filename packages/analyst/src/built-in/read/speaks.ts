/** The first person plural: such a text is about the site. */
export const SPEAKS =
  /(?<![\p{L}\p{N}])(?:we|our|ours|us|wir|uns|unser\p{L}*|nous|notre|nos|nosotros|nuestr[ao]s?|noi|nostr[aoei]|nós|noss[ao]s?)(?!\p{L})|私たち|私ども|当(?:社|店|院|サイト)|弊社/iu;
