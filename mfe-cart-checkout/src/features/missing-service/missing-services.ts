import type { Fact } from '@shop/shared/facts';
import type { OrderGroup } from '../order-lines';

/** A service that devices of the order need and the order does not have. */
export interface NeededService {
  /** «Мониторинг»: what its product is called, without its term. */
  name: string;
  /** Names of the devices. */
  devices: string;
  /** «3 600 ₽» */
  price: string;
}

/** The API calls this fact «Мониторинг, 12 месяцев, цена», after the service. */
const nameOf = ({ name }: Fact): string => name.replace(/,.*/, '');

/** The services that are missing, by the facts `<slug>.service` and `<service>.product`. */
export function missingServices(groups: readonly OrderGroup[], facts: readonly Fact[]): NeededService[] {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const ordered = new Set(groups.map(({ line }) => line.productId));
  const devices = new Map<string, string[]>();
  for (const { line } of groups) {
    const service = byKey.get(`${line.slug}.service`)?.value;
    if (!service || ordered.has(Number(byKey.get(`${service}.product`)?.value))) continue;
    devices.set(service, [...(devices.get(service) ?? []), line.name]);
  }
  return [...devices].flatMap(([service, names]) => {
    const price = byKey.get(`${service}.price`);
    if (!price) return [];
    return [{ name: nameOf(price), devices: names.join(', '), price: `${price.value}\u00A0${price.unit}` }];
  });
}
