/** Realistic reviews, in sets as one buyer would get them. */
export type ReviewSet = {
  readonly context: readonly string[];
  readonly texts: readonly string[];
  readonly ratings: readonly number[];
};

const WORKSHOP = [
  'Benchbook',
  'Benchbook keeps the repair tickets of bike workshops. Mechanics see their tickets, customers get a message when the bike is ready.',
  'The pricing page names a price for one shop; there is none for a second shop. The trial needs no credit card.',
];

/** The reviews in the design mockups. */
export const bikeWorkshop: ReviewSet = {
  context: WORKSHOP,
  ratings: [2, 4, 4],
  texts: [
    'I have two shops. I looked for what the second one costs on the pricing page, in the FAQ and in the footer, and wrote an email in the end. Everything else I liked: it is the first tool that does not think a repair is a sale.',
    'No card for the trial is the reason I kept reading. The gloves line made me laugh because it is true. I would want to know what happens to my forty open tickets on the day I switch.',
    'Show me the ticket screen. My mechanics will stare at it all day, and I had to sign up to see it. I very nearly didn’t. Once inside it is calm and quick, four buttons, done.',
  ],
};

/** Three reviewers who agree. */
export const agreeing: ReviewSet = {
  context: [
    'Fernpost',
    'Fernpost sends house plants by post, every month another one, with a card that says how to keep it alive.',
  ],
  ratings: [3, 3, 2],
  texts: [
    `The photos are gorgeous and made me want every plant on the page. But I could not find the price anywhere. I clicked through the menu, the FAQ and the footer, and there is simply no number. On my phone the menu covers half the screen and would not close again.

Loading took ages, by the way, probably because of those big photos.`,
    `Lovely pictures, really lovely. What I missed was the price: I scrolled down twice and still did not see what a box costs. I also tried it on my iPhone, where the mobile menu is broken – it opens and then nothing happens.`,
    `Where is the price? I looked for it for five minutes, then I gave up. The images are beautiful, though. The site is painfully slow, the start page took about ten seconds to load here. On mobile the buttons overlap, so the mobile version does not work for me at all.`,
  ],
};

/** Three reviewers who contradict each other. */
export const contradicting: ReviewSet = {
  context: ['Ledgerly', 'Ledgerly is invoicing software for freelancers. Plans start at nine dollars a month.'],
  ratings: [5, 2, 3],
  texts: [
    'The navigation is very clear, I found everything at once. Nine dollars a month is a fair price for what you get. The design looks modern and clean. Signing up was quick and easy.',
    'I found the navigation confusing; there are two menus and they say different things. The price is too high for somebody who writes four invoices a year. The layout is dated and cluttered. Registration was complicated: it asked for my tax number before I had seen a single screen.',
    'The texts are well written. I would like an example of a finished invoice before I register. The menu is not hard to understand, but the pricing is expensive compared to others.',
  ],
};

/** Two reviews about the app, and one about lunch. */
export const oneOffTopic: ReviewSet = {
  context: ['Ledgerly', 'Ledgerly is invoicing software for freelancers. Plans start at nine dollars a month.'],
  ratings: [4, 4, 5],
  texts: [
    'The dashboard is great, I saw at once which invoices are overdue. The documentation is thin: I could not find out how to cancel an invoice. Support answered within an hour, which is excellent.',
    'Support is friendly and quick, they helped me on a Sunday. The documentation is incomplete, half of the articles are missing screenshots.',
    'We had the soup of the day and a big plate of noodles. The waiter was friendly and the menu had many dishes for a fair price. My daughter loved the mango ice cream, and we will come back for dinner with the grandparents.',
  ],
};

export const twoOfThree: ReviewSet = {
  context: [],
  ratings: [3, 4],
  texts: [
    'First impression: I had no idea what the app does. The headline is vague ("Work, reimagined"). After scrolling I understood that it plans shifts for restaurants. Once I knew that, I liked the calendar a lot. Would be great if I could export the calendar to Google.',
    "It took me a while to figure out what this is for. The headline doesn't say it. The calendar itself is excellent, drag and drop works well. I wish the calendar had a print view. The sign-up form asks for my phone number, which I don't want to give.",
  ],
};

/** Without full stops, as lists, with headings, abbreviations and addresses. */
export const untidy: ReviewSet = {
  context: ['Trailmix', 'Trailmix plans hikes: routes, weather, packing lists for groups.'],
  ratings: [4, 3, 4],
  texts: [
    `Pros:
- clear headline, I knew what it is within 5 seconds
- nice map
- packing lists, e.g. for winter hikes, are really useful

Cons:
- search
- no offline mode
- pop-ups on every page`,
    `love the packing lists and the map is super smooth
the search is useless, I typed "Dolomites" and got nothing
please remove the newsletter popup, it came up 3 times
offline mode would be great (no reception in the mountains!)`,
    `1. The packing lists are great, I printed one at once.
2. Search results are poor: typing approx. three letters of a hut shows nothing, see https://trailmix.example/search?q=hut. for instance.
3. Cookie banner and newsletter pop-up at the same time are annoying.
4. Text is a bit small, esp. on v. 2.1 of the Android app.`,
  ],
};

