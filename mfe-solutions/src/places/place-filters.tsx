import { Link } from '@shop/shared/runtime';
import { Button, ChipLink, IconButton, media, PinIcon, SearchIcon, TabCount, TextInput } from '@shop/shared/ui';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import type { FoundPlaces } from './found-places';
import { PLACE_KINDS } from './place';
import { IN_PLACE, type PlaceQuery } from './place-query';
import type { PositionState } from './position';
import { TEXTS } from './texts';

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-bottom: 20px;

  @media ${media.phone} {
    display: block;
  }
`;

/** On a phone it is one row that scrolls sideways. */
const Kinds = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @media ${media.phone} {
    flex-wrap: nowrap;
    margin: -4px -16px 12px;
    padding: 4px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Form = styled.form`
  display: flex;
  flex: 1 0 280px;
  gap: 8px;

  @media ${media.touch} {
    & > button {
      width: var(--size-tap);
      height: var(--size-tap);
    }
  }
`;

/** Hidden without scripts, because only a script can ask the browser for the position. */
const Nearest = styled.div`
  @media (scripting: none) {
    display: none;
  }

  @media ${media.phone} {
    flex: 1 0 100%;

    & > button {
      width: 100%;
      height: var(--size-tap);
    }
  }
`;

const Message = styled.p`
  padding-bottom: 20px;
  font-size: 14px;
  line-height: 20px;
  color: var(--c-text-2);

  &:empty {
    display: none;
  }
`;

const MAX_LENGTH = 100;
const MESSAGES: Record<PositionState['kind'], string> = {
  unknown: '',
  requesting: '',
  denied: TEXTS.denied,
  failed: TEXTS.noPosition,
  known: TEXTS.sortedByDistance,
};

interface PlaceFiltersProps {
  /** The path of the page, for the form without scripts. */
  action: string;
  query: PlaceQuery;
  hrefOf: (query: PlaceQuery) => string;
  counts: FoundPlaces['counts'];
  position: PositionState;
  onType: (text: string) => void;
  onNearest: () => void;
}

/** Kinds are links and the search is a form: both work without scripts. */
export function PlaceFilters({ action, query, hrefOf, counts, position, onType, onNearest }: PlaceFiltersProps) {
  const isNearest = position.kind === 'known';
  const chips = [{ kind: null, name: TEXTS.allKinds }, ...PLACE_KINDS];
  // The list already follows each letter.
  const handleSubmit = (event: SubmitEvent) => event.preventDefault();

  return (
    <>
      <Filters>
        <Kinds aria-label={TEXTS.kinds}>
          {chips.map(({ kind, name }) => (
            <ChipLink
              key={name}
              as={Link}
              to={hrefOf({ ...query, kind, placeId: null, page: 1 })}
              state={IN_PLACE}
              aria-current={query.kind === kind ? 'true' : undefined}
            >
              {name} <TabCount>{counts[kind ?? 'all']}</TabCount>
            </ChipLink>
          ))}
        </Kinds>
        <Search>
          <Form role="search" action={action} onSubmit={handleSubmit}>
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
          </Form>
          <Nearest>
            <Button kind="outline" isPressed={isNearest} isLoading={position.kind === 'requesting'} onClick={onNearest}>
              <PinIcon size={18} />
              {TEXTS.nearest}
            </Button>
          </Nearest>
        </Search>
      </Filters>
      <Message role="status">{MESSAGES[position.kind]}</Message>
    </>
  );
}
