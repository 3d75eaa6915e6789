/** Capitalised words that stand where a rival's name might, and are none. */
export const noRivals: ReadonlySet<string> = new Set(
  `the this that these those it its you your we our us they i my a an all any most many other others others' some every each one ones
  traditional typical standard regular conventional ordinary existing current legacy old paid manual expensive
  january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday christmas winter summer spring autumn fall
  english german french spanish italian dutch portuguese japanese chinese europe european america american africa asia
  london paris berlin rome madrid usa uk us eu germany france spain italy austria switzerland
  version step chapter part section page home house day week month year scratch here there where anywhere everywhere
  yes no not if when while with without from to in on at by for of and or but
  monthly annual yearly free pro basic premium plan plans pricing price
  beginner beginners advanced start end zero everything anything nothing someone anyone what why how who
  api csv json xml pdf html css url email der die das ein eine les des una uno seine ihre unsere`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
