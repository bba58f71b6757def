import { Link } from '@shop/shared/runtime';
import { Caption, KeyValueList, Ruler, Stock } from '@shop/shared/ui';
import { useId, type ReactNode } from 'react';
import { leadSentences } from '../content/product-words';
import type { CardProduct } from './card-product';
import {
  Actions,
  Body,
  Card,
  Footer,
  KitBox,
  KitList,
  KitTitle,
  Name,
  PriceRow,
  StageBox,
  Text,
} from './product-card.styles';
import { ProductImage } from './product-image';
import { ProductPrice } from './product-price';

const TEXT_LENGTH = 70;
const MAX_ACCESSORIES = 3;

/** The drawing of a card above its ruler. The tick moves while the card is hovered. */
function Stage({
  product,
  isWide = false,
  isUrgent = false,
}: Pick<ProductCardProps, 'product' | 'isWide' | 'isUrgent'>) {
  return (
    <StageBox $isWide={isWide}>
      <ProductImage src={product.img} isUrgent={isUrgent} />
      <Ruler at={8} className="ruler" />
    </StageBox>
  );
}

/** Pictures of a few accessories. */
function Kit({ accessories }: { accessories: CardProduct['childProducts'] }) {
  const shown = accessories.filter(({ active }) => active).slice(0, MAX_ACCESSORIES);
  if (shown.length === 0) return null;
  return (
    <KitBox>
      <KitTitle>С аксессуарами</KitTitle>
      <KitList>
        {shown.map(({ id, name, img }) => (
          <li key={id}>
            <ProductImage src={img} />
            {name}
          </li>
        ))}
      </KitList>
    </KitBox>
  );
}

export interface ProductCardProps {
  product: CardProduct;
  /** Buttons under the price. */
  actions: ReactNode;
  /** What the buttons add with the product. */
  accessories?: ReactNode;
  /** Shown under the price: the price per piece in quantity. */
  note?: string | null;
  /** A word that sets the product apart. */
  tag?: string | undefined;
  /** Takes two thirds of the row: the picture on the left, a longer text on the right. */
  isWide?: boolean;
  /** True when the card is visible without scrolling. */
  isUrgent?: boolean;
}

/** A product in a list. The link of the name covers the card; the buttons are above it. */
export function ProductCard(props: ProductCardProps) {
  const { product, actions, accessories, note, tag, isWide = false, isUrgent = false } = props;
  const { name, slug, lead, price, was, count, orderTermDays, type, properties, childProducts } = product;
  const nameId = useId();

  return (
    <Card $isWide={isWide} aria-labelledby={nameId}>
      <Stage product={product} isWide={isWide} isUrgent={isUrgent} />
      <Body $isWide={isWide}>
        <Name $isWide={isWide} id={nameId}>
          {slug ? <Link to={`/${slug}`}>{name}</Link> : name}
        </Name>
        <Text>
          {tag && `${tag}. `}
          {isWide ? lead : leadSentences(lead, TEXT_LENGTH).lead}
        </Text>
        <KeyValueList items={properties} />
        {isWide && <Kit accessories={childProducts} />}
        <Footer>
          <PriceRow>
            <ProductPrice value={price} size="md" />
            {was && <Caption as="s">{was}</Caption>}
            <Stock count={count} type={type} orderTermDays={orderTermDays} />
            {note && <Caption>{note}</Caption>}
          </PriceRow>
          {accessories}
          <Actions>{actions}</Actions>
        </Footer>
      </Body>
    </Card>
  );
}
