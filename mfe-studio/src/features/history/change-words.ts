import { pageSchema, type PageDocument, type Schemas } from '@shop/shared/page-documents';
import { kindName } from '../../words';
import { blockChangesOf, type BlockChange } from './changes';

const WORDS = { changed: 'Изменено', added: 'Добавлено', moved: 'Перемещено', removed: 'Удалено' } as const;

/** More would not be read. */
const MAX_NAMES = 3;

function namesOf(changes: readonly BlockChange[], schemas: Schemas): string {
  const names = [...new Set(changes.map(({ block }) => `«${block ? kindName(block, schemas) : pageSchema.label}»`))];
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` и\u00A0ещё ${more}` : '');
}

/** «Изменено: «Вопросы». Удалено: «Цитата»»: where two versions differ; empty for none. */
export function changeWords(before: PageDocument, after: PageDocument, schemas: Schemas): string {
  const changes = blockChangesOf(before, after, schemas);
  return Object.entries(WORDS)
    .flatMap(([kind, words]) => {
      const names = namesOf(
        changes.filter((change) => change.kind === kind),
        schemas,
      );
      return names === '' ? [] : [`${words}: ${names}`];
    })
    .join('. ');
}
