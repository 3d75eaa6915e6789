import { eventStoreContract } from '../testing/contract.ts';
import { memoryEventStore } from './memory.ts';

eventStoreContract('the memory store', async () => ({ store: memoryEventStore() }));
