import { CRUMB_TRAIL, NEWS_PAGE, TEXT_PAGE } from '@shop/shared/page-documents';
import { ALL_PARTS } from './all-parts';
import { BLOCK_KINDS } from '../../blocks/block-kinds';

it('has every kind of block, and what is around blocks', () => {
  expect(Object.keys(ALL_PARTS).toSorted()).toEqual(
    [CRUMB_TRAIL, NEWS_PAGE, TEXT_PAGE, ...Object.keys(BLOCK_KINDS)].toSorted(),
  );
});
