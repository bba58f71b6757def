import { firstYearPrice, type Fact, type FirstYearPrice } from '@shop/shared/facts';
import { formatPrice } from '@shop/shared/format';
import type { Product } from '@shop/shared/runtime';
import { readDevice, type Device } from './device';
import { limitOf, needsOf, type Need } from './needs';
import type { Answers } from './questions';

const MAX_RIVALS = 5;

/** A model that was not chosen, and why. */
export interface Rival {
  slug: string;
  name: string;
  reason: string;
}

export interface Choice {
  product: Product;
  price: FirstYearPrice;
  /** Sentences that answer the visitor's answers. */
  reasons: readonly string[];
  /** What it does not do, or not alone; null where it does all. */
  limit: string | null;
  rivals: readonly Rival[];
}

interface Candidate extends Device {
  slug: string;
  year: FirstYearPrice;
}

function toCandidate(product: Product, products: readonly Product[], facts: readonly Fact[]): Candidate[] {
  const device = product.active && product.price > 0 ? readDevice(product) : null;
  if (!device || product.slug === null) return [];
  return [{ ...device, slug: product.slug, year: firstYearPrice(product, facts, products) }];
}

function toRival(rival: Candidate, needs: readonly Need[], chosen: Candidate): Rival {
  const unmet = needs.find((need) => !need.isMetBy(rival));
  const more = rival.year.total - chosen.year.total;
  const dearer =
    more > 0
      ? `Умеет больше, чем здесь нужно, и за первый год стоит на ${formatPrice(more)} дороже.`
      : 'Подходит и стоит за первый год столько же.';
  return { slug: rival.slug, name: rival.product.name, reason: unmet?.whyNot(rival) ?? dearer };
}

/**
 * Chooses the model that meets every need of the answers and costs least in its first year, as a
 * salesman without a plan to fulfil would (docs/rules.md, Choosing a model).
 * @param facts name the services that a device needs
 * @returns null when no model on sale meets them
 */
export function chooseModel(answers: Answers, products: readonly Product[], facts: readonly Fact[]): Choice | null {
  const needs = needsOf(answers);
  const unmetBy = (device: Device) => needs.filter((need) => !need.isMetBy(device)).length;
  const candidates = products
    .flatMap((product) => toCandidate(product, products, facts))
    .toSorted((a, b) => unmetBy(a) - unmetBy(b) || a.year.total - b.year.total);
  const [chosen, ...others] = candidates;
  if (!chosen || unmetBy(chosen) > 0) return null;
  return {
    product: chosen.product,
    price: chosen.year,
    reasons: needs.map((need) => need.why(chosen)),
    limit: limitOf(answers, chosen),
    rivals: others.slice(0, MAX_RIVALS).map((rival) => toRival(rival, needs, chosen)),
  };
}
