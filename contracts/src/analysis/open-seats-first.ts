/** Apps with open seats first, then all others, newest first (D-64). */
export const openSeatsFirst = <App extends { readonly openSeats: number }>(apps: readonly App[]): readonly App[] => [
  ...apps.filter(({ openSeats }) => openSeats > 0),
  ...apps.filter(({ openSeats }) => !(openSeats > 0)),
];

/** Under this name a drawn page of Discover knows the first apps of the list; the app then asks for all of it. */
export const FIRST_APPS = 'first apps';
