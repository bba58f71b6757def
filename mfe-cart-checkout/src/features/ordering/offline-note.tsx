import { H4, Note } from '@shop/shared/ui';
import { TEXTS } from './texts';
import { useIsOnline } from './use-is-online';

const { title, text } = TEXTS.failures.offline;

/** Says before the order is sent that it would not get through. */
export function OfflineNote() {
  return useIsOnline() ? null : (
    <Note kind="warning" role="status">
      <H4 as="p">{title}</H4>
      <p>{text}</p>
    </Note>
  );
}
