/** Notices, header, footer, and what stays beside the page. */
export const frame = `
.bar { background: var(--brand-deep); color: #fff; font-size: 14px; }
.bar .wrap { padding-top: 6px; padding-bottom: 6px; }
.head { background: var(--page); border-bottom: 1px solid var(--line); }
.head .wrap { display: flex; align-items: center; gap: 8px 28px; min-height: 72px; }
.logo { display: flex; align-items: center; gap: 10px; max-width: 300px; font-weight: 700; font-size: 19px; line-height: 1.3;
  text-decoration: none; }
.site .logo { color: var(--ink); }
.logo img { height: 38px; width: auto; }
.nav { display: flex; flex-wrap: wrap; gap: 0 4px; flex: 1; }
.nav a { padding: 10px; text-decoration: none; border-bottom: 2px solid transparent; }
.site .nav a { color: var(--ink); }
.site .nav a[aria-current] { border-color: var(--brand); font-weight: 600; }
.nav a:hover { border-color: var(--line); }
.ways { display: flex; gap: 8px; align-items: center; margin-left: auto; }
.find { display: inline-flex; align-items: center; justify-content: center; width: 44px; height: 44px; }
.site .find { color: var(--quiet); }
.languages { display: flex; font-size: 14px; }
.site .languages a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; color: var(--quiet); text-decoration: none; }
.site .languages a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: underline; text-decoration-thickness: 2px; }
.foot { background: var(--brand-deep); color: #fff; font-size: 14px; margin-top: 72px; }
.front .foot { margin-top: 0; }
.site .foot a { color: #fff; text-decoration: none; }
.site .foot a:hover { text-decoration: underline; }
.columns { display: flex; flex-wrap: wrap; gap: 32px 56px; padding-top: 48px; padding-bottom: 40px; }
.columns > * { flex: 0 1 auto; max-width: 300px; }
.columns > .who { flex: 1 1 240px; display: grid; gap: 8px; align-content: start; }
.who strong { font-size: 18px; }
.foot h2 { font-size: 14px; margin: 0 0 8px; font-weight: 600; }
.foot ul { list-style: none; padding: 0; display: grid; gap: 4px; }
.foot li a { display: inline-block; padding: 2px 0; }
.foot li span { white-space: nowrap; }
.code img { width: 96px; background: #fff; padding: 4px; border-radius: 4px; }
.legal { display: flex; flex-wrap: wrap; gap: 4px 24px; width: calc(100% - 48px); max-width: 1152px; padding: 14px 0 18px;
  border-top: 1px solid #fff3; }
.beside { position: fixed; bottom: 24px; right: 16px; z-index: 5; }
.beside.left { right: auto; left: 16px; }
.beside ul { display: grid; gap: 1px; padding: 0; list-style: none; border-radius: 8px; box-shadow: 0 4px 16px var(--edge); }
.beside :is(a, summary) { display: flex; flex-direction: column; align-items: center; min-width: 76px; background: var(--brand);
  padding: 8px 6px; font-size: 13px;
  line-height: 1.4; text-decoration: none; text-align: center; cursor: pointer; list-style: none; }
.beside summary::-webkit-details-marker { display: none; }
.beside li:first-child :is(a, summary) { border-radius: 8px 8px 0 0; }
.beside li:last-child :is(a, summary) { border-radius: 0 0 8px 8px; }
.beside li:only-child :is(a, summary) { border-radius: 8px; }
.site .beside :is(a, summary) { color: var(--on-brand); }
.beside .icon { width: 20px; height: 20px; }
.beside details { position: relative; }
.beside details div { position: absolute; right: calc(100% + 8px); bottom: 0; width: 176px; background: var(--page);
  border: 1px solid var(--line); border-radius: 8px; padding: 8px;
  text-align: center; color: var(--ink); }
.beside.left details div { right: auto; left: calc(100% + 8px); }
`
