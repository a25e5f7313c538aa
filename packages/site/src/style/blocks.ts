/** Blocks of a home page and what they list: one rhythm, two grounds in turn. */
export const blocks = `
.part { padding: 64px 0; }
.soft { background: var(--soft); }
.part-head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 24px; margin-bottom: 28px; }
.part-head:empty { display: none; }
.part-head h2 { font-size: 28px; margin: 0; }
.part-head .lead { flex-basis: 100%; max-width: none; order: 1; }
.on { margin-left: auto; text-decoration: none; font-weight: 600; }
.on::after { content: ' →'; }
.section { margin-top: 48px; }
.section > h2 { font-size: 22px; margin: 0 0 16px; }
.cards { display: grid; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr)); list-style: none; padding: 0; }
.cards:has(> :nth-child(4):last-child) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); }
.card { display: flex; flex-direction: column; border: 1px solid var(--line); border-radius: 12px; background: var(--page); padding: 22px; }
.site :is(.card, .points) :is(h2, h3) { margin: 0 0 6px; font-size: 18px; }
.card :is(h2, h3) a { text-decoration: none; }
.card p { color: var(--quiet); font-size: 15px; }
.card > img { width: calc(100% + 44px); max-width: none; margin: -22px -22px 18px; aspect-ratio: 16 / 9; object-fit: cover;
  border-radius: 11px 11px 0 0; }
.card > .more { margin-top: auto; padding-top: 16px; }
.more { margin-top: 18px; }
.card > .icon, .points .icon { width: 32px; height: 32px; color: var(--link); margin-bottom: 12px; }
.services .card { flex-direction: row; gap: 16px; }
.services .card:has(> img) { flex-direction: column; gap: 0; }
.services .card > .icon { margin-top: 2px; }
.services { grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
.points { gap: 32px; }
.points p { color: var(--quiet); }
.offices { grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr)); }
.offices .card { padding: 18px; }
.prices { display: flex; flex-wrap: wrap; gap: 0 12px; margin: 14px 0; border-block: 1px solid var(--line); }
.prices div { flex: 1 1 auto; padding: 10px 0; }
.prices dt { font-size: 13px; color: var(--quiet); }
.prices dd { margin: 0; font-size: 15px; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
.prices small { font-size: 12px; font-weight: 400; color: var(--quiet); }
.site .freights .button { border-color: var(--link); }
.freights { grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); }
.band { background: var(--tint); padding: 44px 0; }
.stats { display: grid; gap: 20px 32px; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); }
.stats div { display: flex; flex-direction: column; border-left: 3px solid var(--brand); padding-left: 18px; }
.stats dt { order: 2; color: var(--quiet); }
.stats dd { margin: 0; font-size: 38px; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; color: var(--link); }
.rows { list-style: none; padding: 0; border-bottom: 1px solid var(--line); }
.rows li { border-top: 1px solid var(--line); padding: 14px 0; display: grid; grid-template-columns: 112px 1fr; gap: 0 16px;
  align-items: baseline; }
.rows time { color: var(--quiet); font-size: 14px; font-variant-numeric: tabular-nums; }
.rows a { font-weight: 600; text-decoration: none; }
.rows p a { font-weight: 400; text-decoration: underline; }
.rows a:hover, .card a:hover { text-decoration: underline; }
.rows p { margin-top: 2px; color: var(--quiet); font-size: 15px; grid-column: 2; }
.guesses li { grid-template-columns: 1fr; }
.guesses { margin-top: 28px; }
.news-pair { display: grid; grid-template-columns: 5fr 6fr; gap: 40px; }
.news-one { max-width: 560px; }
.news-pair .rows li { grid-template-columns: 1fr; }
.news-pair .rows p { grid-column: 1; }
.news-pair .rows { border-bottom: 0; }
.news-pair .rows li:first-child { border-top: 0; padding-top: 0; }
.cover { position: relative; margin: -22px -22px 18px; aspect-ratio: 16 / 6; border-radius: 11px 11px 0 0; overflow: hidden;
  background: linear-gradient(115deg, var(--brand-deep) 30%, var(--brand)); }
.cover .routes { width: 100%; height: auto; top: -12%; }
.site .first h3 { font-size: 24px; margin: 8px 0; }

.dated time { color: var(--quiet); font-size: 14px; margin-bottom: 10px; }
.dated b { font-size: 26px; color: var(--link); font-variant-numeric: tabular-nums; }
.dated .quiet { margin-top: auto; padding-top: 14px; font-size: 14px; }
.chips { display: flex; flex-wrap: wrap; gap: 10px; padding: 0; list-style: none; }
.chips a { display: inline-flex; align-items: baseline; gap: 8px; min-height: 44px; padding: 8px 18px; border: 1px solid var(--line);
  border-radius: 22px; background: var(--page); text-decoration: none; }
.chips a:hover { border-color: var(--link); }
.chips small { color: var(--quiet); font-size: 13px; }
.site .chips a[aria-current] { background: var(--brand); color: var(--on-brand); border-color: var(--brand); }
.port-pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); gap: 24px 40px; }
.port-pair h3 { font-size: 15px; color: var(--quiet); font-weight: 600; margin: 0 0 10px; }
.story { display: grid; grid-template-columns: 1fr 1fr; gap: 32px 72px; }
.story .slogan { font-size: 22px; font-weight: 600; color: var(--ink); margin-bottom: 12px; }
.story > div p { color: var(--quiet); }
.years { list-style: none; padding: 0; border-left: 2px solid var(--line); }
.years li { position: relative; padding: 0 0 18px 24px; display: grid; grid-template-columns: 64px 1fr; gap: 12px; }
.years li::before { content: ''; position: absolute; left: -7px; top: 8px; width: 12px; height: 12px; border-radius: 50%;
  background: var(--brand); }
.years li:last-child { padding-bottom: 0; }
.years strong { font-variant-numeric: tabular-nums; color: var(--link); }
.partners { display: flex; flex-wrap: wrap; gap: 16px 40px; list-style: none; padding: 0; align-items: center; }
.partners img { height: 40px; width: auto; }
.gallery { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); padding: 0; list-style: none; }
.gallery figure { margin: 0; }
.gallery img { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 8px; }
`
