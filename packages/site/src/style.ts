import { contrastWithWhite, leastContrast } from '@jst/contracts/portal'

/** Colour of a site that has none of its own. */
export const usualColour = '#0e5a8a'

/**
 * The style of every page of a site. It stands in the page itself, so that nothing is waited for; the editor's preview takes it as it is. Widths are
 * asked of the container, not of the window: a preview as wide as a phone looks as on one.
 */
export const siteStyle = `
:root, :host {
  --brand: ${usualColour}; --brand-deep: #07304f; --on-brand: #fff; --page: #fff; --soft: #f3f6f9; --line: #dfe5eb; --ink: #16202b; --quiet: #52606f;
  --link: #0b5394; --red: #b3201f; --green: #0b6b36; color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root { --page: #15181b; --soft: #1d2226; --line: #343a41; --ink: #e6eaee; --quiet: #a7b1bc; --link: #8cc4f5; --red: #ff9d9a; --green: #7fd6a0; }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body { margin: 0; }
.site { container: site / inline-size; background: var(--page); color: var(--ink); font: 16px/1.7 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC',
  'Noto Sans CJK SC', system-ui, -apple-system, 'Segoe UI', sans-serif; overflow-wrap: anywhere; min-height: 100%; }
.site a { color: var(--link); text-underline-offset: 3px; }
.site :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
.site img { max-width: 100%; height: auto; }
.skip { position: absolute; left: -999px; top: 0; background: var(--page); padding: 8px 16px; z-index: 9; }
.skip:focus { left: 0; }
.wrap { max-width: 1180px; margin: 0 auto; padding: 0 20px; }
.bar { background: var(--brand-deep); color: #fff; font-size: 14px; }
.bar .wrap { padding-top: 6px; padding-bottom: 6px; }
.bar a { color: #fff; }
.head { border-bottom: 1px solid var(--line); background: var(--page); }
.head .wrap { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding-top: 12px; padding-bottom: 12px; }
.logo { display: flex; align-items: center; gap: 10px; max-width: 300px; font-weight: 700; font-size: 18px; line-height: 1.3; text-decoration: none; }
.site .logo { color: var(--ink); }
.logo img { height: 36px; width: auto; }
.nav { display: flex; flex-wrap: wrap; gap: 0 20px; flex: 1; }
.nav a { padding: 10px 0; text-decoration: none; border-bottom: 2px solid transparent; }
.site .nav a { color: var(--ink); }
.site .nav a[aria-current] { border-color: var(--brand); font-weight: 600; }
.nav a:hover { border-color: var(--line); }
.languages { display: flex; gap: 4px; font-size: 14px; }
.site .languages a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; color: var(--quiet); text-decoration: none; }
.site .languages a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: underline; text-decoration-thickness: 2px; }
.ways { display: flex; gap: 10px; align-items: center; }
.button, .site button { display: inline-block; font: inherit; font-weight: 600; padding: 9px 22px; cursor: pointer;
  border: 1px solid var(--brand); border-radius: 4px;
  background: var(--brand); color: var(--on-brand); text-decoration: none; min-height: 44px; }
.site .button { color: var(--on-brand); }
.site .button.quiet { background: transparent; color: var(--link); border-color: var(--line); }
.button:hover, .site button:hover { filter: brightness(1.08); }
.customer .head { border-top: 4px solid var(--brand); }
.company .head .wrap { justify-content: space-between; }
.company .nav { justify-content: center; }
main { display: block; }
.hero { background: linear-gradient(120deg, var(--brand-deep), var(--brand)); color: var(--on-brand); position: relative; overflow: hidden; }
.hero .wrap { padding-top: 56px; padding-bottom: 56px; position: relative; }
.hero h1 { font-size: 36px; line-height: 1.3; margin: 0 0 12px; max-width: 20em; text-wrap: balance; }
.hero p { max-width: 40em; margin: 0 0 24px; font-size: 18px; opacity: .94; }
.hero img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; opacity: .28; }
.customer .hero .wrap { padding-top: 32px; padding-bottom: 32px; }
.customer .hero h1 { font-size: 28px; }
.company .hero .wrap { padding-top: 96px; padding-bottom: 96px; text-align: center; }
.company .hero h1, .company .hero p { margin-left: auto; margin-right: auto; }
.asks { display: grid; gap: 12px; grid-template-columns: repeat(3, 1fr); }
.ask { background: var(--page); color: var(--ink); border-radius: 6px; padding: 16px; text-align: left; }
.ask h2 { font-size: 16px; margin: 0 0 8px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.ask button { margin-top: 10px; }
.site label { display: block; font-size: 14px; color: var(--quiet); }
.site input, .site select, .site textarea { font: inherit; width: 100%; padding: 8px 10px; min-height: 44px; border: 1px solid #7d8894;
  border-radius: 4px; background: var(--page); color: var(--ink); }
.site textarea { min-height: 140px; resize: vertical; }
.part { padding: 40px 0; }
.part.soft { background: var(--soft); }
.part > .wrap > h2 { font-size: 24px; margin: 0 0 4px; }
.lead { color: var(--quiet); margin: 0 0 20px; max-width: 46em; }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(3, 1fr); list-style: none; margin: 16px 0 0; padding: 0; }
.card { border: 1px solid var(--line); border-radius: 6px; background: var(--page); padding: 18px; }
.card :is(h2, h3) { margin: 0 0 6px; font-size: 17px; }
.card p { margin: 0; color: var(--quiet); font-size: 15px; }
.card img { display: block; width: calc(100% + 36px); max-width: none; margin: -18px -18px 14px; aspect-ratio: 16 / 9; object-fit: cover;
  border-radius: 6px 6px 0 0; }
.card dl { margin: 8px 0 0; }
.stats { display: flex; flex-wrap: wrap; gap: 16px 56px; margin: 16px 0 0; }
.stats dt { order: 2; color: var(--quiet); }
.stats dd { margin: 0; font-size: 32px; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
.stats div { display: flex; flex-direction: column; }
.rows { list-style: none; margin: 12px 0 0; padding: 0; }
.rows li { border-top: 1px solid var(--line); padding: 12px 0; display: grid; grid-template-columns: 110px 1fr; gap: 0 16px; }
.rows li:last-child { border-bottom: 1px solid var(--line); }
.rows time, .quiet { color: var(--quiet); font-size: 14px; }
.rows a { font-weight: 600; text-decoration: none; }
.rows p { margin: 2px 0 0; color: var(--quiet); font-size: 15px; grid-column: 2; }
.tag { display: inline-block; border: 1px solid var(--line); border-radius: 3px; padding: 0 7px; font-size: 13px; margin-right: 8px;
  color: var(--quiet); }
.card .more { margin-top: 14px; }
.more { margin: 18px 0 0; }
.question { display: grid; gap: 14px; grid-template-columns: 2fr 1fr auto; align-items: end; margin-top: 16px; max-width: 860px; }
.table { overflow-x: auto; margin-top: 12px; }
.site table { border-collapse: collapse; width: 100%; }
.site th, .site td { text-align: left; padding: 9px 12px; border-bottom: 1px solid var(--line); vertical-align: top; }
.site th { font-size: 14px; color: var(--quiet); font-weight: 600; white-space: nowrap; }
.site .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.site dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: 4px 18px; margin: 12px 0; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; }
.title { padding: 32px 0 0; }
.title h1 { font-size: 30px; line-height: 1.35; margin: 0; text-wrap: balance; }
.rich { max-width: 46em; }
.rich h2 { font-size: 21px; margin: 28px 0 8px; }
.rich h3 { font-size: 17px; margin: 20px 0 6px; }
.rich blockquote { margin: 16px 0; padding: 2px 18px; border-left: 4px solid var(--line); color: var(--quiet); }
.rich table { margin: 12px 0; }
.rich :is(td, th) > p { margin: 0; }
.tabs { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0 0; padding: 0; list-style: none; }
.tabs a { display: inline-block; padding: 6px 14px; border: 1px solid var(--line); border-radius: 4px; text-decoration: none; }
.site .tabs a[aria-current] { background: var(--brand); color: var(--on-brand); border-color: var(--brand); }
.turn { display: flex; gap: 16px; align-items: center; margin-top: 20px; }
.form { display: grid; gap: 14px; grid-template-columns: 1fr 1fr; max-width: 760px; margin-top: 16px; }
.form .whole { grid-column: 1 / -1; }
.form .trap { position: absolute; left: -9999px; }
.bad { color: var(--red); font-size: 14px; margin: 2px 0 0; }
.good { color: var(--green); font-weight: 600; }
.beside { position: fixed; bottom: 20px; right: 16px; display: grid; gap: 8px; z-index: 5; margin: 0; padding: 0; list-style: none; }
.beside.left { right: auto; left: 16px; }
.beside a, .beside summary { display: block; background: var(--brand); color: var(--on-brand); border-radius: 4px; padding: 8px 14px;
  font-size: 14px; text-decoration: none; cursor: pointer; }
.site .beside a { color: var(--on-brand); }
.beside details div { background: var(--page); border: 1px solid var(--line); padding: 8px; margin-top: 6px; color: var(--ink); }
.foot { background: var(--soft); border-top: 1px solid var(--line); margin-top: 48px; font-size: 14px; color: var(--quiet); }
.foot .wrap { padding-top: 24px; padding-bottom: 28px; display: grid; gap: 6px; }
.foot nav { display: flex; flex-wrap: wrap; gap: 4px 18px; }
.gallery { display: grid; gap: 12px; grid-template-columns: repeat(3, 1fr); margin: 12px 0 0; padding: 0; list-style: none; }
.gallery figure { margin: 0; }
.gallery img { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 4px; }
.partners { display: flex; flex-wrap: wrap; gap: 12px 28px; list-style: none; padding: 0; margin: 12px 0 0; align-items: center; }
.partners img { height: 40px; width: auto; }
@container site (max-width: 820px) {
  .asks, .cards, .gallery { grid-template-columns: 1fr 1fr; }
}
@container site (max-width: 600px) {
  .asks, .cards, .gallery, .form, .question { grid-template-columns: 1fr; }
  .hero .wrap, .company .hero .wrap { padding-top: 36px; padding-bottom: 36px; }
  .hero h1, .company .hero h1 { font-size: 26px; }
  .nav { order: 3; flex-basis: 100%; flex-wrap: nowrap; overflow-x: auto; }
  .nav a { white-space: nowrap; }
  .company .nav { justify-content: flex-start; }
  .logo { flex: 1 1 0; font-size: 16px; }
  .ways { margin-left: auto; gap: 4px; }
  .ways .button { padding: 9px 12px; }
  .site .languages a { padding: 0 6px; }
  .rows li { grid-template-columns: 1fr; }
  .rows p { grid-column: 1; }
  .foot .wrap { padding-bottom: 84px; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media print { .head, .foot, .beside, .bar { display: none; } }
`

/** The rule that gives a site its own colour; '' for the usual one. A colour that is none, or that letters cannot be read on, is left out. */
export function colourStyle(hex: string): string {
  if (!/^#[0-9a-f]{6}$/.test(hex) || contrastWithWhite(hex) < leastContrast) return ''
  const deep = [1, 3, 5]
    .map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.55))
    .map((value) => value.toString(16).padStart(2, '0'))
  return `:root, :host { --brand: ${hex}; --brand-deep: #${deep.join('')}; }`
}
