import { rightsCases } from '../testing/eventstoredb/rights-cases.ts';

rightsCases('an EventStoreDB (stand-in)', undefined);
