import { INCLUDED, SOLD_OUT } from '@shop/shared/format';
import { isIncluded } from '@shop/shared/included-parts';
import { useShopConfig, type ChildProduct } from '@shop/shared/runtime';
import { moreByPhone } from '@shop/shared/seller';
import { Button, Caption, Panel, Price, Quantity, Stock, WithoutScripts } from '@shop/shared/ui';
import { mostInOneOrder } from '@shop/shared/validation';
import { lazy, Suspense, useId, useState } from 'react';
import { ProductImage } from '../../components/product-image';
import { ProductPrice } from '../../components/product-price';
import { leadSentences } from '../../content/product-words';
import { availableCount, CompareToggle, InCartLink, isObtainable, useDialog } from '../../features/buying';
import {
  AccessoriesBox,
  AccessoriesHint,
  AccessoriesTitle,
  AccessoryBox,
  AccessoryNote,
  BUY_BUTTONS_ID,
  Box,
  Buttons,
  Cut,
  Included,
  IncludedPartBox,
  Line,
  Part,
  PartTitle,
  PriceLine,
  Total,
  YearNote,
} from './buy-box.styles';
import type { Ownership } from './ownership';
import type { ProductData } from './product-data';
import type { Purchase } from './use-purchase';

// Few products have several prices, and the shop may have its discounts switched off.
const VolumePrices = lazy(() =>
  import(/* webpackChunkName: "volume-prices" */ './volume-prices').then((module) => ({
    default: module.VolumePrices,
  })),
);

// As rare as several prices, and in their chunk.
const SaleNote = lazy(() =>
  import(/* webpackChunkName: "volume-prices" */ './sale-note').then((module) => ({ default: module.SaleNote })),
);

// Few goods are sold out.
const SoldOut = lazy(() =>
  import(/* webpackChunkName: "sold-out" */ './sold-out').then((module) => ({ default: module.SoldOut })),
);

const NOTE_LENGTH = 50;

function noteOf(child: ChildProduct, productCount: number): string {
  if (isObtainable(child, productCount)) return leadSentences(child.description, NOTE_LENGTH).lead;
  const left = availableCount(child);
  return left > 0 ? `Осталось ${left}\u00A0шт.` : SOLD_OUT;
}

/** A part that comes with the product: there is nothing to choose. */
function IncludedPart({ child }: { child: ChildProduct }) {
  return (
    <IncludedPartBox>
      <ProductImage src={child.img} />
      <span>
        {child.name} <AccessoryNote>{leadSentences(child.description, NOTE_LENGTH).lead}</AccessoryNote>
      </span>
      <Included>{INCLUDED}</Included>
    </IncludedPartBox>
  );
}

function Accessory({ child, purchase }: { child: ChildProduct; purchase: Purchase }) {
  const { productCount, accessories, toggleAccessory } = purchase;
  return (
    <AccessoryBox
      checked={accessories.includes(child)}
      // What is in the cart can be taken out of it even when it is sold out by now.
      disabled={!isObtainable(child, productCount) && !accessories.includes(child)}
      onChange={() => toggleAccessory(child.id)}
    >
      <ProductImage src={child.img} />
      <span>
        {child.name} <AccessoryNote>{noteOf(child, productCount)}</AccessoryNote>
      </span>
      <Price value={child.price} prefix="+" />
    </AccessoryBox>
  );
}

/** The accessories, each with its price. */
function Accessories({ purchase }: { purchase: Purchase }) {
  return (
    <AccessoriesBox>
      <AccessoriesTitle>Аксессуары</AccessoriesTitle>
      <AccessoriesHint>
        {purchase.isInCart ? 'в\u00A0корзине вместе с товаром' : 'добавятся вместе с товаром'}
      </AccessoriesHint>
      {purchase.product.childProducts
        .filter(({ active }) => active)
        .map((child) =>
          isIncluded(child) ? (
            <IncludedPart key={child.id} child={child} />
          ) : (
            <Accessory key={child.id} child={child} purchase={purchase} />
          ),
        )}
    </AccessoriesBox>
  );
}

const loadFastOrder = () =>
  import(/* webpackChunkName: "fast-order" */ './fast-order').then(({ FastOrder }) => FastOrder);

