import { fillFacts, type FactTexts } from '@shop/shared/facts';
import { withSeller } from '@shop/shared/page-documents';

/** A text as the page shows it: `{seller.phone}` and `{invis_duos.backup}` say little to people. */
export function shownText(text: string, facts: FactTexts): string {
  const filled = facts.size > 0 ? fillFacts(text, facts) : text;
  return withSeller(filled) ?? text;
}
