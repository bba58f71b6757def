import { countOf, fillTemplate, formatPrice, toRoubles } from '@shop/shared/format';
import { moreByPhone } from '@shop/shared/seller';
import { AlertIcon, media, Stock } from '@shop/shared/ui';
import styled from 'styled-components';
import { type LineProblem, type OrderLine } from '../../features/order-lines';
import { TEXTS } from './texts';
import type { CartActions } from './use-cart-actions';

const { fix, price, discount } = TEXTS;

const Box = styled.button`
  position: relative;
  font-size: 13px;
  line-height: 20px;
  font-weight: var(--w-medium);
  text-align: left;
  color: var(--c-link);
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: var(--green-300);
  text-underline-offset: 4px;

  &:hover {
    text-decoration-color: currentColor;
  }

  &::after {
    content: '';
    position: absolute;
    inset: -2px -4px;
  }

  @media ${media.touch} {
    &::after {
      inset: -12px -4px;
    }
  }
`;

interface TextButtonProps {
  text: string;
  /**
   * Tells screen readers which line the button belongs to. Sighted visitors see that from its
   * place.
   */
  name: string;
  onClick: () => void;
  className?: string;
}

/**
 * A small button inside the text of a row. On touch screens its target is large enough for a
 * fingertip.
 */
export function TextButton({ text, name, onClick, className }: TextButtonProps) {
  return (
    <Box type="button" className={className} aria-label={`${text}: ${name}`} onClick={onClick}>
      {text}
    </Box>
  );
}

/** A remark below the name of a line. */
const Remark = styled.div`
  display: flex;
  gap: 8px;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-2);

  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

/** Explains why a line cannot be ordered. */
function problemText(problem: LineProblem): string {
  if (problem.kind === 'discontinued') return TEXTS.discontinued;
  if (problem.available === 0) return TEXTS.soldOut;
  return problem.fits === 0 ? TEXTS.takenElsewhere : fillTemplate(TEXTS.left, { count: problem.available });
}

const Danger = styled(Remark)`
  color: var(--c-danger);
`;

function fixText(problem: LineProblem): string {
  if (problem.kind === 'discontinued' || problem.fits === 0) return fix.remove;
  return fillTemplate(fix.keep, { count: problem.fits });
}

interface ProblemProps {
  line: OrderLine;
  problem: LineProblem;
  onFix: () => void;
}

/** The problem of a line and the button that fixes it. */
function Problem({ line, problem, onFix }: ProblemProps) {
  return (
    <Danger>
      <AlertIcon size={16} />
      <span>
        {problemText(problem)} <TextButton text={fixText(problem)} name={line.name} onClick={onFix} />
      </span>
    </Danger>
  );
}

const Warning = styled(Remark)`
  color: var(--c-warning);
`;

/** Says what to do about more pieces than one order takes. */
function TooMany({ line: { most, problem } }: { line: OrderLine }) {
  if (most === null || problem) return null;
  return (
    <Warning>
      <AlertIcon size={16} />
      <span>{moreByPhone(most)}</span>
    </Warning>
  );
}

interface PriceChangeProps {
  line: OrderLine;
  /** The price of a piece when the product was added; null if none was recorded. */
  recordedKopecks: number | null;
  onAccept: () => void;
}

/** Warns about a higher price until the buyer accepts it. A lower price is a plain remark. */
function PriceChange({ line, recordedKopecks, onAccept }: PriceChangeProps) {
  if (line.problem?.kind === 'discontinued' || recordedKopecks === null || recordedKopecks === line.unitKopecks)
    return null;
  const before = formatPrice(toRoubles(recordedKopecks));
  if (recordedKopecks > line.unitKopecks) return <Remark>{fillTemplate(price.cheaper, { before })}</Remark>;
  return (
    <Warning>
      <AlertIcon size={16} />
      <span>
        {fillTemplate(price.dearer, { before, now: formatPrice(toRoubles(line.unitKopecks)) })}{' '}
        <TextButton text={price.accept} name={line.name} onClick={onAccept} />
      </span>
    </Warning>
  );
}

const priceOf = (kopecks: number) => formatPrice(toRoubles(kopecks));

/** The current volume discount, and the next one. */
function VolumeRemark({ line: { count, discountKopecks, nextStep, problem } }: { line: OrderLine }) {
  if (problem) return null;
  return (
    <>
      {discountKopecks > 0 && (
        <Remark>{fillTemplate(discount.now, { price: priceOf(discountKopecks / count) })}</Remark>
      )}
      {nextStep && (
        <Remark>
          {fillTemplate(discount.next, {
            count: countOf(nextStep.more, discount.pieces),
            price: priceOf(nextStep.unitKopecks),
          })}
        </Remark>
      )}
    </>
  );
}

const Remarks = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;

  &:empty {
    display: none;
  }
`;

interface LineRemarksProps {
  line: OrderLine;
  actions: CartActions;
  /** The price of a piece when the product was added; null if none was recorded. */
  recordedKopecks: number | null;
  onAccept: (line: OrderLine) => void;
  /** False for an accessory, which does not show its stock while there is enough. */
  hasStock?: boolean;
}

/** What is in stock; the term for what comes later, also for an accessory. */
function LineStock({ line: { stock, orderTermDays }, isAlwaysShown }: { line: OrderLine; isAlwaysShown: boolean }) {
  if (orderTermDays !== null) return <Stock count={0} orderTermDays={orderTermDays} />;
  return isAlwaysShown && stock !== null ? <Stock count={stock} /> : null;
}

/** Remarks on a line: stock or problem, a changed price, discounts. */
export function LineRemarks({ line, actions, recordedKopecks, onAccept, hasStock = false }: LineRemarksProps) {
  return (
    <Remarks>
      {line.problem && <Problem line={line} problem={line.problem} onFix={() => actions.fix(line)} />}
      {!line.problem && <LineStock line={line} isAlwaysShown={hasStock} />}
      <PriceChange line={line} recordedKopecks={recordedKopecks} onAccept={() => onAccept(line)} />
      <TooMany line={line} />
      <VolumeRemark line={line} />
    </Remarks>
  );
}
