/** Pages under a heading: questions, answers, articles, forms. */
export const pages = `
.title { background: var(--tint); }
.title .wrap { padding-top: 40px; padding-bottom: 36px; }
.title h1 { font-size: 32px; margin: 0; }
.title p { margin-top: 8px; }
.body { padding-top: 36px; }
.body > .section:first-child { margin-top: 0; }
.question { display: grid; gap: 16px; grid-template-columns: 2fr 1fr auto; align-items: end; max-width: 960px; }
.question.one { grid-template-columns: 1fr auto; max-width: 640px; }
.section > .question { margin-top: 16px; }
.body > p:last-child { margin-top: 24px; }
.which { display: grid; gap: 10px; }
.table { overflow-x: auto; }
.sheet :is(th, td) { white-space: nowrap; }
.rich td { min-width: 5em; }
.site table { border-collapse: collapse; width: 100%; }
.site :is(th, td) { text-align: left; padding: 11px 12px; border-bottom: 1px solid var(--line); vertical-align: top;
  font-variant-numeric: tabular-nums; }
.site thead th { font-size: 14px; color: var(--quiet); font-weight: 600; white-space: nowrap; background: var(--tint); }
.site .n { text-align: right; white-space: nowrap; }
.site dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 12px 0 0; font-size: 15px; }
.site .card dl.facts { font-size: 14px; gap: 6px 8px; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; }
.site dl.strip { display: flex; flex-wrap: wrap; gap: 12px 48px; margin: 0 0 24px; }
.strip dt { font-size: 14px; }
.strip dd { font-weight: 600; }
.steps { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); margin: 8px 0 20px; }
.steps li { position: relative; display: grid; gap: 2px; justify-items: start; padding-top: 26px; }
.steps li::before { content: ''; position: absolute; top: 4px; left: 0; width: 14px; height: 14px; border-radius: 50%;
  border: 3px solid var(--brand); background: var(--page); }
.steps li::after { content: ''; position: absolute; top: 10px; left: 20px; right: 6px; height: 2px; background: var(--line); }
.steps li:last-child::after { display: none; }
.steps .actual::before { background: var(--brand); }
.steps time { color: var(--quiet); font-size: 15px; font-variant-numeric: tabular-nums; }
.shipment { padding: 24px; }
.rich { max-width: 46em; }
.rich > * + * { margin-top: 14px; }
.site .rich :is(ul, ol) { padding-left: 1.5em; }
.rich h2 { font-size: 22px; margin: 36px 0 0; }
.rich h3 { font-size: 18px; margin: 28px 0 0; }
.rich > :first-child { margin-top: 0; }
.rich blockquote { margin: 20px 0 0; padding: 2px 18px; border-left: 4px solid var(--line); color: var(--quiet); }
.rich img, .body > img, .aside-pair img { display: block; border-radius: 12px; }
.body > img, .aside-pair div > img { width: 100%; max-height: 420px; object-fit: cover; margin-bottom: 28px; }
.halves { display: flex; gap: 28px; border-bottom: 1px solid var(--line); margin-bottom: 20px; }
.halves a { padding: 8px 0; text-decoration: none; border-bottom: 3px solid transparent; margin-bottom: -1px; }
.halves a[aria-current] { border-color: var(--brand); font-weight: 600; }
.body > .chips + .rows { margin-top: 20px; }
.turn { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; margin-top: 28px; }
.share { margin-top: 32px; }
.share summary { cursor: pointer; font-weight: 600; width: max-content; padding: 8px 0; }
.share > div { display: grid; grid-template: auto 1fr / max-content 1fr; gap: 8px 24px; max-width: 640px; }
.share figure { grid-row: span 2; width: 168px; margin: 0; text-align: center; }
.qr { display: block; width: 168px; background: #fff; shape-rendering: crispedges; }
.neighbours { display: grid; gap: 8px; margin-top: 48px; padding-top: 20px; border-top: 1px solid var(--line); }
.form { display: grid; gap: 16px; grid-template-columns: 1fr 1fr; max-width: 760px; margin-top: 16px; }
.form .whole { grid-column: 1 / -1; }
.form .agree { display: flex; gap: 8px; align-items: center; }
.form .agree input { width: auto; min-height: 0; margin: 0; }
.form details { margin-top: 8px; }
.form summary { cursor: pointer; }
.site .form .trap { position: absolute; left: -9999px; }
.aside-pair { display: grid; grid-template-columns: 1fr 240px; gap: 32px 64px; }
.side { align-self: start; border: 1px solid var(--line); border-radius: 12px; padding: 16px; display: grid; }
.side h2 { font-size: 15px; margin: 0 0 8px; }
.side a { display: flex; gap: 12px; align-items: center; padding: 8px; text-decoration: none; border-radius: 6px; }
.side a[aria-current] { background: var(--tint); font-weight: 600; }
`
