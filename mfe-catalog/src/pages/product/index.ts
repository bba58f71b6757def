import type { PageModule } from '@shop/shared/federation';
import { productHead } from './product-head';
import { ProductPage } from './product-page';

export const page: PageModule = { Page: ProductPage, head: productHead, lists: ['products', 'discounts'] };
