import type { BuyButtonProps, WidgetModule } from '@shop/shared/federation';
import { BuyButtonWidget } from './buy-button-widget';

export const widget: WidgetModule<BuyButtonProps> = { Widget: BuyButtonWidget, lists: ['products'] };
