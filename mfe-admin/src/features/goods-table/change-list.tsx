import styled from 'styled-components';
import { CloseIcon, IconButton } from '@shop/shared/ui';
import { AmountInput } from '../../components';
import { changedFields, faultOf, isJump, needsConfirming, type GoodsEdit, type GoodsField } from '../../goods';
import { FIELD_LABELS, valueWords } from './field-words';
import type { GoodsEdits } from './use-goods-edits';

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: center;
  padding: 2px 0;

  & > .what {
    flex: 1 1 260px;
  }

  & > .fault {
    color: var(--c-danger);
  }

  & > [type='text'] {
    width: 210px;
  }
`;

interface ChangeItemProps {
  edit: GoodsEdit;
  field: GoodsField;
  edits: Pick<GoodsEdits, 'confirm' | 'takeBack'>;
}

/** One field that will be saved: what it was, and what it becomes. */
function ChangeItem({ edit, field, edits }: ChangeItemProps) {
  const { id, code, base, values } = edit;
  const fault = faultOf(edit, field);
  const isTypedAgain = field === 'price' && fault === null && isJump(edit);
  const label = `${code}: ${FIELD_LABELS[field].toLowerCase()}`;
  return (
    <Item>
      <span className="what">
        {`${label} ${valueWords(field, base)} → `}
        <b>{valueWords(field, values)}</b>
      </span>
      {fault !== null && <span className="fault">{fault}</span>}
      {isTypedAgain && (
        <AmountInput
          isSmall
          type="text"
          aria-label={`Цена ещё раз: ${code}`}
          aria-invalid={needsConfirming(edit) || undefined}
          placeholder="Введите цену ещё раз"
          value={edit.confirmed}
          onChange={({ target }) => edits.confirm(id, target.value)}
        />
      )}
      <IconButton kind="quiet" label={`Не\u00A0менять: ${label}`} onClick={() => edits.takeBack(id, field)}>
        <CloseIcon size={16} />
      </IconButton>
    </Item>
  );
}

interface ChangeListProps {
  changed: readonly GoodsEdit[];
  edits: GoodsEdits;
}

/** What waits for an answer is not looked for among the rest. The place stays while it is typed. */
const jumpsFirst = (changed: readonly GoodsEdit[]) =>
  changed.toSorted((one, other) => Number(isJump(other)) - Number(isJump(one)));

/** All that will be saved: «было → станет», field by field. */
export function ChangeList({ changed, edits }: ChangeListProps) {
  return (
    <ul aria-label="Что сохранится">
      {jumpsFirst(changed).flatMap((edit) =>
        changedFields(edit).map((field) => (
          <ChangeItem key={`${edit.id} ${field}`} edit={edit} field={field} edits={edits} />
        )),
      )}
    </ul>
  );
}
