/** Narrow pages, and paper. */
export const small = `
@container site (max-width: 1080px) {
  .head .wrap { flex-wrap: wrap; padding-top: 8px; }
  .nav { order: 3; flex-basis: 100%; }
  .company .nav { justify-content: flex-start; }
}
@container site (max-width: 820px) {
  .customer .hero .wrap, .peers .hero .wrap, .news-pair, .story, .aside-pair { grid-template-columns: 1fr; }
  .routes { opacity: .5; width: 100%; }
  .company .hero :is(h1, h2) { font-size: 40px; }
  .side { grid-template-columns: 1fr 1fr; }
  .side h2 { grid-column: 1 / -1; }
}
@container site (max-width: 600px) {
  .wrap { padding: 0 16px; }
  .bar { font-size: 13px; }
  .head .wrap, .company .head .wrap { min-height: 0; gap: 0 8px; padding-bottom: 0; }
  .nav, .table { overflow-x: auto; background: linear-gradient(90deg, var(--page) 40%, transparent) 0 / 48px 100% no-repeat local,
    linear-gradient(270deg, var(--page) 40%, transparent) 100% / 48px 100% no-repeat local, linear-gradient(90deg, var(--edge),
    transparent) 0 / 14px 100% no-repeat scroll,
    linear-gradient(270deg, var(--edge), transparent) 100% / 14px 100% no-repeat scroll; }
  .peers .nav { --page: #16202b; --edge: #fff6; }
  .nav, .company .nav { flex-wrap: nowrap; gap: 0; margin: 0 -16px; flex-basis: calc(100% + 32px); padding: 0 8px; }
  .nav a, .company .nav a { white-space: nowrap; padding: 10px 8px; }
  .customer .nav { gap: 0; padding-bottom: 6px; }
  .logo { flex: 1 1 0; font-size: 17px; letter-spacing: 0; }
  .logo img { height: 30px; }
  .ways { gap: 0; }
  .ways .button, .site.company .ways .button { padding: 8px 12px; font-size: 15px; }
  .site .languages a { padding: 0 5px; }
  .hero .wrap { padding-top: 32px; padding-bottom: 32px; }
  .hero :is(h1, h2) { font-size: 27px; }
  .claim > p { font-size: 16px; }
  .claim + .asks { margin-top: 20px; }
  .ask { padding: 16px; }
  .ask button { justify-self: stretch; }
  .customer .hero .wrap { padding-top: 24px; padding-bottom: 28px; }
  .customer .hero :is(h1, h2) { font-size: 24px; }
  .tasks a { padding: 12px 8px; align-items: center; text-align: center; font-size: 14px; gap: 4px; }
  .company .hero .wrap { padding-top: 48px; padding-bottom: 150px; }
  .company .hero :is(h1, h2) { font-size: 34px; }
  .vessel { width: 100%; }
  .part, .company .part { padding: 40px 0; }
  .peers .part, .customer .part { padding: 32px 0; }
  .part-head, .company .part-head { margin-bottom: 18px; }
  .part-head h2 { font-size: 23px; }
  .company .part-head h2 { font-size: 26px; }
  .section { margin-top: 36px; }
  .cards { gap: 14px; }
  .points { gap: 22px; }
  .card { padding: 18px; }
  .card > img { width: calc(100% + 36px); margin: -18px -18px 14px; }
  .cover { margin: -18px -18px 14px; }
  .stats { grid-template-columns: 1fr 1fr; }
  .stats:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, auto); gap: 12px; }
  .stats div { padding-left: 12px; }
  .stats dd, .company .stats dd { font-size: 27px; }
  .rows li { grid-template-columns: 1fr; }
  .rows p { grid-column: 1; }
  .news-pair { gap: 24px; }
  .site .first h3 { font-size: 20px; }
  .title .wrap, .company .title .wrap { padding-top: 28px; padding-bottom: 24px; }
  .title h1, .company .title h1 { font-size: 26px; }
  .body { padding-top: 24px; }
  .share > div { grid-template: none; }
  .form, .question, .question.one { grid-template-columns: 1fr; }
  .steps { grid-template-columns: 1fr; gap: 14px; }
  .steps li { padding: 0 0 0 28px; }
  .steps li::after { top: 22px; bottom: -14px; left: 6px; right: auto; width: 2px; height: auto; }
  .site dl.strip { gap: 10px 28px; }
  .answer, .answer :is(tbody, tr, td) { display: block; }
  .answer thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .answer tr { display: grid; grid-template-columns: 1fr 1fr; gap: 6px 16px; border: 1px solid var(--line); border-radius: 12px;
    padding: 12px 16px; margin-bottom: 12px; }
  .site .answer td { border: 0; padding: 0; line-height: 1.5; }
  .site .answer td:nth-child(-n + 2) { grid-column: 1 / -1; }
  .answer td:empty { display: none !important; }
  .answer td:not(:first-child)::before { content: attr(data-head); display: block; color: var(--quiet); font-size: 13px; }
  .legal { width: calc(100% - 32px); padding: 14px 0 18px; }
  .columns { gap: 24px 40px; padding-top: 32px; padding-bottom: 24px; }
  .columns > .who { flex-basis: 100%; max-width: none; }
  .foot { margin-top: 48px; }
  .beside, .beside.left { position: sticky; inset: auto 0 0; box-shadow: 0 -2px 12px var(--edge); }
  .beside ul { display: flex; border-radius: 0; box-shadow: none; background: var(--brand); overflow-x: auto; }
  .beside li { flex: 1 0 auto; }
  .beside ul :is(a, summary) { flex-direction: row; justify-content: center; gap: 6px; min-height: 48px; border-radius: 0 !important;
    white-space: nowrap; }
  .beside details, .beside li { position: static; }
  .beside details div, .beside.left details div { right: 16px; left: auto; bottom: calc(100% + 8px); }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media print {
  :root { --ink: #000; --quiet: #333; --link: #000; --page: #fff; --tint: #fff; --soft: #fff; --line: #999; }
  .bar, .head, .foot, .beside, .skip, .question, .side, .turn, .halves, .chips, .form, .ways-on, .share,
  .hero .asks, .art { display: none !important; }
  .site { min-height: 0; font-size: 11pt; }
  .title, .company .title { background: none; color: #000; text-align: left; }
  .title p, .company .title p { color: #333; margin: 4pt 0 0; }
  .title .wrap.wrap, .body { padding: 0 0 8pt; }
  .wrap, .narrow, .rich { max-width: none; }
  .table { overflow: visible; }
  .aside-pair { display: block; }
  .site tr, .card { break-inside: avoid; }
  .site thead { display: table-header-group; }
}
`
