// Runs in the page before anything of it: notes when the awaited element was painted, and what moved.
;(() => {
  const probe = { cls: 0, fcp: undefined, shown: undefined }
  window.benchProbe = probe
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) probe.cls += shift.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const paint of list.getEntries()) if (paint.name === 'first-contentful-paint') probe.fcp = paint.startTime
  }).observe({ type: 'paint', buffered: true })

  /** Calls back right after the next paint. */
  const afterPaint = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => done(performance.now()))
      port1.start()
      port2.postMessage(undefined)
    })

  /** Starts waiting for an element; `probe.shown` is the time of its paint. */
  probe.await = (selector) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      watcher.disconnect()
      afterPaint((at) => (probe.shown = at))
    })
    watcher.observe(document, { childList: true, subtree: true })
  }

  /** Script and style bytes as transferred, compressed, and requests, up to the awaited paint. */
  probe.loaded = () => {
    const resources = performance.getEntriesByType('resource')
    const code = resources.filter(({ name, responseEnd }) => /\.(js|css)(\?|$)/.test(name) && responseEnd <= probe.shown)
    return {
      bytes: code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      requests: resources.filter(({ startTime }) => startTime <= probe.shown).length + 1,
    }
  }

  const isVisible = (element) => element !== null && element.checkVisibility({ visibilityProperty: true })

  /** Clicks a tab; resolves with the milliseconds until its page was painted. */
  probe.switchTo = (tab) =>
    new Promise((resolve) => {
      const started = performance.now()
      tab.click()
      const look = () => {
        if (isVisible(document.querySelector(`[role=tabpanel][aria-labelledby="${CSS.escape(tab.id)}"] > *`)))
          afterPaint((at) => resolve(at - started))
        else requestAnimationFrame(look)
      }
      look()
    })

  /** Paths of the links that the user sees now. */
  probe.links = () => [...document.querySelectorAll('a[href^="/"]')].filter(isVisible).map((link) => link.getAttribute('href'))
})()
