/** Apps with open seats first, then all others, newest first (D-64). */
export const openSeatsFirst = <App extends { readonly openSeats: number }>(apps: readonly App[]): readonly App[] => [
  ...apps.filter(({ openSeats }) => openSeats > 0),
  ...apps.filter(({ openSeats }) => !(openSeats > 0)),
];

/** The key of the first apps in a prerendered Discover page; the app then requests the whole list. */
export const FIRST_APPS = 'first apps';
