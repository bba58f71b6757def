import type { FastOrderProps, WidgetModule } from '@shop/shared/federation';
import { FastOrderWidget } from '../../features/fast-order';

export const widget: WidgetModule<FastOrderProps> = { Widget: FastOrderWidget };
