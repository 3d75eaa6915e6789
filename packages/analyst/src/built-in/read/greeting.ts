/** Whole sentences that greet, as alternatives of an expression: “te damos la bienvenida”, “soyez les bienvenus”. */
export const GREETINGS = String.raw`(?:te|os|le|les) (?:damos|da) la (?:más cordial )?bienvenida|sejam? (?:muito )?bem[- ]vind[oa]s?|(?:sei|siate|siete) (?:il |i )?benvenut[oiae]|soyez (?:le |la |les )?bienvenu\p{L}*|(?:we )?welcome you`;
