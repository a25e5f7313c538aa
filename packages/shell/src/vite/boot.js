;(function () {
  try {
    if (localStorage.getItem('jst:theme') === 'dark') document.body.setAttribute('arco-theme', 'dark')
  } catch {
    // Storage is barred: the light theme.
  }
  const screens = /* screens */ {}
  const path = location.pathname.replace(/\/+$/, '').toLowerCase() || '/'
  for (const file of screens[path] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
})()
