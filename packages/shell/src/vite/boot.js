;(function () {
  try {
    const dark = localStorage.getItem('jst:theme') === 'dark'
    const layout = localStorage.getItem('jst:layout')
    const folded = localStorage.getItem('jst:menu-folded') === '1'
    const visitor = (localStorage.getItem('jst:token') ?? sessionStorage.getItem('jst:token')) === null
    whenBody((body) => {
      if (dark) body.setAttribute('arco-theme', 'dark')
      if (layout) body.dataset.layout = layout
      if (folded) body.dataset.menu = 'folded'
      if (visitor) body.dataset.visitor = ''
    })
  } catch {
    // Storage is barred: the light theme, and the menu at the side.
  }
  // a saved view or a filter in the address asks for other rows
  const first = location.search === '' ? document.currentScript.dataset.first : ''
  ask(first === '' ? [] : first.split(' '))

  // The script stands before the style sheets, so that it need not wait for them; the body comes later, and is told before its first paint.
  function whenBody(tell) {
    const watcher = new MutationObserver(() => {
      if (!document.body) return
      watcher.disconnect()
      tell(document.body)
    })
    watcher.observe(document.documentElement, { childList: true })
  }

  // The reads of every session and of the screen, under way while the app's code still is: the page takes their answers instead of asking.
  function ask(first) {
    let token = null
    try {
      token = localStorage.getItem('jst:token') ?? sessionStorage.getItem('jst:token')
    } catch {
      // Storage is barred: a visitor.
    }
    if (token === null) return
    const reads = /* reads */ []
    const answers = {}
    for (const read of reads.concat(first)) {
      answers[read] = fetch(read, { headers: { Authorization: `Bearer ${token}`, 'web-version': '1' } })
      answers[read].catch(() => undefined)
    }
    window.jstBoot = { token, answers }
  }
})()
