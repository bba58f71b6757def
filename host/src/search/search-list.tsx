import { useEffect, useId, useState } from 'react';
import { countOf, phoneHref, type PluralForms } from '@shop/shared/format';
import { Link, useNavigate } from '@shop/shared/runtime';
import { contactsNow } from '@shop/shared/seller';
import { VisuallyHidden } from '@shop/shared/ui';
import { Advice, Group, GroupName, Note, Option, Picture, Sheet, Text } from './search-list.styles';
import { searchAddress, type Suggestion, type Suggestions } from './suggest';
import { useComboboxAttributes, useFieldEvents, useIsInUse, useText, type FieldRef } from './use-field';
import { useSuggestions } from './use-suggestions';

const RESULTS: PluralForms = ['подсказка', 'подсказки', 'подсказок'];
const GOODS: PluralForms = ['товар', 'товара', 'товаров'];

/** All options in order: the suggestions, then all goods that the catalogue finds. */
function optionsOf({ groups, total }: Suggestions, text: string): Suggestion[] {
  const all = { to: searchAddress(text), text: `Все товары по запросу: ${total}`, note: null, img: null };
  return [...groups.flatMap(({ suggestions }) => suggestions), ...(total > 0 ? [all] : [])];
}

function statusOf(found: Suggestions | null | undefined): string {
  if (found === undefined) return '';
  if (found === null) return 'Подсказки не загрузились. Клавиша Enter ищет в каталоге.';
  const count = found.groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  if (count === 0) return 'Ничего не нашлось';
  return `${countOf(count, RESULTS)}${found.total > 0 ? `, в каталоге ${countOf(found.total, GOODS)}` : ''}`;
}

/** What to do when nothing is found. */
function NothingFound({ text }: { text: string }) {
  const { phone } = contactsNow();
  return (
    <Advice>
      <p>
        По запросу «{text}» ничего не нашлось. Проверьте, нет ли опечатки, или назовите вещь иначе: «трекер»,
        «сигнализация», «датчик топлива».
      </p>
      <p>
        <Link to="/products">Всё оборудование</Link>
        <Link to="/choose">Подобрать модель</Link>
        <Link to="/support">Поддержка</Link>
        <a href={phoneHref(phone)}>Спросить: {phone}</a>
      </p>
    </Advice>
  );
}

interface SearchListProps {
  field: FieldRef;
  /** Esc while the list is closed. */
  onLeave: () => void;
}

/** The suggestions of the search in the header. The field keeps the focus; arrow keys choose. */
export function SearchList({ field, onLeave }: SearchListProps) {
  const listId = useId();
  const navigate = useNavigate();
  const text = useText(field);
  const isInUse = useIsInUse(field);
  const found = useSuggestions(text);
  const [active, setActive] = useState({ text, index: -1 });
  const [closedAt, setClosedAt] = useState<string | null>(null);

  const wanted = text.trim();
  const options = found ? optionsOf(found, wanted) : [];
  const isOpen = isInUse && wanted !== '' && closedAt !== text && found !== undefined;
  const isExpanded = isOpen && options.length > 0;
  const index = active.text === text && active.index < options.length ? active.index : -1;
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = isExpanded && index >= 0 ? optionId(index) : undefined;

  useComboboxAttributes(field, { listId, activeId, isExpanded });

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const move = (step: 1 | -1) => {
    setClosedAt(null);
    // Between the last option and the first, the field itself has its turn.
    const places = options.length + 1;
    setActive({ text, index: ((index + 1 + step + places) % places) - 1 });
  };

  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else if (key === 'Escape' && isOpen) setClosedAt(text);
    else if (key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted !== '') void navigate(searchAddress(wanted));
  };
  useFieldEvents(field, handleKey, handleSubmit);

  const renderOption = (suggestion: Suggestion) => {
    const { to, text: name, note, img } = suggestion;
    const place = options.indexOf(suggestion);
    return (
      <Option
        key={place}
        as={Link}
        to={to}
        id={optionId(place)}
        role="option"
        tabIndex={-1}
        aria-selected={place === index}
      >
        {img && <Picture src={img} alt="" width={40} height={40} loading="lazy" />}
        <Text>{name}</Text>
        {note && <Note>{note}</Note>}
      </Option>
    );
  };
  const all = options.at(-1);

  return (
    <>
      {isOpen && (
        <Sheet>
          {found?.corrected && <Advice>Искали «{found.corrected}»</Advice>}
          {found === null && <Advice>{statusOf(found)}</Advice>}
          {found && options.length === 0 && <NothingFound text={wanted} />}
          {isExpanded && found && (
            <div role="listbox" id={listId} aria-label="Подсказки">
              {found.groups.map(({ title, suggestions }, group) => (
                <Group key={title} role="group" aria-labelledby={`${listId}-group-${group}`}>
                  <GroupName id={`${listId}-group-${group}`}>{title}</GroupName>
                  {suggestions.map(renderOption)}
                </Group>
              ))}
              {found.total > 0 && all && <Group>{renderOption(all)}</Group>}
            </div>
          )}
        </Sheet>
      )}
      <VisuallyHidden role="status">{isOpen && statusOf(found)}</VisuallyHidden>
    </>
  );
}
