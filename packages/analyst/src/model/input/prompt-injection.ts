import { isOrderToMachines } from '../../built-in/read/orders-to-machines.ts';

/** Cyrillic letters that look Latin. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('аеорсухіјѕԁԛԝВНКМТАЕОРСХ', (letter, index) => [letter, 'aeopcyxijsdqwBHKMTAEOPCX'[index] ?? letter]),
);
const GREEK: Readonly<Record<string, string>> = { ο: 'o', α: 'a', ε: 'e', ι: 'i', ν: 'v', ρ: 'p', τ: 't', υ: 'u' };
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Replaces letters by a table. */
const characterMapping = (table: Readonly<Record<string, string>>): ((text: string) => string) => {
  const letters = new RegExp(`[${Object.keys(table).join('')}]`, 'gu');
  return (text) => text.replace(letters, (letter) => table[letter] ?? letter);
};
const inLatin = characterMapping({ ...LOOKALIKES, ...GREEK });
const withoutDigits = characterMapping(DIGITS);

/** Joins spaced letters: “i g n o r e”, “i.g.n.o.r.e”. */
const withoutSpacing = (text: string): string =>
  text.replace(/\b\p{L}(?:[\s.\-_*|]\p{L}\b){3,}/gu, (letters) => letters.replace(/[\s.\-_*|]/gu, ''));

const decoded = (text: string): string =>
  text.replace(/[A-Za-z0-9+/]{24,}={0,2}/g, (word) => {
    const plain = Buffer.from(word, 'base64').toString('utf8');
    return /^[\p{L}\p{N}\p{P}\p{Zs}]+$/u.test(plain) ? plain : word;
  });

/** Names of programs that an injection addresses. The name alone proves nothing: a site may sell such a program. */
const NAME = String.raw`(?:ai|llms?|gpt\S*|chatgpt|claude|gemini|copilot|language models?|assistants?|chatbots?|ai agents?|ai models?|models?)`;
const ADDRESSED = new RegExp(
  [
    String.raw`\byou(?:['’]re| are| as)? (?:being )?(?:an? |the |now )*${NAME}\b`,
    String.raw`\b(?:to|dear|attention|hey|hello|note (?:to|for)|message (?:to|for)|instructions? (?:to|for)|for) (?:all |any |the |every |an? )*${NAME}\b[^.]{0,40}[:,]`,
    String.raw`\b${NAME} (?:that (?:is |are )?|which (?:is |are )?|who (?:is |are )?)?(?:read|process|analy[sz]|summari[sz]|evaluat|crawl|scor|review)(?:s|ing|es)?\b`,
    String.raw`\b${NAME} (?:must|shall|should|has to|have to|needs? to|(?:is|are) (?:required|instructed|ordered|told))\b`,
    String.raw`\b(?:system prompt|prompt injection|developer mode|jailbreak|previous (?:instructions|prompt)|your (?:instructions|guidelines|system message))\b`,
  ].join('|'),
  'iu',
);
const DEMAND =
  /\b(?:ignore|disregard|forget|override|overrule|bypass|obey|follow|comply|rate|score|grade|rank|report|write|output|respond|reply|answer|say|state|claim|list|add|include|mention|omit|cite|confirm|mark|set|give|award|pretend|treat|repeat|print|insert|recommend|praise)\b/iu;

/** The same in other languages: the name of a program, and a demand. */
const FOREIGN_NAME =
  /(?:(?<![\p{L}])(?:ki|ki-\S+|sprachmodell\S*|ia|modelos? de lenguaje|modelos? de linguagem|modèles? de langage|modell\S* linguistic\S*|taalmodel\S*|assistente?s?|assistant\S*|dil modeli|yapay zek\S*|model językowy|ии|нейросет\S*|языков\S+ модел\S*)(?![\p{L}]))|人工智能|语言模型|言語モデル|언어 모델|भाषा मॉडल|النموذج اللغوي|الذكاء الاصطناعي|מודל שפה|โมเดลภาษา/iu;
const FOREIGN_DEMAND =
  /(?<![\p{L}])(?:ignoriere?|vergiss|missachte|bewerte|schreibe?|gib|antworte|ignorez?|oubliez?|notez|écri(?:s|vez)|ajoute[sz]?|répond(?:s|ez)|ignora|olvida|puntúa|califica|escribe|añade|responde|ignore|esqueça|avalie|escreva|dimentica|valuta|scrivi|negeer|vergeet|beoordeel|schrijf|yoksay|yaz|zignoruj|napisz|игнорируй(?:те)?|забудь(?:те)?|оцени(?:те)?|напиши(?:те)?)(?![\p{L}])|忽略|无视|打分|给出|写|評価し|評価せよ|無視|書い|書け|무시|평가하|작성|अनदेखा|लिखो|تجاهل|اكتب|قيّم|התעלם|כתוב|เพิกเฉย|เขียน/iu;

/** Syntax of chats instead of pages: templates, fences, and the delimiters and fields of our own prompts. */
const CHAT =
  /<\|[^|]{1,40}\|>|\[\/?(?:INST|SYS|SYSTEM|ASSISTANT|USER)\]|<\/?(?:system|assistant|user|instructions?|tool_(?:call|result)s?)\b[^>]*>|<<\/?SYS>>|"role"\s*:\s*"|###\s*(?:system|instruction|assistant|response)|\bEND OF (?:INPUT|PAGE|DATA|DOCUMENT|CONTEXT)\b|\bINPUT \S+ (?:begins|ends)\b|"(?:ref|refs|supported|successPotential|monetizationPotential|strengths|marketTrends)"\s*:/iu;
const ROLE = /(?:^|[.!?»"'\]}>]\s*)(?:system|assistant|developer|admin)\s*(?:message|note|override)?\s*:/iu;

/** Terms of our report and its scores, which an ordinary page does not use. */
const REPORT =
  /\b(?:success potential|monetization potential|analysis report|block ids?|swot|(?:rating|score) of (?:5|10))\b/iu;

/** Single spaced letters: no sentence for people is written like that. */
const SPACED = /(?:(?<!\p{L})\p{L}[\s.\-_*|]){10,}/u;

const isInjection = (text: string): boolean =>
  isOrderToMachines(text) ||
  SPACED.test(text) ||
  CHAT.test(text) ||
  (ROLE.test(text) && (DEMAND.test(text) || /\byou\b/i.test(text))) ||
  (ADDRESSED.test(text) && DEMAND.test(text)) ||
  (FOREIGN_NAME.test(text) && FOREIGN_DEMAND.test(text)) ||
  (REPORT.test(text) && DEMAND.test(text));

const decodings = (text: string): readonly string[] => {
  const latin = inLatin(text);
  const plain = latin.normalize('NFKD').replace(/\p{M}/gu, '');
  return [
    text,
    plain,
    withoutSpacing(plain),
    withoutDigits(plain),
    decoded(text),
    Array.from(text).toReversed().join(''),
  ];
};

/**
 * Whether a text addresses a program instead of a visitor, also if it is disguised by look-alike, spaced or reversed
 * letters, digits for letters, or base64. This is only the first defense: the checks of `claims/` stop what gets through.
 */
export const isPromptInjection = (text: string): boolean => [...new Set(decodings(text))].some(isInjection);
