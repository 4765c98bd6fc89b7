/** How pages look: one column that also prints well. */
export const STYLE = `
:root { color-scheme: light; --ink: #1d1d1b; --soft: #5a5a55; --line: #d8d4c8; --paper: #fdfcf8; --accent: #7a2e1d; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 Georgia, "Times New Roman", serif; }
h1, h2, h3, h4, th, nav, figcaption { font-family: Helvetica, Arial, "Liberation Sans", sans-serif; line-height: 1.25; }
h1 { margin: 0 0 .3rem; font-size: 1.9rem; }
header p { margin: 0; color: var(--soft); }
h2 { margin: 2.2rem 0 .6rem; padding-bottom: .2rem; border-bottom: 2px solid var(--accent); color: var(--accent); font-size: 1.3rem; }
h3 { margin: 1.1rem 0 .3rem; font-size: 1.05rem; }
ul, ol { margin: .3rem 0; padding-left: 1.4rem; }
li { margin: .15rem 0; }
nav ul { margin: 1rem 0 0; padding: 0; list-style: none; font-size: .9rem; }
nav li { display: inline-block; margin: .1rem 1rem .1rem 0; }
a { color: var(--accent); }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .93rem; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { border-bottom: 2px solid var(--ink); font-size: .85rem; }
tbody th { white-space: nowrap; }
section#corporations tbody th { white-space: normal; }
figure { margin: .8rem 0; }
figure svg { display: block; max-width: 100%; height: auto; }
figcaption { color: var(--soft); font-size: .85rem; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .85rem; }
@media print { body { max-width: none; padding: 0; background: #fff; font-size: 10pt; } nav { display: none; }
  h2, h3 { break-after: avoid; } tr, figure, li { break-inside: avoid; } }
`.trim();
