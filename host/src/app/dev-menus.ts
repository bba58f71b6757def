import { menusOf } from '../layout/published-menus';
import { BOOT_ELEMENT_ID, readJsonBlock, type Boot } from './boot';

// Entry of development only: no server of the host has put the published pages into the menus.
const boot = readJsonBlock<Boot>(BOOT_ELEMENT_ID);
const config = { ...boot.config, menus: menusOf(boot.remotes) };
document.getElementById(BOOT_ELEMENT_ID)?.replaceChildren(JSON.stringify({ ...boot, config }));
