import { createContactOfPerson } from './accounts/contact-of-person.ts';
import { createPeople } from './accounts/people.ts';
import { createFindApp } from './analysis/find-app.ts';
import { createOrders, type Orders, type OrdersDeps } from './orders/orders.ts';

type FromOthers = 'findApp' | 'contactOfPerson' | 'isErased';

/** Slices do not know each other: what others do for orders is handed over here. */
export const connectOrders = (parts: Omit<OrdersDeps, FromOthers> & Parameters<typeof createPeople>[0]): Orders => {
  const people = createPeople(parts);
  return createOrders({
    ...parts,
    findApp: createFindApp(parts),
    contactOfPerson: createContactOfPerson({ people }),
    isErased: async (userId) => (await people.user(userId)).found.status === 'erased',
  });
};
