import { mutate, query, useShop } from '@shop/shared/runtime';
import { Button, Stack, Switch } from '@shop/shared/ui';
import { LongFields, Part } from '../../components';
import { StaffPointsDocument, StaffSavePointDocument } from '../../generated/graphql';
import { PointOnMap } from '../places';
import { ChoiceField, FormBar, FormFields, isOn, switched, useFieldForm, type FieldTexts } from '../shop-fields';
import {
  findPointErrors,
  hasWords,
  inputOfPoint,
  pointLabel,
  pointWords,
  textsOfPoint,
  wheresOf,
  WORD_FIELDS,
  type Point,
  type PointChoices,
} from './point-fields';

interface PointFormProps {
  /** With the id 0, a new one. */
  point: Point;
  choices: PointChoices;
  onSaved: (point: Point) => void;
  onClose: () => void;
}

function usePointForm({ point, onSaved }: Pick<PointFormProps, 'point' | 'onSaved'>) {
  const { client } = useShop();
  const isNew = point.id === 0;
  return useFieldForm({
    ...{ draft: `admin:point:${point.id}`, value: point, textsOf: textsOfPoint, onSaved },
    notice: isNew ? 'Пункт добавлен' : 'Пункт сохранён',
    findErrors: (shown, changed) => (changed.length === 0 ? {} : findPointErrors(shown, changed, isNew)),
    ask: async () => {
      const { staffPickupPoints } = await query(client, StaffPointsDocument, {});
      return staffPickupPoints.find(({ id }) => id === point.id) ?? point;
    },
    save: async ({ id, revision }: Point, changed: FieldTexts) => {
      const asked = isNew ? { input: inputOfPoint(changed) } : { id, revision, input: inputOfPoint(changed) };
      return (await mutate(client, StaffSavePointDocument, asked)).staffSavePickupPoint;
    },
  });
}

/** One place where orders are collected: its city and way, where it is, and when it is open. */
export function PointForm({ point, choices, onSaved, onClose }: PointFormProps) {
  const form = usePointForm({ point, onSaved });
  const { shown, errors, edit, leave } = form;
  const wheres = wheresOf(shown.typeId, choices);
  return (
    <>
      <Part
        title={point.id === 0 ? 'Новый пункт' : 'Пункт выдачи'}
        aside={
          <Button kind="quiet" onClick={onClose}>
            К&nbsp;списку
          </Button>
        }
      >
        <Stack gap={4}>
          <LongFields>
            <ChoiceField
              label="Город"
              value={shown.cityId ?? ''}
              error={errors.cityId}
              options={choices.cities.map(({ id, city }) => ({ value: String(id), label: city }))}
              onChange={(value) => edit('cityId', value)}
              onLeave={() => leave('cityId')}
            />
            <ChoiceField
              label="Способ"
              value={shown.typeId ?? ''}
              error={errors.typeId}
              options={choices.ways.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(value) => edit('typeId', value)}
              onLeave={() => leave('typeId')}
            />
            {wheres.length > 1 && (
              <ChoiceField
                label="Где"
                value={shown.where ?? ''}
                error={errors.placeId}
                options={wheres}
                onChange={(value) => edit('where', value)}
                onLeave={() => leave('placeId')}
              />
            )}
          </LongFields>
          {hasWords(shown.where) && <FormFields form={form} fields={WORD_FIELDS} />}
          {hasWords(shown.where) && (
            <PointOnMap
              title={shown.title ?? ''}
              city={choices.cities.find(({ id }) => String(id) === shown.cityId)?.city ?? ''}
              point={shown.point ?? ''}
              onPlace={(point) => edit('point', point)}
            />
          )}
          <Switch checked={isOn(shown.active)} onChange={({ target }) => edit('active', switched(target.checked))}>
            Выдаёт заказы
          </Switch>
        </Stack>
      </Part>
      <FormBar form={form} labelOf={pointLabel} wordsOf={(name, text) => pointWords(name, text, choices)} />
    </>
  );
}
