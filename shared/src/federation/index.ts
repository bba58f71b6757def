export { isRemoteModule } from './contract';
export type {
  BlockNeeds,
  ContentContext,
  HeadContext,
  PageContext,
  PageHead,
  PageModule,
  PagePicture,
  RemoteDocuments,
  RemoteModule,
  RemoteRoute,
  SearchPage,
  WidgetModule,
} from './contract';
export { queueClicks } from './queue-clicks';
export { patternVariants } from './route-pattern';
export { RemoteWidget } from './remote-widget';
export { useChangedFields } from './use-changed-fields';
export type {
  CanvasProps,
  FastOrderLine,
  FastOrderProps,
  MapPoint,
  PointsMapProps,
  ProductDraft,
  ProductExtrasProps,
  ProductPreviewProps,
  ProductStripProps,
} from './widgets';
