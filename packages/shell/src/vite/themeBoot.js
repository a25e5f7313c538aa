try {
  if (localStorage.getItem('jst:theme') === 'dark') document.body.setAttribute('arco-theme', 'dark')
} catch {
  // Storage is barred: the light theme.
}
