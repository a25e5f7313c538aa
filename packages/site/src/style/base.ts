/** Tokens, letters, fields and buttons. */
export const base = `
:root, :host {
  --brand: #0e5a8a; --brand-deep: #07304f; --on-brand: #fff; --page: #fff; --soft: #f5f7f9; --tint: #eef3f7; --line: #dde4ea; --ink: #14202b;
  --quiet: #4f5d6b; --link: #0e5a8a; --red: #b3201f; --green: #0b6b36; --edge: #14202b33; color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root { --page: #15181b; --soft: #1d2226; --tint: #1d2429; --line: #343a41; --ink: #e6eaee; --quiet: #a7b1bc; --link: #8cc4f5; --red: #ff9d9a;
    --green: #7fd6a0; --edge: #fff4; }
}
@supports (color: color-mix(in srgb, red, red)) {
  :root, :host { --tint: color-mix(in srgb, var(--brand) 7%, var(--page)); }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body { margin: 0; }
.site { container: site / inline-size; display: flex; flex-direction: column; min-height: 100vh; background: var(--page); color: var(--ink);
  font: 16px/1.7 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui, -apple-system, 'Segoe UI', sans-serif;
  overflow-wrap: anywhere; }
.site a { color: var(--link); text-underline-offset: 3px; }
.site :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
.site img { max-width: 100%; height: auto; }
.site :is(h1, h2, h3) { line-height: 1.35; text-wrap: balance; }
.site :where(p, dl, ol, ul) { margin: 0; }
.skip { position: absolute; left: -999px; top: 0; background: var(--page); padding: 8px 16px; z-index: 9; }
.skip:focus { left: 0; }
.wrap { width: 100%; max-width: 1200px; margin: 0 auto; padding: 0 24px; }
.narrow { max-width: 808px; }
main { display: block; flex: 1; }
.icon { width: 24px; height: 24px; flex: none; fill: none; stroke: currentcolor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.button, .site button { display: inline-block; font: inherit; font-weight: 600; padding: 8px 24px; cursor: pointer; min-height: 44px;
  border: 1px solid var(--brand); border-radius: 6px; background: var(--brand); color: var(--on-brand); text-decoration: none; }
.site .button { color: var(--on-brand); }
.site .button.quiet { background: transparent; color: var(--link); border-color: var(--line); }
.button:hover, .site button:hover { filter: brightness(1.08); }
.site .button.quiet:hover { border-color: var(--link); filter: none; }
.site label { display: block; font-size: 14px; color: var(--quiet); }
.site :is(input, select, textarea) { font: inherit; width: 100%; padding: 8px 12px; min-height: 44px; border: 1px solid #7d8894; border-radius: 6px;
  background: var(--page); color: var(--ink); }
.site ::placeholder { color: var(--quiet); opacity: 1; }
.site textarea { min-height: 140px; resize: vertical; }
.site .pick { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; opacity: 0; }
.lead, .quiet { color: var(--quiet); }
.quiet, .none { font-size: 14px; }
.lead { max-width: 46em; }
.tag { display: inline-block; border: 1px solid var(--line); border-radius: 4px; padding: 0 8px; font-size: 13px; font-weight: 400;
  margin-right: 8px;
  color: var(--quiet); background: var(--page); }
.tag.late { color: var(--red); border-color: currentcolor; }
.bad { color: var(--red); font-size: 14px; }
.good { color: var(--green); font-weight: 600; }
.none { background: var(--tint); border-radius: 8px; padding: 14px 18px; }
.body > .none, .body > .which, .body > .bad { margin-top: 20px; }
`
