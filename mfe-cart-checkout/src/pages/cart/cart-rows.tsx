import { acceptPrice, readCartPrices } from '@shop/shared/cart-prices';
import { fillTemplate, formatPrice, INCLUDED, toKopecks, toRoubles } from '@shop/shared/format';
import { Link, useCart, useShop } from '@shop/shared/runtime';
import { Caption, LinePicture, Price, Quantity } from '@shop/shared/ui';
import { MESSAGES, QUANTITY } from '@shop/shared/validation';
import { memo, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { RemoveButton } from '../../components/remove-button';
import { deviceTexts } from '../../features/booking';
import { type OrderGroup, type OrderLine } from '../../features/order-lines';
import { Children, IncludedCount, PictureCell, PriceCell, QuantityCell, RemoveCell, RowBox } from './cart-rows.styles';
import { LineRemarks, TextButton } from './line-remarks';
import { TEXTS } from './texts';
import type { CartActions } from './use-cart-actions';

interface RecordedPrices {
  /** The price of a piece when its product was added to the cart; null if none was recorded. */
  recordedKopecks: (line: OrderLine) => number | null;
  accept: (line: OrderLine) => void;
}

/**
 * The prices that the host recorded in this browser. Every render reads them again, because they
 * change only when the cart does.
 */
export function useRecordedPrices(): RecordedPrices {
  const { storage } = useShop();
  const [, setAccepted] = useState(0);
  const recorded = readCartPrices(storage);
  return {
    recordedKopecks: ({ productId }) => {
      const roubles = recorded.get(productId);
      return roubles === undefined ? null : toKopecks(roubles);
    },
    accept: ({ productId, unitKopecks }) => {
      acceptPrice(storage, productId, toRoubles(unitKopecks));
      setAccepted((count) => count + 1);
    },
  };
}

interface CartRowProps {
  line: OrderLine;
  isChild?: boolean;
  /** The name and the remarks. */
  children: ReactNode;
  onCount: (count: number) => void;
  onRemove: () => void;
}

const CorrectionNote = styled.p`
  max-width: 160px;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-danger);

  &:not(:empty) {
    margin-top: 4px;
  }
`;

const IncludedText = styled(Caption)`
  display: block;
`;

function LinePrice({ line }: { line: OrderLine }) {
  if (line.problem?.kind === 'discontinued') return <>—</>;
  if (line.isIncluded) return <IncludedText>{INCLUDED}</IncludedText>;
  const perPiece = formatPrice(toRoubles(line.unitKopecks));
  return (
    <>
      <Price value={toRoubles(line.sumKopecks)} />
      {line.count > 1 && line.unitKopecks > 0 && (line.booking?.devices.length ?? 0) < 2 && (
        <small>{fillTemplate(TEXTS.perPiece, { price: perPiece })}</small>
      )}
    </>
  );
}

const CORRECTED = { minNumber: QUANTITY.min, maxNumber: QUANTITY.max, wholeNumber: '' };

function CartRow({ line, isChild = false, children, onCount, onRemove }: CartRowProps) {
  const [correctionNote, setCorrectionNote] = useState('');
  const correctionNoteId = useId();
  const isDiscontinued = line.problem?.kind === 'discontinued';
  // The line updates in a later task, so the next press must count from the cart.
  const count = useCart(({ items }) => items.find(({ id }) => id === line.id)?.productCount ?? line.count);
  const isFollowing = line.booking?.devices.some(({ isInCart }) => isInCart);

  const handleCount = (wanted: number) => {
    setCorrectionNote('');
    onCount(wanted);
  };
  const handleCorrect = (rule: keyof typeof CORRECTED) =>
    setCorrectionNote(fillTemplate(MESSAGES[rule], { value: CORRECTED[rule] }));

  return (
    <RowBox $isChild={isChild} data-row tabIndex={-1}>
      <PictureCell>
        <LinePicture src={line.img} isService={line.type === 'service'} size={isChild ? 'sm' : 'lg'} />
      </PictureCell>
      <div>{children}</div>
      {isFollowing ? (
        <IncludedCount>{fillTemplate(TEXTS.count, { count: line.count })}</IncludedCount>
      ) : (
        <QuantityCell>
          <Quantity
            value={count}
            name={line.name}
            describedBy={correctionNoteId}
            onChange={handleCount}
            onCorrect={handleCorrect}
            isDisabled={isDiscontinued}
          />
          <CorrectionNote id={correctionNoteId} role="status">
            {correctionNote}
          </CorrectionNote>
        </QuantityCell>
      )}
      <PriceCell $isChild={isChild}>
        <LinePrice line={line} />
      </PriceCell>
      <RemoveCell>
        <RemoveButton label={fillTemplate(TEXTS.remove, { name: line.name })} onClick={onRemove} />
      </RemoveCell>
    </RowBox>
  );
}

interface RowProps {
  actions: CartActions;
  /** The price of a piece when its product was added to the cart; null if none was recorded. */
  recordedKopecks: number | null;
  onAccept: RecordedPrices['accept'];
}

interface MainRowProps extends RowProps {
  group: OrderGroup;
}

interface ChildRowProps extends RowProps {
  line: OrderLine;
}

interface CartGroupProps {
  group: OrderGroup;
  actions: CartActions;
  prices: RecordedPrices;
}

const Name = styled.h2`
  font-size: 18px;
  line-height: 24px;
  letter-spacing: -0.008em;
  overflow-wrap: anywhere;
`;

const ChildName = styled.h3`
  font-size: 15px;
  line-height: 20px;
  font-weight: var(--w-body);
  overflow-wrap: anywhere;
`;

const Description = styled(Caption)`
  display: -webkit-box;
  margin: 4px 0 8px;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const SaveButton = styled(TextButton)`
  margin-top: 8px;
`;

/**
 * Every change of the cart creates all lines again. Most of them hold equal data, so their rows
 * need no render. Handlers of an earlier render still work, because they read the stores when they
 * are called.
 */
function hasSameData(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

const MainRow = memo(function MainRow({ group, actions, recordedKopecks, onAccept }: MainRowProps) {
  const { line } = group;
  return (
    <CartRow line={line} onCount={(count) => actions.setCount(line, count)} onRemove={() => actions.removeGroup(group)}>
      <Name>{line.slug ? <Link to={`/${line.slug}`}>{line.name}</Link> : line.name}</Name>
      {line.description && <Description>{line.description}</Description>}
      {deviceTexts(line.booking?.devices ?? []).map((text) => (
        <Caption as="p" key={text}>
          {text}
        </Caption>
      ))}
      <LineRemarks hasStock line={line} actions={actions} recordedKopecks={recordedKopecks} onAccept={onAccept} />
      {line.problem?.kind !== 'discontinued' && (
        <SaveButton text={TEXTS.save} name={line.name} onClick={() => actions.save(group)} />
      )}
    </CartRow>
  );
}, hasSameData);

/**
 * A part of the product above it: it has neither price nor count of its own, and leaves the cart
 * with the product.
 */
const IncludedRow = memo(function IncludedRow({ line }: Pick<ChildRowProps, 'line'>) {
  return (
    <RowBox $isChild data-row tabIndex={-1}>
      <PictureCell>
        <LinePicture src={line.img} isService={line.type === 'service'} size="sm" />
      </PictureCell>
      <div>
        <ChildName>{line.name}</ChildName>
      </div>
      <IncludedCount>{fillTemplate(TEXTS.count, { count: line.count })}</IncludedCount>
      <PriceCell $isChild>
        <LinePrice line={line} />
      </PriceCell>
    </RowBox>
  );
}, hasSameData);

const ChildRow = memo(function ChildRow({ line, actions, recordedKopecks, onAccept }: ChildRowProps) {
  return (
    <CartRow
      isChild
      line={line}
      onCount={(count) => actions.setCount(line, count)}
      onRemove={() => actions.removeChild(line)}
    >
      <ChildName>{line.name}</ChildName>
      <LineRemarks line={line} actions={actions} recordedKopecks={recordedKopecks} onAccept={onAccept} />
    </CartRow>
  );
}, hasSameData);

/** A product with its accessories below it. */
export function CartGroup({ group, actions, prices }: CartGroupProps) {
  const rowProps = (line: OrderLine) => ({
    actions,
    // A service that is booked for a model has the price of that, not the one it was added at.
    recordedKopecks: line.booking && line.booking.devices.length > 0 ? null : prices.recordedKopecks(line),
    onAccept: prices.accept,
  });
  return (
    <li>
      <MainRow group={group} {...rowProps(group.line)} />
      {group.children.length > 0 && (
        <Children>
          {group.children.map((child) => (
            <li key={child.id}>
              {child.isIncluded ? <IncludedRow line={child} /> : <ChildRow line={child} {...rowProps(child)} />}
            </li>
          ))}
        </Children>
      )}
    </li>
  );
}