/** Long and polite prose with few repeated opinions. */
export const polite: ReviewSet = {
  context: [
    'Quillnest',
    'Quillnest is a writing app for novelists: chapters, characters, a corkboard and exports to Word.',
  ],
  ratings: [4, 3, 5],
  texts: [
    `Thank you for letting me try Quillnest. I write historical novels, so I am probably exactly the person you have in mind. The corkboard is a joy to use; moving scenes around feels natural and I never lost my place. What bothered me is the onboarding. After I had created an account I was dropped into an empty project with no explanation of what a "binder" is, and it took me a good ten minutes to work it out. A short tutorial would be helpful. I also would have liked to see an example project before registering. On the positive side, the app is fast, even with a manuscript of 900 pages.`,
    `My first thought was that it looks a bit old-fashioned, although that may be on purpose. I couldn't work out how to begin. Nobody tells you what the binder is for, there is no tutorial, and the help pages are mostly empty. I'd want a sample project to play with. When I finally got going I enjoyed the corkboard. However, exporting to Word lost all my footnotes, which for me is a deal breaker. The app felt slow whenever I opened a long chapter.`,
    `What a lovely application! I adore the corkboard. The typography is a pleasure to read and the colours are easy on the eyes. Exporting to Word worked without a hitch. The binder confused me at first, but the short video explained it well. If the price were a little lower I would subscribe today; as it is, I find it too expensive for a hobby.`,
  ],
};

/** How negation, contrast, wishes and conditions change the meaning of words. */
export const twisted: ReviewSet = {
  context: ['Parcelwise', 'Parcelwise compares what parcel services charge.'],
  ratings: [3, 3, 3],
  texts: [
    `I don't think the navigation is confusing at all. It was not hard to find the prices. The comparison table couldn't be clearer. The design isn't exactly beautiful, but it isn't ugly either. If the site were slow I would leave, but it never was.`,
    `The menu could be clearer. Nothing about the prices is hidden. I would love the design if it had more contrast. There are no pop-ups, which I like. No registration needed, great!`,
    `It's not only fast but also free of ads. I had no trouble finding the prices. Why is the menu so confusing? I did not find the FAQ helpful. You don't have to sign up, which I appreciate.`,
  ],
};

/** Three languages: only English is judged. */
export const threeLanguages: ReviewSet = {
  context: ['Ledgerly', 'Ledgerly is invoicing software for freelancers.'],
  ratings: [3, 3, 4],
  texts: [
    'Die Preise sind auf der Seite nicht zu finden, und das Menü ist sehr unübersichtlich. Das Design ist modern und gefällt mir gut, aber der Text ist zu lang.',
    'Je ne trouve pas les prix sur la page et le menu est très confus. Le design est moderne et agréable, mais les textes sont trop longs pour moi.',
    'I could not find the price on the page and the menu is very confusing. The design is modern and I like it.',
  ],
};

/** Different opinions on the price. */
export const ratingsApart: ReviewSet = {
  context: ['Benchbook', 'Benchbook keeps the repair tickets of bike workshops.'],
  ratings: [2, 4, 5],
  texts: [
    'The price is too high for one mechanic. I would pay half of it. The menu is confusing, I clicked around for minutes until I found the tickets.',
    'The price is fair for what it does, although it could be a bit lower for small shops. The menu is clear.',
    'I am happy with the price, it pays for itself. The pricing is a bit high for students, I guess, but that is not me.',
  ],
};

/** Ironic praise. */
export const sarcastic: ReviewSet = {
  context: ['Ledgerly', 'Ledgerly is invoicing software for freelancers.'],
  ratings: [1, 2, 4],
  texts: [
    'Oh great, another pop-up. The navigation is so clear that I needed ten minutes to find the exit. The design is beautiful. Just what I needed today.',
    'Wow, what a brilliant search! It finds nothing, and fast. The “clear” navigation sent me in circles. I love waiting for the home page.',
    'The navigation is clear and the design is beautiful. The search is great.',
  ],
};

/** The same words about different things. */
export const sameWords: ReviewSet = {
  context: ['Tavola', 'Tavola helps restaurants put their menu and photos of dishes online.'],
  ratings: [3, 3, 4],
  texts: [
    'The menu is confusing: I never found the settings. The search for a table is slow. The colors of the dishes are great. The price of a subscription is fair.',
    'The menu is confusing when guests read it, because dishes are sorted by price. The search is slow. The support of old tablets is poor. The price of the soup is too high in the example.',
    'The form of the plates is beautiful. Our menu is clear. My boss says the price is too high. The text on the buttons is too small.',
  ],
};
