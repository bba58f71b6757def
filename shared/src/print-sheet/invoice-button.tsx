import { useState } from 'react';
import { useNotices } from '@shop/shared/runtime';
import { Button } from '../ui/controls/button';
import { DownloadIcon } from '../ui/icons/icons';
import { formatOrderNumber } from '../rules/format';
import { TEXTS } from './texts';

const { download } = TEXTS;

/** Saves a file that came as base64. */
function save(base64: string, name: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

interface InvoiceButtonProps {
  orderId: number;
  /** Asks the API for the PDF as base64; null when the order has no invoice. */
  load: () => Promise<string | null>;
  kind?: 'primary' | 'outline';
}

/** Downloads the invoice of an order. */
export function InvoiceButton({ orderId, load, kind = 'outline' }: InvoiceButtonProps) {
  const show = useNotices((state) => state.show);
  const [isLoading, setIsLoading] = useState(false);

  const handleClick = async () => {
    setIsLoading(true);
    const file = await load().catch(() => null);
    setIsLoading(false);
    if (file === null) show(download.failed);
    else save(file, `Счёт ${formatOrderNumber(orderId).replace(/\D/g, '')}.pdf`);
  };

  return (
    <Button kind={kind} isLoading={isLoading} onClick={() => void handleClick()}>
      <DownloadIcon size={18} />
      {download.button}
    </Button>
  );
}
