import type { FirstYearPrice } from '@shop/shared/facts';
import { formatPrice, keepRanges } from '@shop/shared/format';
import { Link as RouterLink } from '@shop/shared/runtime';
import { ArrowLink, H2, H4, KeyValueList, Link, media, Note, Panel, Price } from '@shop/shared/ui';
import styled from 'styled-components';
import { ProductImage } from '../../components/product-image';
import { AccessoryPrices, BuyButton } from '../../features/buying';
import type { ChosenModel } from './choose-data';
import type { Rival } from './choose-model';

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 32px 48px;

  @media ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled(H2)`
  margin-bottom: 16px;
`;

const Sentences = styled.ul`
  display: grid;
  gap: 8px;
  margin: 12px 0 20px;
`;

const Cost = styled.div`
  & > img {
    width: 100%;
    height: auto;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;

const Added = styled.div`
  margin-block: 20px 12px;
`;

const Total = styled(Price)`
  display: block;
  margin: 4px 0 16px;
  font-size: 32px;
  line-height: 40px;
`;

function rowsOf({ device, installation, monitoring }: FirstYearPrice) {
  return [
    { label: 'Устройство', value: formatPrice(device) },
    { label: 'Установка', value: installation === null ? 'не\u00A0нужна' : formatPrice(installation) },
    { label: 'Мониторинг на\u00A0год', value: monitoring === null ? 'не\u00A0нужен' : formatPrice(monitoring) },
  ];
}

function Rivals({ rivals }: { rivals: readonly Rival[] }) {
  if (rivals.length === 0) return null;
  return (
    <>
      <H4 as="h3">Почему не другие</H4>
      <Sentences>
        {rivals.map(({ slug, name, reason }) => (
          <li key={slug}>
            <Link as={RouterLink} to={`/${slug}`}>
              {name}
            </Link>
            . {keepRanges(reason)}
          </li>
        ))}
      </Sentences>
    </>
  );
}

/** The chosen model: why it, why not the others, and what its first year costs. */
export function ChosenModelPanel({ model }: { model: ChosenModel }) {
  const { product, slug, img, reasons, limit, rivals, price } = model;
  return (
    <Box as="section" isStrong isPadded aria-labelledby="chosen">
      <div>
        <Name id="chosen">Вам подойдёт {product.name}</Name>
        <H4 as="h3">Почему эта модель</H4>
        <Sentences>
          {reasons.map((reason) => (
            <li key={reason}>{keepRanges(reason)}</li>
          ))}
        </Sentences>
        {limit && <Note>{limit}</Note>}
        <Rivals rivals={rivals} />
      </div>
      <Cost>
        <ProductImage src={img} />
        <H4 as="h3">За первый год, за одно устройство</H4>
        <Total value={price.total} />
        <KeyValueList items={rowsOf(price)} />
        <Added>
          <AccessoryPrices product={product} />
        </Added>
        <Actions>
          <BuyButton product={product} />
          <ArrowLink as={RouterLink} to={`/${slug}`}>
            Всё о модели
          </ArrowLink>
        </Actions>
      </Cost>
    </Box>
  );
}
