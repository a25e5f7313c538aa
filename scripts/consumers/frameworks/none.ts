import { acts, channel, drafts, permissions, session, shown, tabs, validation } from './stores'

/** Shows a store now and after each change. */
function show<S>(
  name: keyof typeof acts,
  store: { subscribe(listener: () => void): () => void; getSnapshot(): S },
  text: (now: S) => string,
): void {
  const output = document.createElement('output')
  output.ariaLabel = name
  const draw = () => (output.textContent = text(store.getSnapshot()))
  store.subscribe(draw)
  draw()
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', () => void acts[name]())
  document.body.append(output, button)
}

show('session', session, shown.session)
show('permissions', permissions, shown.permissions)
show('channel', channel, shown.channel)
show('tabs', tabs, shown.tabs)
show('drafts', drafts, shown.drafts)
show('validation', validation, shown.validation)
