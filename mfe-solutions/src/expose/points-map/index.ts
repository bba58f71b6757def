import type { PointsMapProps, WidgetModule } from '@shop/shared/federation';
import { PointsMap } from '../../places/points-map';

export const widget: WidgetModule<PointsMapProps> = { Widget: PointsMap };
