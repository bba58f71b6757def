import { fillTemplate } from '@shop/shared/format';
import { Link, useList, useNavigate, useShop } from '@shop/shared/runtime';
import { Button, ButtonLink, Note } from '@shop/shared/ui';
import { COMPARE_TEXTS } from '../../content/compare-texts';
import { TEXTS } from '../../content/texts';
import { parseSharedIds } from './compare-link';
import { ComparisonView } from './comparison-view';
import { NothingToCompare } from './nothing-to-compare';

/** A comparison that somebody sent. It leaves the visitor's own as it is until asked to join it. */
export function SharedComparison({ ids }: { ids: string }) {
  const { compare, notices } = useShop();
  const { byId } = useList('products');
  const navigate = useNavigate();
  const products = parseSharedIds(ids).flatMap((id) => byId.get(id) ?? []);

  const handleAdd = () => {
    for (const { id } of products) compare.getState().add(id);
    notices.getState().show({
      title: TEXTS.compareAdded.title,
      text: fillTemplate(COMPARE_TEXTS.joined, { count: compare.getState().items.length }),
      action: { text: COMPARE_TEXTS.openOwn, run: () => void navigate('/compare') },
    });
  };

  return (
    <ComparisonView
      products={products}
      empty={<NothingToCompare {...COMPARE_TEXTS.badLink} />}
      note={products.length > 0 && <Note>{COMPARE_TEXTS.shared}</Note>}
      actions={
        <>
          {products.length > 0 && (
            <Button kind="quiet" onClick={handleAdd}>
              Добавить к моему сравнению
            </Button>
          )}
          <ButtonLink as={Link} kind="quiet" to="/compare">
            Моё сравнение
          </ButtonLink>
        </>
      }
    />
  );
}
