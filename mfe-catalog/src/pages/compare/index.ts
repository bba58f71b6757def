import type { PageModule } from '@shop/shared/federation';
import { compareHead } from './compare-head';
import { ComparePage } from './compare-page';

export const page: PageModule = { Page: ComparePage, head: compareHead, lists: ['products'] };
