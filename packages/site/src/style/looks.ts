/** Styles of each look, beside its hero. */
export const looks = `
.platform .ways .button { background: var(--brand); color: var(--on-brand); border-color: var(--brand); }
.customer .head { border-top: 4px solid var(--brand); }
.customer .head .wrap { min-height: 64px; }
.customer .nav a { border: 0; border-radius: 20px; padding: 6px 14px; }
.site.customer .nav a[aria-current] { background: var(--tint); color: var(--link); }
.customer .nav a:hover { background: var(--soft); }
.customer .part { padding: 44px 0; }
.customer .part-head { margin-bottom: 18px; }
.customer .part-head h2 { font-size: 22px; }
.customer .title { background: none; border-bottom: 1px solid var(--line); }
.customer .title .wrap { padding-top: 28px; padding-bottom: 22px; }
.customer .title h1 { font-size: 26px; }
.customer .foot { background: var(--soft); color: var(--quiet); border-top: 1px solid var(--line); }
.site.customer .foot a { color: var(--link); }
.customer .foot :is(h2, strong) { color: var(--ink); }
.customer .legal { border-color: var(--line); }
.company .head { border: 0; }
.company .head .wrap { min-height: 96px; gap: 8px 40px; }
.company .logo { font-size: 22px; letter-spacing: .04em; }
.company .nav { justify-content: flex-end; gap: 0 16px; }
.company .nav a { padding: 10px 8px; letter-spacing: .04em; }
.site.company .ways .button { border: 0; padding: 8px 12px; }
.company .part { padding: 88px 0; }
.company .part-head { justify-content: center; text-align: center; margin-bottom: 44px; }
.company .part-head h2 { flex-basis: 100%; font-size: 34px; letter-spacing: .04em; }
.company .part-head h2::after { content: ''; display: block; width: 48px; height: 3px; background: var(--brand); margin: 14px auto 0; }
.company .part-head .lead { order: 0; }
.company .part-head .on { flex-basis: 100%; }
.company .on { margin: 0; order: 2; }
.company .band { padding: 52px 0; background: var(--brand-deep); color: #fff; }
.company .band .part-head { display: none; }
.company .band :is(dt, dd) { color: #fff; }
.company .stats { text-align: center; }
.company .stats div { border: 0; padding: 0; }
.company .stats dd { font-size: 46px; }
.company .services .card { flex-direction: column; gap: 0; border: 0; border-radius: 0; padding: 0 0 24px; background: none; }
.company .services .card > .icon { width: 100%; height: 132px; padding: 36px; margin-bottom: 18px; background: var(--tint); stroke-width: 1;
  border-radius: 4px; }
.company .soft .services .card > .icon { background: var(--page); }
.company .services .card > img { width: 100%; margin: 0 0 18px; border-radius: 4px; }
.company .card { border-radius: 4px; }
.company .title { background: var(--brand-deep); color: #fff; text-align: center; }
.company .title .wrap { padding-top: 72px; padding-bottom: 64px; }
.company .title h1 { font-size: 40px; letter-spacing: .06em; }
.company .title p { color: #fff; margin-left: auto; margin-right: auto; }
.peers .head { background: #16202b; border: 0; }
.site.peers .head :is(.logo, .nav a, .find, .languages a) { color: #fff; }
.site.peers .nav a[aria-current] { border-color: #fff; }
.peers .part { padding: 40px 0; }
.peers .part-head { margin-bottom: 18px; }
.peers .part-head h2 { font-size: 22px; padding-left: 12px; border-left: 4px solid var(--brand); }
.peers .card { border-radius: 4px; }
.peers .foot { background: #16202b; }
`
