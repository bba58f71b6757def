import { defineBlock } from '../block';
import { serviceListSchema } from './schema';
import { ServiceList } from './service-list';

export const serviceList = defineBlock(serviceListSchema, ServiceList);
