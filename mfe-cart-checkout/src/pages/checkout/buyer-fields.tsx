import { FormCodeField, FormTextField } from '@shop/shared/forms';
import { BuildingIcon, FieldCell, FieldGrid, OptionCard, OptionGroup, Stack, UserIcon } from '@shop/shared/ui';
import {
  isCorrespondentAccount,
  isSettlementAccount,
  isTreasuryAccount,
  readKpp,
  splitInn,
} from '@shop/shared/validation';
import { useEffect, type ChangeEvent } from 'react';
import type { CheckoutValues } from './checkout-schema';
import { KnownCompanies } from './known-companies';
import { FormSection } from './form-section';
import { toUserType, usualPayment } from './payment-fields';
import { LABELS, TEXTS } from './texts';
import type { CheckoutForm } from './use-checkout-form';

const { hints, buyers } = TEXTS;

/**
 * A hint to check a treasury account twice: its check digits cannot be verified, so the form
 * accepts it.
 */
function treasuryHint(account: string, bik: string, isRight: (account: string, bik: string) => boolean) {
  return !isRight(account, bik) && isTreasuryAccount(account, bik) ? hints.treasury : undefined;
}

type Requisite = Extract<keyof CheckoutValues, `requisite${string}`>;

const ACCOUNTS = ['requisiteAccountNumber', 'requisiteBankAccount'] as const;

const KPP = ['requisiteKpp'] as const;

/** Validates touched fields again when the value that their rules depend on changes. */
function useFollow({ getFieldState, trigger }: CheckoutForm, value: string, names: readonly Requisite[]): void {
  useEffect(() => {
    const shown = names.filter((name) => getFieldState(name).isTouched);
    if (shown.length > 0) void trigger(shown);
  }, [value, names, getFieldState, trigger]);
}

/** An ИНН that comes together with its КПП or its name fills both fields. */
function useSplitInn({ setValue }: CheckoutForm, text: string): void {
  useEffect(() => {
    const { inn, kpp } = splitInn(text);
    if (inn !== text) setValue('requisiteInn', inn, { shouldValidate: kpp !== null });
    if (kpp !== null) setValue('requisiteKpp', kpp, { shouldValidate: true });
  }, [text, setValue]);
}

/** The requisites for the invoice, in the order of a company's own papers. */
function RequisiteFields({ form }: { form: CheckoutForm }) {
  const { control } = form;
  const [inn, bik, settlement, correspondent] = form.watch([
    'requisiteInn',
    'requisiteBankBik',
    'requisiteAccountNumber',
    'requisiteBankAccount',
  ]);
  useFollow(form, bik, ACCOUNTS);
  useFollow(form, inn, KPP);
  useSplitInn(form, inn);
  return (
    <FieldGrid>
      <FieldCell span={3}>
        <FormCodeField control={control} name="requisiteInn" label={LABELS.requisiteInn} hint={hints.inn} />
      </FieldCell>
      <FieldCell span={3}>
        <FormCodeField
          control={control}
          name="requisiteKpp"
          label={LABELS.requisiteKpp}
          hint={hints.kpp}
          isOptional
          read={readKpp}
          // Its fifth and sixth place may be letters, which a keyboard of digits has not.
          inputMode="text"
          autoCapitalize="characters"
        />
      </FieldCell>
      <FieldCell>
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
      <FieldCell>
        <FormTextField
          control={control}
          name="requisiteEdoOperator"
          label={LABELS.requisiteEdoOperator}
          hint={hints.edoOperator}
          isOptional
        />
      </FieldCell>
    </FieldGrid>
  );
}

/** Who pays: a person, or a company with its requisites. */
export function BuyerFields({ form }: { form: CheckoutForm }) {
  const isCompany = form.watch('userType') === 'ur';
  const field = form.register('userType', {
    // Each kind of buyer has its usual payment type; the buyer can still choose another one.
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      form.setValue('paymentType', usualPayment(toUserType(event.target.value))),
  });

  return (
    <FormSection title={TEXTS.buyer}>
      <Stack gap={5}>
        <OptionGroup label={LABELS.userType} error={form.formState.errors.userType?.message}>
          <OptionCard {...field} value="fiz" icon={<UserIcon size={24} />} {...buyers.fiz} />
          <OptionCard {...field} value="ur" icon={<BuildingIcon size={24} />} {...buyers.ur} />
        </OptionGroup>
        {isCompany && <KnownCompanies form={form} />}
        {isCompany && <RequisiteFields form={form} />}
      </Stack>
    </FormSection>
  );
}
