/** The first thing of a home page, by look, with its questions. */
export const hero = `
.hero { position: relative; overflow: hidden; background: linear-gradient(115deg, var(--brand-deep) 30%, var(--brand)); color: var(--on-brand); }
.hero .wrap { position: relative; padding-top: 88px; padding-bottom: 64px; }
.hero :is(h1, h2) { font-size: 40px; letter-spacing: .01em; margin: 0 0 12px; max-width: 18em; }
.claim > p { max-width: 34em; font-size: 18px; text-wrap: pretty; }
.hero > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.pictured::after { content: ''; position: absolute; inset: 0; background: var(--brand-deep); opacity: .78; }
.pictured .wrap { z-index: 1; }
.art { position: absolute; fill: none; }
.routes { top: -14px; right: max(0px, calc(50% - 740px)); width: 760px; max-width: 100%; height: auto; }
.coast { stroke: #fff; stroke-opacity: .34; stroke-width: 1; }
.route { stroke: #fff; stroke-opacity: .7; stroke-width: 1.2; stroke-dasharray: 5 4; }
.port { stroke: #fff; stroke-width: 7; stroke-linecap: round; }
.ways-on { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 28px; }
.asks { display: grid; grid-template-columns: repeat(3, 1fr); background: var(--page); color: var(--ink); border-radius: 12px;
  box-shadow: 0 12px 40px #0003; overflow: hidden; }
.claim + .asks { margin-top: 64px; }
.ask { grid-column: 1 / -1; padding: 20px; display: grid; gap: 12px; align-content: start; }
.asks h2 { display: none; font-size: 17px; letter-spacing: 0; margin: 0; }
.ask button { justify-self: start; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.site .asks .tab { display: flex; align-items: center; justify-content: center; min-height: 48px; font-weight: 600; color: var(--quiet);
  background: var(--tint); cursor: pointer;
  border-bottom: 2px solid transparent; }
.site .pick:checked + .tab { background: var(--page); color: var(--link); border-color: var(--brand); }
.site .pick:focus-visible + .tab { outline: 3px solid var(--link); outline-offset: -4px; }
.pick:nth-of-type(1):checked ~ .ask:not(:nth-of-type(1)), .pick:nth-of-type(2):checked ~ .ask:not(:nth-of-type(2)),
.pick:nth-of-type(3):checked ~ .ask:not(:nth-of-type(3)) { display: none; }
.quick { display: flex; gap: 8px; align-items: end; max-width: 520px; margin-top: 28px; }
.quick label { flex: 1; }
.tasks { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
.tasks a { display: flex; flex-direction: column; gap: 8px; padding: 18px 16px; background: var(--page); border: 1px solid var(--line);
  border-radius: 12px; text-decoration: none; font-weight: 600; }
.site .tasks a { color: var(--ink); }
.tasks .icon { color: var(--link); width: 28px; height: 28px; }
.tasks a:hover { border-color: var(--link); }

@container site (min-width: 821px) {
  .platform:not(.peers) .asks { grid-template-columns: 1.15fr 1.15fr 1fr; overflow: visible; }
  .platform:not(.peers) :is(.pick, .tab) { display: none !important; }
  .platform:not(.peers) .asks h2 { display: block; }
  .platform:not(.peers) .asks .ask.ask { display: grid; grid-column: auto; }
  .platform:not(.peers) .ask + .ask { border-left: 1px solid var(--line); }
  .platform:not(.peers) .ask button { align-self: end; }
}
.customer .hero { background: var(--tint); color: var(--ink); }
.customer .hero .wrap { padding-top: 40px; padding-bottom: 48px; display: grid; grid-template-columns: 1fr 1fr; gap: 24px 40px;
  align-items: start; }
.customer .claim { grid-column: 1 / -1; }
.customer .hero :is(h1, h2) { font-size: 28px; margin-bottom: 4px; }
.customer .claim > p { font-size: 16px; color: var(--quiet); }
.customer .hero .asks { margin: 0; box-shadow: none; border: 1px solid var(--line); }
.customer .pictured::after { background: var(--tint); opacity: .9; }
.company .hero { background: linear-gradient(var(--page), var(--tint)); color: var(--ink); }
.company .hero .wrap { padding-top: 96px; padding-bottom: 220px; }
.company .hero :is(h1, h2) { font-size: 52px; line-height: 1.25; max-width: 14em; letter-spacing: .02em; }
.company .claim > p { color: var(--quiet); }
.company .pictured .wrap { padding-bottom: 112px; }
.company .pictured { color: var(--on-brand); }
.company .pictured :is(.claim > p, label) { color: var(--on-brand); }
.site.company .pictured .button.quiet { color: #fff; border-color: #fff; }
.vessel { right: max(0px, calc(50% - 640px)); bottom: 0; width: 62%; max-width: 800px; height: auto; }
.hull { fill: var(--brand-deep); }
.house { fill: var(--page); stroke: var(--brand-deep); stroke-width: 2; }
.pane { fill: var(--brand-deep); opacity: .5; }
.box0 { fill: var(--brand); }
.box1 { fill: var(--brand); opacity: .62; }
.box2 { fill: var(--brand-deep); opacity: .4; }
.line { stroke: #fff; stroke-opacity: .4; stroke-width: 2; }
.sea { stroke: var(--brand); stroke-opacity: .5; stroke-width: 2; }
.peers .hero { background: #16202b; color: #fff; }
.peers .hero .wrap { display: grid; grid-template-columns: 1fr 460px; gap: 24px 56px; align-items: center; padding-top: 48px;
  padding-bottom: 48px; }
.peers .claim + .asks { margin: 0; }
.site.peers .hero .button.quiet { color: #fff; border-color: #fff9; }
`
