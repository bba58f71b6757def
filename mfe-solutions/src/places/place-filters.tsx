import type { SubmitEvent } from 'react';
import { Link } from '@shop/shared/runtime';
import { Button, ChipLink, IconButton, PinIcon, SearchIcon, TabCount, TextInput } from '@shop/shared/ui';
import { IN_PLACE } from './in-place';
import { PLACE_KINDS, type PlaceKind } from './place';
import * as S from './place-filters.styles';
import type { PlaceQuery } from './place-query';
import { TEXTS } from './texts';
import type { PositionState } from './use-position';

const MAX_LENGTH = 100;
const MESSAGES: Record<PositionState['kind'], string> = {
  unknown: '',
  asking: '',
  denied: TEXTS.denied,
  failed: TEXTS.noPosition,
  known: TEXTS.sortedByDistance,
};

interface PlaceFiltersProps {
  /** Path of the page, for the form that works without scripts. */
  action: string;
  query: PlaceQuery;
  hrefOf: (query: PlaceQuery) => string;
  /** How many places each choice leaves. */
  counts: ReadonlyMap<PlaceKind | null, number>;
  position: PositionState;
  onType: (text: string) => void;
  onNearest: () => void;
}

/** Kinds as links, search as a form: both work without scripts. */
export function PlaceFilters({ action, query, hrefOf, counts, position, onType, onNearest }: PlaceFiltersProps) {
  const isNearest = position.kind === 'known';
  const chips = [{ kind: null, name: TEXTS.allKinds }, ...PLACE_KINDS];
  const handleSubmit = (event: SubmitEvent) => event.preventDefault(); // the list follows each letter already

  return (
    <>
      <S.Filters>
        <S.Kinds aria-label={TEXTS.kinds}>
          {chips.map(({ kind, name }) => (
            <ChipLink
              key={name}
              as={Link}
              to={hrefOf({ ...query, kind, placeId: null, page: 1 })}
              state={IN_PLACE}
              aria-current={query.kind === kind ? 'true' : undefined}
            >
              {name} <TabCount>{counts.get(kind) ?? 0}</TabCount>
            </ChipLink>
          ))}
        </S.Kinds>
        <S.Search>
          <S.Form role="search" action={action} onSubmit={handleSubmit}>
            {query.kind && <input type="hidden" name="type" value={query.kind} />}
            <TextInput
              isSmall
              type="search"
              name="q"
              value={query.text}
              maxLength={MAX_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
              aria-label={TEXTS.search}
              placeholder={TEXTS.searchHint}
              onChange={({ target }) => onType(target.value)}
            />
            <IconButton type="submit" label={TEXTS.find}>
              <SearchIcon size={20} />
            </IconButton>
          </S.Form>
          <S.Nearest>
            <Button kind="outline" isPressed={isNearest} isLoading={position.kind === 'asking'} onClick={onNearest}>
              <PinIcon size={18} />
              {TEXTS.nearest}
            </Button>
          </S.Nearest>
        </S.Search>
      </S.Filters>
      <S.Message role="status">{MESSAGES[position.kind]}</S.Message>
    </>
  );
}
