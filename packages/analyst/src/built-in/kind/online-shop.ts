import type { Site } from '../read/site.ts';

const NAMED =
  /(?<!\p{L})(?:e-?shop|(?:online|web|internet)[- ]?(?:shop|store|obchod)|obchod|sklep internetowy|boutique en ligne|tienda (?:online|en línea)|negozio online|loja (?:online|virtual)|(?:online )?order(?:ing)? system|bestellsystem|(?:nový|náš) objednávkový systém)(?!\p{L})/iu;
const ADDRESS = /^(?:www\.)?(?:e-?shop|shop|store|sklep|obchod|boutique|tienda|loja)\./iu;
/** Software to open a shop, or a list of shops of others. */
const OF_OTHERS =
  /(?<!\p{L})(?:create|open|start|software|solutions?|design|agency|agentur|erstellen|création|crear|retailers?|stockists?|amazon|app)(?!\p{L})/iu;
const MAX_LENGTH = 45;

/** The text of a link to the online shop of a business known for something else, such as a manufacturer. */
export const onlineShopIn = ({ snapshot: { links } }: Site): string | undefined =>
  links
    .find(
      ({ text, href }) =>
        text.length <= MAX_LENGTH &&
        text.trim() !== '' &&
        !OF_OTHERS.test(text) &&
        (NAMED.test(text) || ADDRESS.test(URL.parse(href)?.hostname ?? '')),
    )
    ?.text.trim();
