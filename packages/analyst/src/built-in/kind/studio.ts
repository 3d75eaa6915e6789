import type { Site } from '../read/site.ts';

/** Words for clients. */
const CLIENTS =
  /(?<!\p{L})(?:(?:our|with|for|alongside our|for our) clients|client (?:work|projects|stories)|(?:unsere|für|mit) (?:unseren? )?kunden|(?:nos|pour (?:nos|des)) clients|(?:nuestros|para) clientes|(?:i nostri|per i) clienti|nossos clientes)(?!\p{L})/iu;
/** Links to work for clients: “See more of our work”. */
const WORK =
  /^\W*(?:(?:(?:see|view|explore) )?(?:all|more)?(?: of)? ?(?:our|the|selected|featured|recent|latest|client)? ?(?:work|works|projects|case stud(?:y|ies))|portfolio|(?:unsere |ausgewählte )?(?:arbeiten|projekte|referenzen)|(?:nos |voir (?:tous )?(?:nos|les) )?(?:réalisations|projets)|(?:nuestros )?(?:trabajos|proyectos)|(?:i nostri )?(?:lavori|progetti)|(?:nossos )?(?:trabalhos|projetos))\W*$/iu;
/** Crafts of agencies. Other businesses offer at most one of them. */
const CRAFT =
  /(?<!\p{L})(?:strategy|design|branding|innovation|prototyp(?:e|es|ing)|storytelling|campaigns?|creative direction|user experience|ux|strategie|gestaltung|markenführung|kampagnen?|stratégie|conception graphique|création|estrategia|diseño|campañas|strategia|progettazione grafica|campagne|estratégia|campanhas)(?!\p{L})/giu;
const MIN_CRAFTS = 2;

/** Whether a first page mentions clients, links to work for them, and names two crafts such as strategy and design in one sentence. */
export const isStudio = ({ said }: Site): boolean => {
  const first = said.filter(({ page }) => page === 0);
  const isCraft = (text: string): boolean =>
    new Set(Array.from(text.matchAll(CRAFT), ([word]) => word.toLowerCase())).size >= MIN_CRAFTS;
  return (
    first.some(({ text }) => WORK.test(text)) &&
    first.some(({ text }) => CLIENTS.test(text)) &&
    first.some(({ place, text }) => (place === 'text' || place === 'description') && text.length < 400 && isCraft(text))
  );
};
