/** Words before a noun for people that say nothing of what they do. */
export const droppedBeforePeople: ReadonlySet<string> = new Set(
  `small smaller smallest big bigger large larger mid-size mid-sized medium medium-sized tiny busy modern growing ambitious smart great good best
  better serious real true young old new experienced happy curious passionate creative professional independent individual
  today tomorrow the a an all every any many most more other some these those such our your their and or of local global
  worldwide international leading fast fast-growing fast-moving forward-thinking high-performing innovative successful
  number numbers lot lots list group groups range variety kind kinds type types majority set everyday ordinary regular typical aspiring lovely brave bold discerning demanding different several various countless
  thousands hundreds millions dozens both two three four five six seven eight nine ten non-technical technical like-minded
  conscious eco-conscious style-conscious health-conscious hard-working hardworking savvy tech-savvy future next-generation qualified certified
  early-stage late-stage cash-strapped understaffed lean agile distributed dedicated working in-house first-time long-time`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** “Everyone” is no audience. */
export const vaguePeople: ReadonlySet<string> = new Set([
  'everyone',
  'anyone',
  'everybody',
  'anybody',
  'individuals',
  'user',
  'users',
  'customer',
  'customers',
  'client',
  'clients',
  'visitor',
  'visitors',
]);
