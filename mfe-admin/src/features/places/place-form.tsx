import { mutate, query, useShop } from '@shop/shared/runtime';
import { routeUrl } from '@shop/shared/places';
import { Button, Checkbox, Row, Stack, Switch } from '@shop/shared/ui';
import { StaffPlacesDocument, StaffSavePlaceDocument } from '../../generated/graphql';
import { Part } from '../../components';
import { FormBar, FormFields, isOn, switched, useFieldForm, type FieldTexts } from '../shop-fields';
import {
  FIELDS,
  findPlaceErrors,
  hasKind,
  inputOfPlace,
  KINDS,
  placeLabel,
  placeWords,
  readPoint,
  textsOfPlace,
  toggled,
  type Place,
} from './place-fields';
import { PointOnMap } from './point-on-map';
import { ScheduleField } from './schedule-field';

interface PlaceFormProps {
  /** With the id 0, a new one. */
  place: Place;
  onSaved: (place: Place) => void;
  onClose: () => void;
}

function usePlaceForm({ place, onSaved }: Pick<PlaceFormProps, 'place' | 'onSaved'>) {
  const { client } = useShop();
  const isNew = place.id === 0;
  return useFieldForm({
    ...{ draft: `admin:place:${place.id}`, value: place, textsOf: textsOfPlace, onSaved },
    notice: isNew ? 'Точка добавлена' : 'Точка сохранена',
    findErrors: (shown, changed) => (changed.length === 0 ? {} : findPlaceErrors(shown, changed, isNew)),
    ask: async () => {
      const { staffPlaces } = await query(client, StaffPlacesDocument, {});
      return staffPlaces.find(({ id }) => id === place.id) ?? place;
    },
    save: async ({ id, revision }: Place, changed: FieldTexts) => {
      const asked = isNew ? { input: inputOfPlace(changed) } : { id, revision, input: inputOfPlace(changed) };
      return (await mutate(client, StaffSavePlaceDocument, asked)).staffSavePlace;
    },
  });
}

/** One place of the shop: what it is, where it is, and when it is open. */
export function PlaceForm({ place, onSaved, onClose }: PlaceFormProps) {
  const form = usePlaceForm({ place, onSaved });
  const { shown, errors, faults, edit, leave } = form;
  const { latitude, longitude } = readPoint(shown.point ?? '');
  const types = shown.types ?? '';
  const hasPoint = latitude !== '' && longitude !== '' && !faults.point;
  return (
    <>
      <Part
        title={place.id === 0 ? 'Новая точка' : place.title}
        aside={
          <Button kind="quiet" onClick={onClose}>
            К&nbsp;списку
          </Button>
        }
      >
        <Stack gap={4}>
          <FormFields form={form} fields={FIELDS} />
          <PointOnMap
            title={shown.title ?? ''}
            city={shown.city ?? ''}
            point={shown.point ?? ''}
            onPlace={(point) => edit('point', point)}
          />
          {hasPoint && (
            <div>
              <a
                href={routeUrl({ location: { latitude: Number(latitude), longitude: Number(longitude) } })}
                target="_blank"
                rel="noreferrer"
              >
                Проверить на&nbsp;карте
              </a>
            </div>
          )}
          <fieldset>
            <legend>Что это</legend>
            <Row gap={4}>
              {KINDS.map(({ type, label }) => (
                <Checkbox
                  key={type}
                  checked={hasKind(types, type)}
                  onChange={() => edit('types', toggled(types, type))}
                >
                  {label}
                </Checkbox>
              ))}
            </Row>
          </fieldset>
          <ScheduleField
            text={shown.schedule ?? ''}
            error={errors.schedule}
            onEdit={(text) => edit('schedule', text)}
            onLeave={() => leave('schedule')}
          />
          <Switch checked={isOn(shown.active)} onChange={({ target }) => edit('active', switched(target.checked))}>
            Показывать на&nbsp;сайте
          </Switch>
        </Stack>
      </Part>
      <FormBar form={form} labelOf={placeLabel} wordsOf={placeWords} />
    </>
  );
}
