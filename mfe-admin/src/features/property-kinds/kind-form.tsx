import { mutate, query, useShop } from '@shop/shared/runtime';
import { Button, Field, Row, Stack, Switch, TextArea } from '@shop/shared/ui';
import { LongFields, Part } from '../../components';
import { StaffPropertyKindsDocument, StaffSavePropertyDocument } from '../../generated/graphql';
import { ChoiceField, FormBar, FormFields, isOn, switched, useFieldForm, type FieldTexts } from '../shop-fields';
import {
  findKindErrors,
  inputOfKind,
  kindLabel,
  kindWords,
  NAME_FIELDS,
  textsOfKind,
  UNIT_FIELDS,
  VALUE_KINDS,
  type Kind,
} from './kind-fields';

interface KindFormProps {
  /** With the id 0, a new one. */
  kind: Kind;
  onSaved: (kind: Kind) => void;
  onClose: () => void;
}

function useKindForm({ kind, onSaved }: Pick<KindFormProps, 'kind' | 'onSaved'>) {
  const { client } = useShop();
  const isNew = kind.id === 0;
  return useFieldForm({
    ...{ draft: `admin:property:${kind.id}`, value: kind, textsOf: textsOfKind, onSaved },
    notice: isNew ? 'Свойство добавлено' : 'Свойство сохранено',
    findErrors: (shown, changed) => (changed.length === 0 ? {} : findKindErrors(shown)),
    ask: async () => {
      const { staffProperties } = await query(client, StaffPropertyKindsDocument, {});
      return staffProperties.find(({ id }) => id === kind.id) ?? kind;
    },
    save: async ({ id, revision }: Kind, changed: FieldTexts) => {
      const asked = isNew ? { input: inputOfKind(changed) } : { id, revision, input: inputOfKind(changed) };
      return (await mutate(client, StaffSavePropertyDocument, asked)).staffSaveProperty;
    },
  });
}

/** One property: its name and group, what its values are, and where shoppers meet it. */
export function KindForm({ kind, onSaved, onClose }: KindFormProps) {
  const form = useKindForm({ kind, onSaved });
  const { shown, errors, edit, leave } = form;
  return (
    <>
      <Part
        title={kind.id === 0 ? 'Новое свойство' : 'Свойство'}
        aside={
          <Button kind="quiet" onClick={onClose}>
            К&nbsp;списку
          </Button>
        }
      >
        <Stack gap={4}>
          <FormFields form={form} fields={NAME_FIELDS} />
          <LongFields>
            <ChoiceField
              label="Значение"
              value={shown.valueKind ?? ''}
              error={errors.valueKind}
              options={VALUE_KINDS}
              onChange={(value) => edit('valueKind', value)}
              onLeave={() => leave('valueKind')}
            />
          </LongFields>
          {shown.valueKind === 'number' && <FormFields form={form} fields={UNIT_FIELDS} />}
          {shown.valueKind === 'choice' && (
            <Field label="Список" hint="Каждое значение с&nbsp;новой строки" error={errors.choices}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={4}
                  value={shown.choices ?? ''}
                  onChange={({ target }) => edit('choices', target.value)}
                  onBlur={() => leave('choices')}
                />
              )}
            </Field>
          )}
          <Row gap={6}>
            <Switch checked={isOn(shown.compare)} onChange={({ target }) => edit('compare', switched(target.checked))}>
              Сравнивать товары по&nbsp;нему
            </Switch>
            <Switch
              checked={isOn(shown.isFilter)}
              onChange={({ target }) => edit('isFilter', switched(target.checked))}
            >
              Фильтр в&nbsp;каталоге
            </Switch>
          </Row>
        </Stack>
      </Part>
      <FormBar form={form} labelOf={kindLabel} wordsOf={kindWords} />
    </>
  );
}
