import { formatOrderNumber } from '@shop/shared/format';
import { useNotices } from '@shop/shared/runtime';
import { Button, Caption, CopyIcon } from '@shop/shared/ui';
import styled from 'styled-components';
import { copyText, hasClipboard } from './copy-text';
import { TEXTS } from './texts';

const Number = styled.p`
  font-size: var(--fs-h1);
  line-height: 60px;
  letter-spacing: -0.035em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const CopyButton = styled(Button)`
  margin-left: -12px;
`;

/** The number to name when a manager calls. */
export function OrderNumber({ id }: { id: number }) {
  const show = useNotices((state) => state.show);
  const number = formatOrderNumber(id);

  const handleCopy = async () => {
    show((await copyText(number)) ? TEXTS.copied : TEXTS.notCopied);
  };

  return (
    <>
      <Caption as="p">{TEXTS.number}</Caption>
      <Number>{number}</Number>
      {hasClipboard() && (
        <CopyButton kind="quiet" onClick={() => void handleCopy()}>
          <CopyIcon size={18} />
          {TEXTS.copy}
        </CopyButton>
      )}
    </>
  );
}
