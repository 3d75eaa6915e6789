/** The reviews of the scenes: different lengths and opinions about the same topics. */
export const aboutBenchbook = {
  marisol:
    'I have two shops. I looked for what the second one costs on the pricing page, in the FAQ and in the footer, and in the end I wrote an email instead. Everything else I liked: it is the first tool that does not think I run a car workshop. The headline is clear, and the design is modern. Put the price of a second shop into the table.',
  tom: 'No card for the trial is the reason I kept reading. The gloves line made me laugh because it is true. I would want to know what happens to my forty open tickets on the day I switch, so tell me on the pricing page. The headline is very clear. I found the layout a little dated.',
  ines: 'Show me the ticket screen. My mechanics will stare at it all day, and I had to sign up to see it. I very nearly did not. Once inside it is calm and quick, with four big buttons.',
} as const;

export const aboutOthers = {
  klangholz:
    'The workshop page says how long a repair takes, but not what it costs or what I should send along. I looked for a form and found only a telephone number. Add what a new bridge costs at least, because I would not call without knowing.',
  fernpost:
    'The quiz is charming, and I understood the offer in one breath. On the last step I missed what happens when a plant arrives dead in winter. Say it beside the price, because that is the moment in which I doubted.',
} as const;
