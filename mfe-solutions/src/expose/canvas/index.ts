import type { CanvasProps, WidgetModule } from '@shop/shared/federation';
import { Canvas } from '../../features/canvas';

export const widget: WidgetModule<CanvasProps> = { Widget: Canvas };
