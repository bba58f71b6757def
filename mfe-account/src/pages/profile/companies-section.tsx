import { useState } from 'react';
import styled from 'styled-components';
import { fillTemplate } from '@shop/shared/format';
import { FormFailure } from '@shop/shared/forms';
import { mutate, query, useShop, type Shop } from '@shop/shared/runtime';
import { Button, Caption } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { usePrivateData } from '../../features/private-data';
import { DeleteUserCompanyDocument, UserCompaniesDocument, type UserCompaniesQuery } from '../../generated/graphql';
import { TEXTS } from './texts';

type Company = UserCompaniesQuery['siteUserCompanies'][number];

const { companies: texts } = TEXTS;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 4px 16px;
  padding: 12px 0;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

const Numbers = styled(Caption)`
  display: block;
`;

function numbersOf({ requisiteInn, requisiteKpp }: Company): string {
  const inn = `ИНН ${requisiteInn}`;
  return requisiteKpp ? `${inn}, КПП ${requisiteKpp}` : inn;
}

interface CompanyRowProps {
  company: Company;
  onDeleted: (left: Company[]) => void;
}

function CompanyRow({ company, onDeleted }: CompanyRowProps) {
  const { client, track } = useShop();
  const { requisiteInn, requisiteName } = company;
  const [state, setState] = useState({ isBusy: false, error: null as unknown });

  const handleDelete = async () => {
    setState({ isBusy: true, error: null });
    try {
      onDeleted((await track(mutate(client, DeleteUserCompanyDocument, { requisiteInn }))).siteDeleteUserCompany);
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };

  return (
    <Item>
      <div>
        {requisiteName}
        <Numbers>{numbersOf(company)}</Numbers>
      </div>
      <Button
        kind="quiet"
        isLoading={state.isBusy}
        aria-label={fillTemplate(texts.forgetOne, { name: requisiteName })}
        onClick={() => void handleDelete()}
      >
        {texts.forget}
      </Button>
      <FormFailure error={state.error} text={texts.failed} />
    </Item>
  );
}

const loadCompanies = async (client: Shop['client']) =>
  (await query(client, UserCompaniesDocument, {})).siteUserCompanies;

/** The companies that the checkout offers; nothing for a user who has ordered for none. */
export function CompaniesSection() {
  const { state, replace } = usePrivateData(loadCompanies);
  if (state.kind !== 'ready' || state.data.length === 0) return null;
  return (
    <SettingsSection title={texts.title} hint={texts.hint}>
      <ul>
        {state.data.map((company) => (
          <CompanyRow key={company.requisiteInn} company={company} onDeleted={replace} />
        ))}
      </ul>
    </SettingsSection>
  );
}
