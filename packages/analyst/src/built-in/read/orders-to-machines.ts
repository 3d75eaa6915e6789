/**
 * Sentences addressed to a program that reads the page (prompt injection). They stay in the text, but no finding may
 * use them: a page cannot dictate its own rating.
 */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|other|your)\b.{0,30}\b(?:instructions?|prompts?|rules?|directions?|guidelines?)\b/iu,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,20}\b(?:chatgpt|gpt|an ai|a language model|an llm|a helpful assistant|an assistant|the analyst|an analyst)\b/iu,
  /\b(?:as|dear|attention|note to|message to|to all|hey|hello)\b.{0,6}\b(?:ai|llm|language model|assistant|analyst|crawler|bot)s?\b.{0,3}[,:]/iu,
  /\b(?:rate|score|grade|rank)\b.{0,30}\b(?:this|the|our|us|it|every|all)\b.{0,40}(?:\d\s*(?:\/|out of)\s*(?:5|10)|highest|maximum|perfect|full marks|top)/iu,
  /\b(?:give|assign|award|set)\b.{0,40}\b(?:rating|score|potential|stars)\b.{0,40}(?:\d|highest|maximum|perfect|full|top)/iu,
  /\b(?:give|assign|award)\b.{0,40}\b(?:\d\s*(?:\/|out of)\s*(?:5|10)|highest|maximum|perfect|top)\b.{0,20}\b(?:rating|score)s?\b/iu,
  /\b(?:do not|don['’]t|never)\b.{0,20}\b(?:mention|list|report|include|name)\b.{0,30}\b(?:weakness|weaknesses|threats?|competitors?|flaws?|problems?)\b/iu,
  /\b(?:respond|reply|answer|output|return)\b.{0,10}\b(?:only|exactly|solely)\b.{0,20}\b(?:with|json|the|this)\b/iu,
  /(?:\[|<\/?|###\s*)(?:system|assistant|inst)\b/iu,
  /\b(?:ignoriere|vergiss|missachte)\b.{0,40}\b(?:anweisungen|instruktionen|regeln|vorgaben)\b/iu,
  /\b(?:ignorez|oubliez|ignore)\b.{0,40}\b(?:instructions|consignes)\b/iu,
  /\b(?:ignora|ignore|olvida|esquece|dimentica|negeer|vergeet)\b.{0,40}\b(?:instrucciones|instruções|istruzioni|instructies|órdenes|ordens)\b/iu,
];

/** Whether a block has such instructions. The whole block is left out because instructions come in groups. */
export const isOrderToMachines = (text: string): boolean => orders.some((order) => order.test(text));
