import { Facts, PartyTitle } from './print-sheet.styles';

export interface SheetParty {
  /** «Плательщик». */
  title: string;
  name?: string;
  /** Facts without a value are left out. */
  facts: readonly { label: string; value: string | null | undefined }[];
}

export function Party({ title, name, facts }: SheetParty) {
  return (
    <div>
      <PartyTitle>{title}</PartyTitle>
      {name && <p>{name}</p>}
      <Facts>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
    </div>
  );
}
