import { useState } from 'react';
import { Field, Select, TextInput } from '../../src/ui';
import { CodeInput } from '../../src/ui/controls/code-input';
import { Combobox } from '../../src/ui/controls/combobox';
import { DateInput } from '../../src/ui/controls/date-input';
import { PasswordInput } from '../../src/ui/controls/password-input';
import { PhoneInput } from '../../src/ui/controls/phone-input';
import { TextArea } from '../../src/ui/controls/text-input';
import { Board, Strip } from '../board';

const CITIES = [
  { value: '1', label: 'Казань' },
  { value: '2', label: 'Москва' },
];

export function FieldsSection() {
  const [phone, setPhone] = useState('79120004164');
  const [city, setCity] = useState('2');
  const [day, setDay] = useState('2026-11-21');
  const [inn, setInn] = useState('7700000016');
  return (
    <Board title="поля">
      <Strip>
        <Field label="Обычное">{(ids) => <TextInput {...ids} placeholder="Улица" />}</Field>
        <Field label="С подсказкой" hint="10 или 12 цифр">
          {(ids) => <TextInput {...ids} defaultValue="7700000016" />}
        </Field>
        <Field label="Необязательное" isOptional>
          {(ids) => <TextInput {...ids} placeholder="Например, позвонить за час" />}
        </Field>
        <Field label="Ошибка" error="Email некорректный">
          {(ids) => <TextInput {...ids} defaultValue="anna@" />}
        </Field>
        <Field label="Выключено">{(ids) => <TextInput {...ids} defaultValue="Недоступно" disabled />}</Field>
        <Field label="Список">
          {(ids) => (
            <Select {...ids}>
              <option>Москва</option>
              <option>Казань</option>
            </Select>
          )}
        </Field>
        <Field label="Список с подсказками">
          {(ids) => (
            <Combobox {...ids} options={CITIES} value={city} onChange={setCity} emptyText="Города нет в списке" />
          )}
        </Field>
        <Field label="Номер из документов">{(ids) => <CodeInput {...ids} value={inn} onChange={setInn} />}</Field>
        <Field label="Дата">{(ids) => <DateInput {...ids} value={day} onChange={setDay} />}</Field>
        <Field label="Телефон">{(ids) => <PhoneInput {...ids} value={phone} onChange={setPhone} />}</Field>
        <Field label="Пароль">
          {(ids) => <PasswordInput {...ids} defaultValue="ветер и берег" autoComplete="off" />}
        </Field>
        <Field label="Малое, для фильтров">{(ids) => <TextInput {...ids} isSmall placeholder="Город" />}</Field>
        <Field label="Комментарий">{(ids) => <TextArea {...ids} placeholder="Что важно знать менеджеру" />}</Field>
      </Strip>
    </Board>
  );
}
