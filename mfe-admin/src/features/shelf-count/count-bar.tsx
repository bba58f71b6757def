import styled from 'styled-components';
import { countOf, formatNumber } from '@shop/shared/format';
import { MOST_SAVED_GOODS } from '@shop/shared/price-edit';
import { Button, Note, Row } from '@shop/shared/ui';
import { FailureNote, Foot, FootList, isConflict, TooMany } from '../../components';
import { countsOf, insist, piecesOf, THINGS, withoutThings, type Count } from './count-draft';
import type { CountEdits, useSaveCounts } from './use-counts';

const Overtaken = styled(Note)`
  margin-bottom: 12px;
`;

const becomes = ({ seen, typed }: Count) => {
  const pieces = piecesOf({ typed });
  return pieces === null ? `«${typed}» — не\u00A0число` : `${formatNumber(seen)} → ${formatNumber(pieces)}`;
};

/** Counts that the shelf has overtaken: what was seen, and what lies there now. */
function OvertakenCounts({ draft, change }: CountEdits) {
  return countsOf(draft).flatMap((count) =>
    count.now === null
      ? []
      : [
          <Overtaken key={count.id} kind="warning" role="alert">
            <p>
              {`${count.name}: вы видели ${formatNumber(count.seen)}, сейчас на\u00A0полке ${formatNumber(count.now)}, `}
              {`сосчитали ${count.typed}.`}
            </p>
            <Row gap={2}>
              <Button kind="outline" onClick={() => change((before) => insist(before, count.id))}>
                {`Верно ${count.typed}`}
              </Button>
              <Button kind="outline" onClick={() => change((before) => withoutThings(before, [count.id]))}>
                {`Оставить ${formatNumber(count.now)}`}
              </Button>
            </Row>
          </Overtaken>,
        ],
  );
}

interface CountBarProps {
  edits: CountEdits;
  saving: ReturnType<typeof useSaveCounts>;
}

/** Says what was counted, and saves all of it or nothing. */
export function CountBar({ edits, saving }: CountBarProps) {
  const counts = countsOf(edits.draft);
  if (counts.length === 0) return null;
  const differing = counts.filter((count) => piecesOf(count) !== count.seen);
  const same = counts.length - differing.length;
  return (
    <Foot aria-label="Сохранение">
      <FootList>
        <OvertakenCounts {...edits} />
        <ul aria-label="Что сохранится" hidden={differing.length === 0}>
          {differing.map((count) => (
            <li key={count.id}>
              {`${count.name}: `}
              <b>{becomes(count)}</b>
            </li>
          ))}
        </ul>
      </FootList>
      <FailureNote error={isConflict(saving.error) ? null : saving.error} />
      <TooMany count={counts.length} />
      <span>
        {`Сосчитано: ${countOf(counts.length, THINGS)}`}
        {same > 0 && `, сходится: ${formatNumber(same)}`}
      </span>
      <Row gap={2}>
        <Button
          data-save
          isLoading={saving.isBusy}
          disabled={!saving.isReady || counts.length > MOST_SAVED_GOODS}
          onClick={saving.save}
        >
          Сохранить
        </Button>
        <Button kind="quiet" onClick={() => edits.change(() => ({}))}>
          Отменить
        </Button>
      </Row>
    </Foot>
  );
}
