import { PAYMENT_TYPE_LABELS } from '@shop/shared/order-words';
import { Field, FieldError, Select, TextArea, TextInput } from '@shop/shared/ui';
import { AmountInput, Fields, Part } from '../components';
import { readPrice } from '@shop/shared/price-edit';
import { type EditField, type EditValues, type EditWay } from '../order';
import { DeliveryWay } from './delivery-way';
import { EditLines } from './edit-lines';
import { FIELD_LABELS, USER_TYPE_LABELS } from './field-words';
import { GoodsSearch } from './goods-search';
import { withProduct } from './new-lines';

type TextField = Exclude<EditField, 'products' | 'way' | 'userType' | 'paymentType'>;

/** Numbers, days and addresses that a phone has its own keys for. */
const KINDS: Partial<Record<TextField, { type?: string; inputMode?: 'numeric' }>> = {
  phone: { type: 'tel' },
  email: { type: 'email' },
  deliveryDate: { type: 'date' },
  requisiteInn: { inputMode: 'numeric' },
  requisiteKpp: { inputMode: 'numeric' },
  requisiteBankBik: { inputMode: 'numeric' },
  requisiteBankAccount: { inputMode: 'numeric' },
  requisiteAccountNumber: { inputMode: 'numeric' },
};

const isLong = (field: TextField) => field === 'orderComment' || field === 'deliveryComment';

const WRONG_PRICE = 'Сумма в\u00A0рублях, например 450';
const NO_WAY = 'Выберите способ доставки';

/** What is wrong with fields, before anything is sent, by the names of the API. */
export function faultsOf({ deliveryPrice, way }: EditValues): Readonly<Record<string, string>> {
  const isWrongPrice = deliveryPrice.trim() !== '' && readPrice(deliveryPrice) === null;
  return {
    ...(isWrongPrice && { deliveryPrice: WRONG_PRICE }),
    ...(way.cityId !== null && way.typeId === null && { deliveryTypeId: NO_WAY }),
  };
}

interface OrderFieldsProps {
  values: EditValues;
  /** What the API says of fields. */
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<EditValues>) => void;
}

interface InputProps extends OrderFieldsProps {
  field: TextField;
}

function Input({ field, values, errors, onChange }: InputProps) {
  const change = (value: string) => onChange({ [field]: value });
  const isOptional = field !== 'fio' && field !== 'phone';
  return (
    <Field
      label={FIELD_LABELS[field]}
      isOptional={isOptional}
      // Nearly all of them are: the word would be everywhere.
      aside=" "
      {...(errors[field] && { error: errors[field] })}
    >
      {(control) => {
        const typed = { ...control, value: values[field] };
        if (isLong(field)) return <TextArea {...typed} rows={2} onChange={({ target }) => change(target.value)} />;
        if (field === 'deliveryPrice')
          return (
            <AmountInput
              {...typed}
              placeholder={'по\u00A0договорённости'}
              onChange={({ target }) => change(target.value)}
            />
          );
        return (
          <TextInput {...typed} {...KINDS[field]} autoComplete="off" onChange={({ target }) => change(target.value)} />
        );
      }}
    </Field>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  labels: Readonly<Partial<Record<Value, string>>>;
  error: string | undefined;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, labels, error, onChange }: ChoiceProps<Value>) {
  const isValue = (name: string): name is Value => Object.hasOwn(labels, name);
  return (
    <Field label={label} {...(error && { error })}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => isValue(target.value) && onChange(target.value)}>
          {Object.entries(labels).map(([name, words]) => (
            <option key={name} value={name}>
              {String(words)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const BUYER: readonly TextField[] = ['phone', 'fio', 'email'];
const DELIVERY: readonly TextField[] = ['deliveryPrice', 'deliveryDate', 'deliveryPeriod'];
const ADDRESS: readonly TextField[] = [
  'deliveryStreet',
  'deliveryHome',
  'deliveryEntrance',
  'deliveryFloor',
  'deliveryApartment',
];
const COMPANY: readonly TextField[] = [
  'requisiteName',
  'requisiteInn',
  'requisiteKpp',
  'requisiteDirector',
  'requisiteAddress',
  'requisiteBankName',
  'requisiteBankBik',
  'requisiteAccountNumber',
  'requisiteBankAccount',
  'requisiteEdoOperator',
];

const PAYMENT_CHOICES = { '': 'не\u00A0выбран', ...PAYMENT_TYPE_LABELS } as const;

const priceText = (price: number | null) => (price === null ? '' : String(price).replace('.', ','));

/** Whose the order is, and who pays. */
export function BuyerFields({ values, errors, onChange }: OrderFieldsProps) {
  const input = (field: TextField) => <Input key={field} {...{ field, values, errors, onChange }} />;
  return (
    <Part title="Покупатель и&nbsp;оплата">
      <Fields>
        {BUYER.map(input)}
        <Choice
          label={FIELD_LABELS.userType}
          value={values.userType}
          labels={USER_TYPE_LABELS}
          error={errors.userType}
          onChange={(userType) => onChange({ userType })}
        />
        <Choice
          label={FIELD_LABELS.paymentType}
          value={values.paymentType}
          labels={PAYMENT_CHOICES}
          error={errors.paymentType}
          onChange={(paymentType) => onChange({ paymentType })}
        />
        {values.userType === 'ur' && COMPANY.map(input)}
      </Fields>
      {input('orderComment')}
    </Part>
  );
}

/** Where the order goes, how, when, and for how much. */
export function DeliveryFields({ values, errors, onChange }: OrderFieldsProps) {
  const input = (field: TextField) => <Input key={field} {...{ field, values, errors, onChange }} />;
  const choose = (way: EditWay, price: number | null) => onChange({ way, deliveryPrice: priceText(price) });
  return (
    <Part title="Доставка">
      <Fields>
        <DeliveryWay way={values.way} errors={errors} onChange={choose} />
        {DELIVERY.map(input)}
        {!values.way.place && ADDRESS.map(input)}
      </Fields>
      {input('deliveryComment')}
    </Part>
  );
}

/** What is ordered. */
export function GoodsFields({ values, errors, onChange }: OrderFieldsProps) {
  return (
    <Part title="Состав">
      <div>
        <EditLines lines={values.products} onChange={(products) => onChange({ products })} />
        <GoodsSearch onAdd={(product) => onChange({ products: withProduct(values.products, product) })} />
      </div>
      {errors.products && <FieldError role="alert">{errors.products}</FieldError>}
    </Part>
  );
}
