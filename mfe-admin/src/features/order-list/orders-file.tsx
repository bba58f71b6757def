import { Button, DownloadIcon, Note } from '@shop/shared/ui';
import type { ListQuery } from './list-address';
import { useOrdersFile } from './use-orders-file';

/** Saves the orders that the filters show, as a file for a table program. */
export function OrdersFile({ query }: { query: ListQuery }) {
  const { isBusy, failure, download } = useOrdersFile(query);
  return (
    <>
      <Button kind="quiet" isLoading={isBusy} onClick={download}>
        <DownloadIcon size={18} />
        Скачать CSV
      </Button>
      {failure !== null && <Note kind="danger">{failure}</Note>}
    </>
  );
}
