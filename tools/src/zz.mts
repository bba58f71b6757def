import { writeInterface } from './write-interface';
const cpu=()=>{const u=process.cpuUsage();return (u.user+u.system)/1e6};
for(const n of ['mfe-account','mfe-cart-checkout','mfe-catalog','mfe-solutions','mfe-studio'] as const){const c=cpu();const f=writeInterface(n);console.log(n,(cpu()-c).toFixed(2),f.length,f.filter(x=>x.includes('node_modules')).length)}
