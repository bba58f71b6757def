import { defineBlock } from '../block';
import { PhoneCall } from './phone-call';
import { phoneCallSchema } from './schema';

export const phoneCall = defineBlock(phoneCallSchema, PhoneCall);
