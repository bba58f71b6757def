import { Link, type Product } from '@shop/shared/runtime';
import { Caption, KeyValueList, Price, Stock } from '@shop/shared/ui';
import { useId, type ReactNode } from 'react';
import { leadSentences } from './lead-sentences';
import { ProductCardKit } from './product-card-kit';
import { ProductCardStage } from './product-card-stage';
import * as S from './product-card.styles';

export interface ProductCardProps {
  product: Product;
  /** Buttons under the price. */
  actions: ReactNode;
  /** Under the price: what the whole purchase costs, what a piece costs when more are taken. */
  notes?: readonly string[];
  /** A word that sets it apart. */
  tag?: string;
  /** Takes two thirds of the row: picture on the left, more said on the right. */
  isWide?: boolean;
  /** True where it is seen without scrolling. */
  isUrgent?: boolean;
}

const TEXT_LENGTH = 70;

/** A product in a list. The name's link covers the card; the buttons lie above it. */
export function ProductCard({ product, actions, notes = [], tag, isWide = false, isUrgent = false }: ProductCardProps) {
  const { name, slug, description, price, count, type } = product;
  const nameId = useId();
  const preview = product.properties.filter(({ showPreview }) => showPreview).slice(0, 3);

  return (
    <S.Card $isWide={isWide} aria-labelledby={nameId}>
      <ProductCardStage src={product.img} tag={tag} isWide={isWide} isUrgent={isUrgent} />
      <S.Body $isWide={isWide}>
        <S.Name $isWide={isWide} id={nameId}>
          {slug ? <Link to={`/${slug}`}>{name}</Link> : name}
        </S.Name>
        <S.Text>{leadSentences(description, isWide ? 2 * TEXT_LENGTH : TEXT_LENGTH).lead}</S.Text>
        <KeyValueList items={preview.map(({ name: label, value }) => ({ label, value }))} />
        {isWide && <ProductCardKit accessories={product.childProducts} />}
        <S.Foot>
          <S.PriceRow>
            <Price value={price} size="md" />
            <Stock count={count} type={type} />
            {notes.map((note, index) => (
              <Caption key={index}>{note}</Caption>
            ))}
          </S.PriceRow>
          <S.Actions>{actions}</S.Actions>
        </S.Foot>
      </S.Body>
    </S.Card>
  );
}
