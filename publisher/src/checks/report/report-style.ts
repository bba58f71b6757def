import { Html } from './html';

/** The style of the report, from a telephone to a wide screen. */
export const REPORT_STYLE = new Html(`
:root { color-scheme: light; --ink: #1b1f23; --soft: #57606a; --line: #d0d7de; --fault: #a40e26; --link: #0b57d0 }
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 1040px; margin: 0 auto; padding: 24px 16px 64px }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; text-wrap: balance }
h1 { margin: 0; font-size: 28px }
h2 { margin: 48px 0 8px; font-size: 22px }
h3 { margin: 32px 0 8px; font-size: 17px }
p { margin: 8px 0; color: var(--soft) }
ul { margin: 8px 0; padding-left: 20px }
.summary { margin: 16px 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; list-style: none }
a { color: var(--link); text-underline-offset: 3px }
.summary a { display: flex; align-items: center; min-height: 44px }
a:focus-visible, .table:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px }
code { font: 0.9em/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
.state { font-weight: 600 }
.fault { color: var(--fault) }
.table { overflow-x: auto }
table { width: 100%; min-width: 320px; border-collapse: collapse; table-layout: fixed; font-size: 15px }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { font-weight: 600 }
thead th:first-child { width: 40% }
td { overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
.pictures { display: grid; grid-template-columns: repeat(2, minmax(0, 390px)); gap: 16px 24px; align-items: start }
figure { margin: 0 }
figcaption { margin-bottom: 8px; font-weight: 600 }
img { display: block; width: 100%; border: 1px solid var(--line); border-radius: 8px }
.none { padding: 24px 12px; border: 1px dashed var(--line); border-radius: 8px }
`);