/** Orders the choice by name and telephone alone, without the cart. */
function FastOrderButton({ purchase: { product, productCount, accessories } }: { purchase: Purchase }) {
  const { Dialog, isLoading, open, close } = useDialog(loadFastOrder);
  const line = { productId: product.id, productCount, childProductIds: accessories.map(({ id }) => id) };

  return (
    <>
      <Button kind="outline" isLoading={isLoading} onClick={open}>
        Быстрый заказ
      </Button>
      {Dialog && <Dialog lines={[line]} onClose={close} />}
    </>
  );
}

/** Why the count is lower than typed, or what to do about more than one order takes. */
function useCountNote({ product, productCount, maxCount }: Purchase, isCut: boolean): string | null {
  const { maxPieces = Infinity } = useShopConfig();
  const most = mostInOneOrder(product.count, maxPieces);
  if (product.type === 'product' && productCount > most) return moreByPhone(most);
  return isCut ? `Можно взять не больше ${maxCount}\u00A0шт.` : null;
}

/** The count, and a note on it. */
function Count({ purchase }: { purchase: Purchase }) {
  const { product, productCount, maxCount, setProductCount } = purchase;
  const [isCut, setIsCut] = useState(false);
  const noteId = useId();
  const note = useCountNote(purchase, isCut);

  const handleChange = (count: number) => {
    setIsCut(false);
    setProductCount(count);
  };

  return (
    <div>
      <Quantity
        value={productCount}
        max={maxCount}
        name={product.name}
        describedBy={noteId}
        onChange={handleChange}
        onCorrect={(rule) => setIsCut(rule === 'maxNumber')}
      />
      <Cut id={noteId} role="status">
        {note}
      </Cut>
    </div>
  );
}

/** The button, or the link to the cart once the product is there; the stepper above is then its. */
function AddButton({ purchase: { product, isInCart, addToCart } }: { purchase: Purchase }) {
  const [isPressed, setIsPressed] = useState(false);

  const handleClick = () => {
    setIsPressed(true);
    addToCart();
  };

  if (isInCart) return <InCartLink name={product.name} isFocused={isPressed} />;
  return <Button onClick={handleClick}>В корзину</Button>;
}

function Order({ purchase }: { purchase: Purchase }) {
  const { product, accessories, total } = purchase;
  return (
    <Part>
      <Line>
        <Count purchase={purchase} />
        <Total aria-live="polite">
          <Caption>{accessories.every(isIncluded) ? 'Итого' : 'Итого с аксессуарами'}</Caption>
          <Price value={total} size="md" />
        </Total>
      </Line>
      <Buttons id={BUY_BUTTONS_ID}>
        <AddButton purchase={purchase} />
        <FastOrderButton purchase={purchase} />
        <CompareToggle product={product} />
      </Buttons>
      <WithoutScripts what="Корзина" />
    </Part>
  );
}

/** What the device costs in its first year, and what works without the paid service. */
function YearCost({ ownership: { total, parts, withoutService } }: { ownership: Ownership }) {
  return (
    <Part>
      <PartTitle>За первый год: {total}</PartTitle>
      <YearNote>
        {parts} {withoutService}
      </YearNote>
    </Part>
  );
}

/** Price, cost of the first year, stock, accessories, count, total and the buttons to buy. */
export function BuyBox({ purchase, ownership }: { purchase: Purchase } & Pick<ProductData, 'ownership'>) {
  const { product, unitPrice, priceSteps } = purchase;
  const isOnSale = isObtainable(product);
  return (
    <Box>
      <Panel isStrong>
        <PriceLine>
          <ProductPrice value={unitPrice} size="xl" />
          <Stock count={product.count} type={product.type} orderTermDays={product.orderTermDays} />
          {product.saleEndsAt && (
            <Suspense>
              <SaleNote oldPrice={product.oldPrice} endsAt={product.saleEndsAt} />
            </Suspense>
          )}
        </PriceLine>
        {ownership && <YearCost ownership={ownership} />}
        {isOnSale && product.childProducts.length > 0 && <Accessories purchase={purchase} />}
        {priceSteps.length > 1 && (
          <Suspense>
            <VolumePrices purchase={purchase} />
          </Suspense>
        )}
        {isOnSale ? (
          <Order purchase={purchase} />
        ) : (
          <Part id={BUY_BUTTONS_ID}>
            <Suspense>
              <SoldOut purchase={purchase} />
            </Suspense>
          </Part>
        )}
      </Panel>
    </Box>
  );
}
