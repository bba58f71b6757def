import { RemoteWidget } from '@shop/shared/federation';
import { Link, usePageContent, type Product } from '@shop/shared/runtime';
import { Breadcrumbs, Container, H1, Lead, Muted } from '@shop/shared/ui';
import { leadSentences } from '../../components/lead-sentences';
import { SHOP_PHONE } from '../../content/contacts';
import type { ProductContent } from '../../content/product-content';
import { useRecordVisit } from '../../features/recent';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { productCrumbs } from './crumbs';
import { Gallery } from './gallery';
import { ProductFacts } from './product-facts';
import * as S from './product-view.styles';
import { Promises } from './promises';
import { usePurchase } from './use-purchase';

const LEAD_LENGTH = 110;

function DetailsMissing() {
  return (
    <Container>
      <Muted>Характеристики сейчас недоступны. Обновите страницу или позвоните: {SHOP_PHONE}.</Muted>
    </Container>
  );
}

export function ProductView({ product }: { product: Product }) {
  const purchase = usePurchase(product);
  useRecordVisit(product.id);
  const content = usePageContent<ProductContent>();
  const { documents, vehicles, serviceIds } = content;
  const details = { productId: product.id, documents, vehicles, serviceIds };
  const { lead, rest } = leadSentences(product.description, LEAD_LENGTH);

  return (
    <>
      <Container>
        <Breadcrumbs items={productCrumbs(product)} linkComponent={Link} />
        <S.Columns>
          <Gallery product={product} captionsByPath={content.captions} />
          <S.Buying>
            <H1>{product.name}</H1>
            <S.Lead>
              <Lead>{lead}</Lead>
              {rest && <S.Rest>{rest}</S.Rest>}
            </S.Lead>
            <BuyBox purchase={purchase} />
            <Promises product={product} serviceIds={content.serviceIds} />
          </S.Buying>
          <ProductFacts facts={content.facts} />
        </S.Columns>
      </Container>
      <RemoteWidget id="mfe-catalog/product-details" props={details} fallback={<DetailsMissing />} />
      <BuyBar purchase={purchase} />
    </>
  );
}
