// Runs in the page of the editor: notes how long each key takes from the keyboard, also while the page is busy, until its paint has ended.
;(() => {
  const probe = { keys: [], waiting: undefined }
  window.sheetProbe = probe
  addEventListener(
    'keydown',
    (event) => {
      const started = event.timeStamp
      probe.waiting = new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => {
            probe.keys.push({ key: event.key, ms: performance.now() - started })
            resolve(true)
          })
          port1.start()
          port2.postMessage(undefined)
        })
      })
    },
    true,
  )
  /** Resolves when the last key was painted. */
  probe.settled = () => probe.waiting
  /** Times of the keys since the last call. */
  probe.take = () => probe.keys.splice(0)
})()
