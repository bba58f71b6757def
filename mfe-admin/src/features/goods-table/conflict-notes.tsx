import { ConflictNote } from '../../components';
import { editsOf } from '../../goods';
import { FIELD_LABELS, valueWords } from './field-words';
import type { GoodsEdits } from './use-goods-edits';

/** The fields of products that two people have changed. */
export function ConflictNotes({ edits }: { edits: GoodsEdits }) {
  return editsOf(edits.draft).flatMap(({ id, code, values, theirs, conflicts }) =>
    theirs === null
      ? []
      : conflicts.map((field) => (
          <ConflictNote
            key={`${id} ${field}`}
            what={`${code}: «${FIELD_LABELS[field]}»`}
            mine={valueWords(field, values)}
            theirs={valueWords(field, theirs.values)}
            by={theirs.by}
            onChoose={(choice) => edits.choose(id, field, choice)}
          />
        )),
  );
}
