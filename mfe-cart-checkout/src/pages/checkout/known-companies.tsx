import { query, useAuth, useShop } from '@shop/shared/runtime';
import { Caption, Chip, Row } from '@shop/shared/ui';
import { useEffect, useId, useState } from 'react';
import { UserCompaniesDocument, type UserCompaniesQuery } from '../../generated/graphql';
import type { CheckoutValues } from './checkout-schema';
import { TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

type Company = UserCompaniesQuery['siteUserCompanies'][number];
type Requisite = Extract<keyof CheckoutValues, keyof Company>;

const REQUISITES = [
  'requisiteInn',
  'requisiteKpp',
  'requisiteName',
  'requisiteDirector',
  'requisiteAddress',
  'requisiteBankBik',
  'requisiteBankName',
  'requisiteAccountNumber',
  'requisiteBankAccount',
  'requisiteEdoOperator',
] as const satisfies readonly Requisite[];

/** The companies of the user's own orders; none for a guest, and none where they do not load. */
function useCompanies(): readonly Company[] {
  const { client } = useShop();
  const isAuth = useAuth((state) => state.isAuth);
  const [companies, setCompanies] = useState<readonly Company[]>([]);

  useEffect(() => {
    if (!isAuth) return undefined;
    let isCurrent = true;
    query(client, UserCompaniesDocument, {}).then(
      ({ siteUserCompanies }) => isCurrent && setCompanies(siteUserCompanies),
      () => undefined, // the fields can be filled by hand
    );
    return () => {
      isCurrent = false;
    };
  }, [client, isAuth]);

  return isAuth ? companies : [];
}

/** Fills the empty fields of a company whose ИНН has been typed, when the user's orders know it. */
function useFillByInn({ getValues, setValue }: CheckoutForm, companies: readonly Company[], inn: string): void {
  useEffect(() => {
    const known = companies.find(({ requisiteInn }) => requisiteInn === inn);
    if (!known) return;
    for (const name of REQUISITES) {
      if (!getValues(name)) setValue(name, known[name] ?? '', { shouldValidate: true });
    }
  }, [companies, inn, getValues, setValue]);
}

/** Offers the companies that the user has ordered for; a press fills in all their requisites. */
export function KnownCompanies({ form }: { form: CheckoutForm }) {
  const companies = useCompanies();
  const titleId = useId();
  const inn = form.watch('requisiteInn');
  useFillByInn(form, companies, inn);
  if (companies.length === 0) return null;

  const fill = (company: Company) => {
    for (const name of REQUISITES) form.setValue(name, company[name] ?? '', { shouldValidate: true });
  };
  return (
    <div role="group" aria-labelledby={titleId}>
      <Caption as="p" id={titleId}>
        {TEXTS.knownCompanies}
      </Caption>
      <Row gap={2}>
        {companies.map((company) => (
          <Chip key={company.requisiteInn} isPressed={company.requisiteInn === inn} onClick={() => fill(company)}>
            {company.requisiteName}
          </Chip>
        ))}
      </Row>
    </div>
  );
}
