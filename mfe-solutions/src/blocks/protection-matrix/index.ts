import { defineBlock } from '../block';
import { ProtectionMatrix } from './protection-matrix';
import { protectionMatrixSchema } from './schema';

export const protectionMatrix = defineBlock(protectionMatrixSchema, ProtectionMatrix);
