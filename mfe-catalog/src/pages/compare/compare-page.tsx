import { fillTemplate } from '@shop/shared/format';
import { Link, useNavigate, usePageData, useShop, type Product } from '@shop/shared/runtime';
import { Breadcrumbs, Button, ButtonLink, Container, Note, PrintAlone } from '@shop/shared/ui';
import { COMPARE_NOTICES } from '../../features/buying';
import { ComparisonView, NothingToCompare } from './comparison-view';
import { OwnComparison } from './own-comparison';
import { TEXTS } from './texts';

const CRUMBS = [{ label: 'Главная', href: '/' }, { label: 'Сравнение' }];

/** A shared comparison. It changes the visitor's own list only on request. */
function SharedComparison({ products }: { products: readonly Product[] }) {
  const { compare, notices } = useShop();
  const navigate = useNavigate();

  const handleAdd = () => {
    for (const { id } of products) compare.getState().add(id);
    notices.getState().show({
      title: COMPARE_NOTICES.added.title,
      text: fillTemplate(TEXTS.joined, { count: compare.getState().items.length }),
      action: { text: TEXTS.openOwn, run: () => void navigate('/compare') },
    });
  };

  return (
    <ComparisonView
      products={products}
      empty={<NothingToCompare {...TEXTS.badLink} />}
      note={products.length > 0 && <Note>{TEXTS.shared}</Note>}
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

/** The products that a link names; null when it names none. */
export type CompareData = readonly Product[] | null;

/** Compares the products of the visitor's list, or those that a link names. */
export function ComparePage() {
  const shared = usePageData<CompareData>();
  return (
    <>
      <PrintAlone />
      <Container>
        <Breadcrumbs items={CRUMBS} linkComponent={Link} />
      </Container>
      {shared ? <SharedComparison products={shared} /> : <OwnComparison />}
    </>
  );
}
