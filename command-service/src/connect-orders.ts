import { createContactOfPerson } from './accounts/contact-of-person.ts';
import { createIsErased, createPeople } from './accounts/people.ts';
import { createOrders, type Orders, type OrdersDeps } from './orders/orders.ts';

type FromOthers = 'contactOfPerson' | 'isErased';

/** Slices do not import each other: the orders slice's dependencies are passed here. */
export const connectOrders = (parts: Omit<OrdersDeps, FromOthers> & Parameters<typeof createPeople>[0]): Orders => {
  const people = createPeople(parts);
  return createOrders({
    ...parts,
    contactOfPerson: createContactOfPerson({ people }),
    isErased: createIsErased({ people }),
  });
};
