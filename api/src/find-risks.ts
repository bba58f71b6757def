import type { Settings } from './settings';

/** What the settings of a shop risk, one line each, for the log at start. */
export function findRisks({
  areRateLimitsOn,
  areAccessoriesPreselected,
  isDemoDataWanted,
  backups: { publicKey },
}: Pick<Settings, 'areRateLimitsOn' | 'areAccessoriesPreselected' | 'isDemoDataWanted' | 'backups'>): string[] {
  return [
    !areRateLimitsOn && 'RATE_LIMITS is off: requests are not limited',
    // The law on consumers' rights, article 16, 3.1; the default is the specification's.
    areAccessoriesPreselected &&
      !isDemoDataWanted &&
      'ACCESSORIES_PRESELECTED is true: sellers in Russia may not tick paid extras for the buyer',
    publicKey !== null &&
      'backups can be read with the private key of BACKUP_PUBLIC_KEY only: keep a second copy of it elsewhere',
  ].filter((risk) => risk !== false);
}
