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
  const english = language() === 'EN'
  // a saved view or a filter in the address asks for other rows
  const first = location.search === '' ? document.currentScript.dataset.first : ''
  // a read that ends with Lang has names and sentences in the language of the last visit
  ask(first === '' ? [] : first.split(' ').map((read) => read.replace(/&Lang$/, english ? '&Lang=en' : '')))

  function language() {
    try {
      return localStorage.getItem('jst:lan')
    } catch {
      return null
    }
  }

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
    const start = /* start */ {}
    const answers = {}
    const get = (path) => fetch(path, { headers: { Authorization: `Bearer ${token}`, 'web-version': '1' } })
    const started = get(start.path)
    const data = started.then((answer) => answer.clone().json()).then((body) => body.Data)
    // a refusal is that of each read
    for (const path of Object.keys(start.parts))
      answers[path] = Promise.all([started, data]).then(([answer, parts]) =>
        answer.ok ? partOf(parts[start.parts[path]]) : answer.clone(),
      )
    for (const read of reads.concat(first)) answers[read] = get(read)
    for (const path of Object.keys(answers)) answers[path].catch(() => undefined)
    window.jstBoot = { token, answers }
  }

  // As the read itself answers: Status 0 is for nothing to show.
  function partOf(Data) {
    return new Response(JSON.stringify({ Status: Data === null ? 0 : 1, Data }))
  }
})()
