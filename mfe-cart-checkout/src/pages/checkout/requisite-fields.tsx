import { FormCodeField, FormTextField } from '@shop/shared/forms';
import { isCorrespondentAccount, isSettlementAccount, isTreasuryAccount } from '@shop/shared/validation';
import { FieldCell, FieldGrid } from '@shop/shared/ui';
import { useEffect } from 'react';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

const { hints } = TEXTS;

/** An account of the treasury cannot be checked by its digits: it is taken, and looked at twice. */
function treasuryHint(account: string, bik: string, isRight: (account: string, bik: string) => boolean) {
  return !isRight(account, bik) && isTreasuryAccount(account, bik) ? hints.treasury : undefined;
}

const ACCOUNTS = ['requisiteAccountNumber', 'requisiteBankAccount'] as const;

/** An account is judged beside the БИК: with a mended БИК its error goes, or comes. */
function useAccountsFollowBik({ getFieldState, trigger }: CheckoutForm, bik: string): void {
  useEffect(() => {
    const shown = ACCOUNTS.filter((name) => getFieldState(name).isTouched);
    if (shown.length > 0) void trigger(shown);
  }, [bik, getFieldState, trigger]);
}

/** What a company is invoiced by, in the order in which its papers name it. */
export function RequisiteFields({ form }: { form: CheckoutForm }) {
  const { control } = form;
  const [bik, settlement, correspondent] = form.watch([
    'requisiteBankBik',
    'requisiteAccountNumber',
    'requisiteBankAccount',
  ]);
  useAccountsFollowBik(form, bik);
  return (
    <FieldGrid>
      <FieldCell span={2}>
        <FormCodeField control={control} name="requisiteInn" label={LABELS.requisiteInn} hint={hints.inn} />
      </FieldCell>
      <FieldCell span={4}>
        <FormTextField
          control={control}
          name="requisiteName"
          label={LABELS.requisiteName}
          autoComplete="organization"
        />
      </FieldCell>
      <FieldCell>
        <FormTextField control={control} name="requisiteDirector" label={LABELS.requisiteDirector} isOptional />
      </FieldCell>
      <FieldCell>
        <FormTextField control={control} name="requisiteAddress" label={LABELS.requisiteAddress} />
      </FieldCell>
      <FieldCell span={2}>
        <FormCodeField control={control} name="requisiteBankBik" label={LABELS.requisiteBankBik} hint={hints.bik} />
      </FieldCell>
      <FieldCell span={4}>
        <FormTextField control={control} name="requisiteBankName" label={LABELS.requisiteBankName} />
      </FieldCell>
      <FieldCell span={3}>
        <FormCodeField
          control={control}
          name="requisiteAccountNumber"
          label={LABELS.requisiteAccountNumber}
          hint={treasuryHint(settlement, bik, isSettlementAccount) ?? hints.account}
        />
      </FieldCell>
      <FieldCell span={3}>
        <FormCodeField
          control={control}
          name="requisiteBankAccount"
          label={LABELS.requisiteBankAccount}
          hint={treasuryHint(correspondent, bik, isCorrespondentAccount) ?? hints.account}
        />
      </FieldCell>
    </FieldGrid>
  );
}
