import { RemoteWidget } from '@shop/shared/federation';
import { keepRanges } from '@shop/shared/format';
import { Link, usePageContent, usePageData, type Product } from '@shop/shared/runtime';
import { COURIER_CUT_OFF } from '@shop/shared/seller';
import { Breadcrumbs, CarIcon, Container, H1, RefreshIcon, TruckIcon, WrenchIcon } from '@shop/shared/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { NoAnswer } from '../../components/rare-panels';
import type { ProductContent } from '../../content/product-content';
import { leadSentences } from '../../content/product-words';
import { isObtainable } from '../../features/buying';
import { useRecordVisit } from '../../features/recent';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import type { ProductData } from './product-data';
import { productCrumbs } from './product-crumbs';
import { Buying, Code, Columns, FactsBox, KeyFact, Lead, PromisesBox, Rest } from './product-page.styles';
import { usePurchase } from './use-purchase';

const LEAD_LENGTH = 110;

// The cards of similar products are half of the page's script, and few products are discontinued.
const DiscontinuedProduct = lazy(() =>
  import(/* webpackChunkName: "gone-product" */ './discontinued-product').then((module) => ({
    default: module.DiscontinuedProduct,
  })),
);

interface PromisesProps extends Pick<ProductData, 'installation' | 'purposes'> {
  product: Product;
}

/** What the product is for, delivery, installation and returns. */
function Promises({ product, purposes, installation }: PromisesProps) {
  return (
    <PromisesBox>
      {purposes.length > 0 && (
        <li>
          <CarIcon size={20} />
          <Link to="/choose">Задача: {purposes.join(', ').toLowerCase()}. Подойдёт ли вам: четыре вопроса</Link>
        </li>
      )}
      {isObtainable(product) && (
        <li>
          <TruckIcon size={20} />
          <Link to="/info_delivery">
            Доставим по Москве сегодня, если заказ до {COURIER_CUT_OFF}, по России от 2 рабочих дней
          </Link>
        </li>
      )}
      {installation && (
        <li>
          <WrenchIcon size={20} />
          <Link to="/services">{installation}</Link>
        </li>
      )}
      <li>
        <RefreshIcon size={20} />
        <Link to="/info_exchange_and_returns">
          Обмен и возврат в&nbsp;течение 14&nbsp;дней, пока не&nbsp;смонтировано; с&nbsp;недостатком и после монтажа
        </Link>
      </li>
    </PromisesBox>
  );
}

/** The figures that describe the product best. */
function Facts({ facts }: { facts: ProductData['keyFacts'] }) {
  if (facts.length === 0) return null;
  return (
    <FactsBox>
      {facts.map(({ value, text }) => (
        <KeyFact key={`${value} ${text}`}>
          <dt>{value}</dt>
          <dd>{text}</dd>
        </KeyFact>
      ))}
    </FactsBox>
  );
}

interface ProductViewProps extends ProductData {
  product: Product;
  /** What stands below it. */
  children: ReactNode;
  /** Whether a phone has the bar at its bottom. */
  hasBar: boolean;
}

/** A product that is on sale. The key of its place resets count and accessories for another one. */
export function ProductView({ product, discounts, keyFacts, children, hasBar, ...about }: ProductViewProps) {
  const { purposes, installation, ownership } = about;
  const purchase = usePurchase(product, discounts);
  const { captions, labels } = usePageContent<ProductContent>();
  const { lead, rest } = leadSentences(keepRanges(product.description), LEAD_LENGTH);

  return (
    <>
      <Container>
        <Breadcrumbs items={productCrumbs(product)} linkComponent={Link} />
        <Columns>
          <Gallery product={product} words={{ captions, labels }} />
          <Buying>
            <H1>{product.name}</H1>
            <Code>Артикул {product.code}</Code>
            <Lead>{lead}</Lead>
            <BuyBox purchase={purchase} ownership={ownership} />
            {rest && <Rest>{rest}</Rest>}
            <Promises product={product} purposes={purposes} installation={installation} />
          </Buying>
          <Facts facts={keyFacts} />
        </Columns>
      </Container>
      {children}
      {hasBar && <BuyBar purchase={purchase} />}
    </>
  );
}

function VisitedProduct(props: ProductData & { product: Product }) {
  const { id, slug } = props.product;
  useRecordVisit(id);
  return (
    <ProductView {...props} hasBar>
      <RemoteWidget id="mfe-catalog/product-extras" props={{ slug: slug ?? '' }} fallback={null} />
    </ProductView>
  );
}

/**
 * One product by its slug. An unknown slug has a 404 in its head, and the host shows its own page.
 */
export function ProductPage() {
  const data = usePageData<ProductData>();
  const { product, similarProducts } = data;

  if (!product) {
    return (
      <Suspense>
        <NoAnswer />
      </Suspense>
    );
  }
  if (!product.active) {
    return (
      <Suspense>
        <DiscontinuedProduct product={product} similarProducts={similarProducts} />
      </Suspense>
    );
  }
  // The key resets count and accessories when the buyer goes to another product.
  return <VisitedProduct key={product.id} {...data} product={product} />;
}
