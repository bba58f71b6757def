import { useCallback } from 'react';
import { mutate, query, useShop } from '@shop/shared/runtime';
import { Caption, Stack } from '@shop/shared/ui';
import { StaffSaveShopDocument, StaffShopDocument, type CompanyFragment } from '../../generated/graphql';
import { Part } from '../../components';
import { FormBar, FormFields, useFieldForm, type FieldTexts } from '../shop-fields';
import { companyLabel, findCompanyErrors, GROUPS, inputOfCompany, textsOfCompany } from './company-fields';

interface CompanyFormProps {
  company: CompanyFragment;
  onSaved: (company: CompanyFragment) => void;
}

/** What pages, letters and invoices of new orders say of the seller. */
export function CompanyForm({ company, onSaved }: CompanyFormProps) {
  const { client } = useShop();
  const form = useFieldForm({
    ...{ draft: 'admin:company', value: company, textsOf: textsOfCompany, findErrors: findCompanyErrors, onSaved },
    notice: 'Данные компании сохранены',
    ask: useCallback(async () => (await query(client, StaffShopDocument, {})).staffShop, [client]),
    save: async ({ revision }: CompanyFragment, changed: FieldTexts) => {
      const input = inputOfCompany(changed);
      return (await mutate(client, StaffSaveShopDocument, { revision, input })).staffSaveShop;
    },
  });
  return (
    <>
      <Stack gap={4}>
        {GROUPS.map(({ title, note, fields }) => (
          <Part key={title} title={title}>
            <FormFields form={form} fields={fields} />
            {note && <Caption>{note}</Caption>}
          </Part>
        ))}
      </Stack>
      <FormBar form={form} labelOf={companyLabel} />
    </>
  );
}
