import type { PageModule } from '@shop/shared/federation';
import { productsHead } from './products-head';
import { ProductsPage } from './products-page';

export const page: PageModule = { Page: ProductsPage, head: productsHead, lists: ['products', 'discounts'] };
