import os from 'node:os';
import { measureDurability } from './src/bench/durability';
import { report } from './src/bench/report';
const [load = 0] = os.loadavg();
const s = await measureDurability();
report(s, load);
console.log(s.body);
