import { useState } from 'react';
import styled from 'styled-components';
import { useNotices } from '@shop/shared/runtime';
import { Button, Field, Row, TextInput } from '@shop/shared/ui';
import type { DeliveryTable } from './use-delivery';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  gap: 8px 12px;
  align-items: end;
  margin-bottom: 16px;
`;

interface AddCityProps {
  table: Pick<DeliveryTable, 'addCity' | 'isBusy'>;
  error: string | undefined;
}

/** Adds a city to which goods are delivered. Its prices are agreed until they are typed. */
export function AddCity({ table: { addCity, isBusy }, error }: AddCityProps) {
  const show = useNotices((state) => state.show);
  const [city, setCity] = useState<string | null>(null);
  if (city === null)
    return (
      <Button kind="outline" onClick={() => setCity('')}>
        Добавить город
      </Button>
    );

  const add = async () => {
    if (!(await addCity(city))) return;
    show({ title: `${city.trim()}: город добавлен`, text: 'Цены пока по\u00A0договорённости.' });
    setCity(null);
  };
  return (
    <Form
      noValidate
      aria-label="Новый город"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label="Город" error={error}>
        {(control) => (
          // The person has just asked for this field.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          <TextInput {...control} isSmall autoFocus value={city} onChange={({ target }) => setCity(target.value)} />
        )}
      </Field>
      <Row gap={2}>
        <Button type="submit" isLoading={isBusy}>
          Добавить
        </Button>
        <Button kind="quiet" onClick={() => setCity(null)}>
          Не&nbsp;добавлять
        </Button>
      </Row>
    </Form>
  );
}
