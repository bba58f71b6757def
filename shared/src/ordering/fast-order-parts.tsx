import { FormPhoneField, FormTextField } from '@shop/shared/forms';
import { FieldCell, FieldGrid, Link } from '@shop/shared/ui';
import type { FastOrder } from './use-fast-order';

export function ContactFields({ form: { control } }: Pick<FastOrder<unknown>, 'form'>) {
  return (
    <FieldGrid>
      <FieldCell span={3}>
        <FormTextField control={control} name="fio" label="Имя" autoComplete="name" />
      </FieldCell>
      <FieldCell span={3}>
        <FormPhoneField control={control} name="phone" label="Телефон" hasExtension />
      </FieldCell>
    </FieldGrid>
  );
}

/** What a buyer agrees to. Both documents open in a new tab, so that the form keeps its input. */
export function ConsentLinks() {
  return (
    <>
      <Link href="/documents/public-offer.pdf" target="_blank">
        условия оферты
      </Link>{' '}
      и{' '}
      <Link href="/documents/privacy-policy.pdf" target="_blank">
        политику конфиденциальности
      </Link>
    </>
  );
}
