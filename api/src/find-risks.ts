import type { Settings } from './settings';

/** What the settings of a shop risk, one line each, for the log at start. */
export function findRisks({
  areRateLimitsOn,
  areAccessoriesPreselected,
  isDemoDataWanted,
}: Pick<Settings, 'areRateLimitsOn' | 'areAccessoriesPreselected' | 'isDemoDataWanted'>): string[] {
  return [
    !areRateLimitsOn && 'RATE_LIMITS is off: requests are not limited',
    // The law on consumers' rights, article 16, 3.1; the default is the specification's.
    areAccessoriesPreselected &&
      !isDemoDataWanted &&
      'ACCESSORIES_PRESELECTED is true: sellers in Russia may not tick paid extras for the buyer',
  ].filter((risk) => risk !== false);
}
