import { mutate, useShop } from '@shop/shared/runtime';
import { Button, Field, Row, Select, Stack, Switch } from '@shop/shared/ui';
import { StaffSaveDeliveryDocument } from '../../generated/graphql';
import { FormBar, FormFields, isOn, switched, useFieldForm, type FieldTexts } from '../shop-fields';
import type { Delivery } from './delivery-edits';
import type { DeliveryTable } from './use-delivery';
import { errorsOfWay, inputOfWay, KINDS, textsOfWay, wayLabel, wayWords, type EditedWay } from './way-fields';

interface WayFormProps {
  /** With the id 0, a new one. */
  way: EditedWay;
  table: Pick<DeliveryTable, 'ask' | 'onSaved'>;
  onClose: () => void;
}

const wayIn = (delivery: Delivery, way: EditedWay): EditedWay => ({
  ...(delivery.types.find(({ id }) => id === way.id) ?? way),
  revision: delivery.revision,
});

function useWayForm({ way, table: { ask, onSaved }, onClose }: WayFormProps) {
  const { client } = useShop();
  return useFieldForm({
    ...{ draft: `admin:way:${way.id}`, value: way, textsOf: textsOfWay },
    notice: way.id === 0 ? 'Способ добавлен' : 'Способ сохранён',
    findErrors: (): Record<string, string> => ({}),
    async ask() {
      const delivery = await ask();
      onSaved(delivery);
      return wayIn(delivery, way);
    },
    async save(before: EditedWay, changed: FieldTexts) {
      const input = { types: [inputOfWay(before, changed)] };
      const { revision } = before;
      const { staffSaveDelivery } = await mutate(client, StaffSaveDeliveryDocument, { revision, input });
      onSaved(staffSaveDelivery);
      if (way.id === 0) onClose();
      return wayIn(staffSaveDelivery, way);
    },
    onSaved: () => undefined, // the table has it
  });
}

/** One way of delivery: what it is called, who brings the parcel, and whether it is offered. */
export function WayForm(props: WayFormProps) {
  const { way, onClose } = props;
  const form = useWayForm(props);
  const { shown, edit } = form;
  const ofWay = { ...form, errors: errorsOfWay(form.errors) };
  const kind = shown.kind ?? '';
  return (
    <>
      <Stack gap={3}>
        {way.id === 0 && (
          <Field label="Вид" error={ofWay.errors.kind}>
            {(control) => (
              <Select {...control} value={kind} onChange={({ target }) => edit('kind', target.value)}>
                {KINDS.map(({ kind: value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <FormFields
          form={ofWay}
          fields={[
            { name: 'name', label: 'Название' },
            ...(kind === 'transport' ? [{ name: 'carrier', label: 'Перевозчик' }] : []),
          ]}
        />
        <Switch checked={isOn(shown.active)} onChange={({ target }) => edit('active', switched(target.checked))}>
          Предлагать покупателям
        </Switch>
        <Row gap={2}>
          <Button kind="quiet" onClick={onClose}>
            К&nbsp;способам
          </Button>
        </Row>
      </Stack>
      <FormBar form={ofWay} labelOf={wayLabel} wordsOf={wayWords} />
    </>
  );
}
