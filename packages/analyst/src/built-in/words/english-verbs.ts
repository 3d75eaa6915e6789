/** Verbs with which a headline tells its reader what to do, and that are hardly ever nouns. */
export const imperatives: ReadonlySet<string> = new Set(
  `create make get find manage write learn discover grow send save keep automate transform bring explore connect deliver
  organize organise simplify improve give understand become collaborate communicate convert customize customise
  deploy develop edit enjoy generate integrate listen optimize optimise
  publish read reduce remember remove replace see sell solve streamline synchronize sync teach tell
  throw translate unlock visualize visualise accelerate accept add analyze analyse build choose collect combine
  compare compose craft debug detect eliminate enhance ensure extend follow invite let monetize navigate 
  prepare prevent protect prove provide put recover secure select serve settle spend
  hide encrypt restore pick fill breathe relax digitize digitise modernize modernise conquer nurture empower embrace reclaim rethink
  reimagine reinvent savor savour celebrate uncover unleash supercharge skip succeed validate verify `
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Verbs that are nouns as well: an order to the reader only when a word such as “your” follows. */
export const ambiguousImperatives: ReadonlySet<string> = new Set(
  `design increase hang repair monitor search focus experience schedule upgrade start launch store win scale import trust rent cut think stop boost sleep stay fix survey split use travel show hire treat take pay reach update wear turn plan book order shop work host test support code trade track ship form check cook document draw drive face file film
  finance fund help hold invoice lead link list look love map mix model move order organize own paint play post practice
  practise present print process produce program question record report review ride run score share sign stream study style
  support talk tour train trace try type view visit walk want watch answer ask bake bill build buy care chat clean close`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Words behind a verb that show it to be one. */
export const objectStarts: ReadonlySet<string> = new Set(
  `your the a an and better with faster beautiful any all every it more in on from like smarter together this these our
  new real great up out for at less by how what where who to apps code things anything everything one`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Words that make a sentence of what might be the name of a thing. */
export const finite: ReadonlySet<string> = new Set(
  `is are was were be been has have had will would can could should shall may might must do does did don't isn't aren't won't
  can't we i you it it's we're you're i'm they he she let's there here this that's doesn't didn't your my our us me mine yours
  needs gets comes goes makes helps lets gives takes keeps becomes means starts`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Words with which no name of a thing begins. */
export const notNouns: ReadonlySet<string> = new Set(
  `it this there when if how why what where who because and but or no not never stop so then welcome hello hi hey meet say
  let just now finally introducing announcing please click subscribe sign log join follow contact wherever whatever whether whenever
  someone somebody everyone anyone nobody although until since as to for from with without about by at in on if unlike imagine`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Words behind “we” with which no sentence in the third person begins well. */
export const unfitAfterWe: ReadonlySet<string> = new Set(
  'are were will can all do know love want just also live only think feel would could never always use may'.split(' '),
);
