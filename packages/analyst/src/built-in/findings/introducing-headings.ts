/** A heading that introduces what sets the site apart. */
export const INTRODUCES_REASONS =
  /(?<!\p{L})(?:why (?:choose |pick )?(?:us|we(?: are|['’]re) different)|why choose|(?:what|how) (?:makes|sets) (?:us|our \p{L}+) (?:different|apart|special|unique)|what makes .{2,30} (?:different|special|unique)|how (?:are we|we are|we['’]re) different|warum (?:wir|zu uns)|was uns (?:unterscheidet|auszeichnet|besonders macht)|ihre vorteile|(?:unsere|deine) vorteile|ce qui nous (?:distingue|différencie)|pourquoi (?:nous(?: choisir)?|choisir)|nos (?:atouts|avantages)|por qué (?:elegirnos|nosotros|elegir)|(?:lo que|qué) nos (?:diferencia|distingue|hace diferentes)|nuestras ventajas|perché (?:sceglierci|noi|scegliere)|(?:cosa|che cosa|ciò che) ci (?:distingue|differenzia|rende)|i nostri vantaggi|por que (?:nos escolher|escolher)|o que nos (?:diferencia|distingue)|(?:nossos|os nossos) diferenciais)(?!\p{L})|選ばれる理由|当社の強み/iu;

/** A heading that introduces the places a business serves. */
export const INTRODUCES_PLACES =
  /^\W*(?:(?:the |our |local )?(?:service |coverage )?areas? (?:that )?(?:we|they) (?:cover|serve|work in|service)|(?:our )?(?:service|coverage) areas?|(?:towns|cities|places|locations|communities|neighbou?rhoods|regions) (?:that )?we (?:cover|serve)|areas (?:covered|served)|where we work|(?:unser )?(?:einzugs|einsatz|liefer)gebiete?|(?:nos |les )?zones? (?:d['’](?:intervention|activité)|desservies?|couvertes?|de livraison)|(?:notre |nos )?secteurs? d['’](?:intervention|activité)|zonas (?:de (?:cobertura|servicio|trabajo)|donde trabajamos|que cubrimos)|(?:le )?zone (?:servite|coperte|di intervento)|(?:áreas?|regiões|zonas?) (?:atendidas?|de (?:atendimento|atuação)))\W*$|^対応エリア$/iu;

/** Whether the headings and links below a heading are reasons or places rather than parts of an offer. */
export const introducesNoParts = (heading: string): boolean =>
  INTRODUCES_REASONS.test(heading) || INTRODUCES_PLACES.test(heading.trim());
