import { defineBlock } from '../block';
import { EventLog } from './event-log';
import { eventLogSchema } from './schema';

export const eventLog = defineBlock(eventLogSchema, EventLog);
