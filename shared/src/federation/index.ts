export { isRemoteModule } from './contract';
export type {
  HeadContext,
  PageHead,
  PageModule,
  PagePicture,
  RemoteModule,
  RemoteRoute,
  RouteNavigation,
  WidgetModule,
} from './contract';
export { RemoteWidget } from './remote-widget';
export type {
  BuyButtonProps,
  FastOrderLine,
  FastOrderProps,
  ProductDetailsProps,
  ProductStripProps,
  Widgets,
} from './widgets';
