import { ConflictNote } from '../../components';
import type { EditField } from '../../order';
import { FIELD_LABELS, valueWords } from '../../order-form';
import type { EditDraft } from './edit-draft';

interface ConflictChoiceProps {
  draft: EditDraft;
  onChoose: (field: EditField, choice: 'mine' | 'theirs') => void;
}

/** Two people have changed the same fields: both texts, one of which is chosen. */
export function ConflictChoice({ draft, onChoose }: ConflictChoiceProps) {
  const { conflicts, theirs, mergedWith } = draft;
  if (!theirs || conflicts.length === 0) return null;
  return (
    <>
      {conflicts.map((field) => (
        <ConflictNote
          key={field}
          what={`«${FIELD_LABELS[field]}»`}
          mine={valueWords(field, draft.values)}
          theirs={valueWords(field, theirs.values)}
          by={mergedWith ?? 'Другой человек'}
          onChoose={(choice) => onChoose(field, choice)}
        />
      ))}
    </>
  );
}
